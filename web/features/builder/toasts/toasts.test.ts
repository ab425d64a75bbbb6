import { beforeEach, expect, test, vi } from 'vitest';
import { loadEveryArea, translator } from '#web/i18n/language-store.ts';
import { LANGUAGES } from '#web/i18n/languages.ts';
import { showError } from '#web/lib/show-error.ts';
import * as toastHost from '#web/lib/toast-host.ts';
import { toggleSilentMode, useSilentMode } from './silent-mode.ts';
import { inform, tell, warn } from './show-notice.ts';
import { isSwallowed, TOAST_RULES, type ToastKey } from './toast-rules.ts';

const SOURCES = Object.entries(
  import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).filter(([path]) => !path.startsWith('./'));

const KEYS = Object.keys(TOAST_RULES) as ToastKey[];
const VALUES = { name: 'Forno', count: 2, command: 'Bold' };

const toast = vi.spyOn(toastHost, 'raiseToast').mockResolvedValue();
const said = () => toast.mock.calls.map(([{ kind, text }]) => `${kind}: ${text}`);

beforeEach(async () => {
  toast.mockClear();
  localStorage.clear();
  useSilentMode.setState({ isSilent: true });
  await loadEveryArea('en');
});

test('silent mode leaves out what the screen shows by itself, and nothing else', () => {
  expect(KEYS.filter((key) => isSwallowed(key, true))).toEqual([
    'builder.toast.saved',
    'builder.toast.fileSaved',
    'visualEditor.saved',
    'visualEditor.apiMode.left',
    'visualEditor.assistant.none',
    'visualEditor.assistant.done',
    'visualEditor.assistant.optimised',
    'visualEditor.isolation.done',
  ]);
  expect(KEYS.filter((key) => isSwallowed(key, false))).toEqual([]);
});

test.each(LANGUAGES)(
  'no toast that is left out speaks of a fault or of money (%s)',
  async (language) => {
    await loadEveryArea(language);
    const t = translator();
    const sentences = KEYS.filter((key) => isSwallowed(key, true)).map((key) => t(key, VALUES));
    const grave = /error|fail|could not|cannot|lost|credit|impossibil|non è stato|perso/i;
    expect(sentences.filter((sentence) => grave.test(sentence))).toEqual([]);
  },
);

test('errors are heard in silent mode, whatever their sentence', () => {
  for (const key of KEYS) showError(translator()(key, VALUES));
  expect(said()).toHaveLength(KEYS.length);
  expect(said().every((line) => line.startsWith('error: '))).toBe(true);
});

test('every toast of the table is said somewhere in the builder', () => {
  const all = SOURCES.map(([, source]) => source).join('\n');
  expect(KEYS.filter((key) => !all.includes(`'${key}'`))).toEqual([]);
});

test('no toast of the builder passes the table by', () => {
  const direct = SOURCES.filter(([, source]) => /show-success\.ts|raiseToast/.test(source));
  expect(direct.map(([path]) => path)).toEqual([
    // The server's own sentence about the version that it keeps.
    '../history/keep-version.ts',
    // An error with a button.
    '../saving/say-notice.ts',
  ]);
});

test('silent mode is on at first, and off until it is turned on again', () => {
  tell('builder.toast.saved');
  tell('visualEditor.copied');
  toggleSilentMode();
  tell('builder.toast.saved');
  inform('builderAsk.busy');
  warn('builderExport.missing', { count: 1 });
  expect(localStorage.getItem('bluewave_silent')).toBe('off');
  toggleSilentMode();
  tell('builder.toast.saved');
  expect(said()).toEqual([
    'success: HTML copied to the clipboard',
    'success: Site saved successfully',
    expect.stringMatching(/^info: The AI is already/),
    expect.stringMatching(/^warning: /),
  ]);
  expect(localStorage.getItem('bluewave_silent')).toBe(null);
});
