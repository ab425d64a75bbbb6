import { expect, test } from 'vitest';
import { GENERATION_LIMITS as SERVER_LIMITS } from '#domain/generation/limits.ts';
import { SUGGESTED, suggestionsFor } from '#domain/element-commands/suggestions.ts';
import { RENDERING_LIMITS } from '#domain/rendering/limits.ts';
import { loadEveryArea, translator } from '#web/i18n/language-store.ts';
import { API_MODE_LIMITS } from './api-mode/api-mode-limits.ts';
import { GENERATION_LIMITS } from './ask-ai/generation-limits.ts';
import { GENERATION_STAGES } from '#domain/generation/generation-types.ts';
import { BACKGROUNDS, FONTS, SIZES, TEXT_COLOURS } from './visual-editor/style-choices.ts';

const SOURCES = import.meta.glob<string>(
  [
    './**/*.ts',
    './**/*.tsx',
    '../../frame/**/*.ts',
    '../../lib/show-*.ts',
    '../../../worker/shared/domain/sites/content-guard.ts',
    '!./**/*.test.*',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

type Key = Parameters<ReturnType<typeof translator>>[0];

interface AgreedText {
  /** As agreed, in the language in which it was. */
  text: string;
  in: 'en' | 'it';
  key: Key;
  /** The file that shows it, below `web/features/builder`, and the code there that names the key. */
  by: readonly [file: string, code: string];
}

const en = (text: string, key: Key, ...by: AgreedText['by']): AgreedText => ({
  text,
  in: 'en',
  key,
  by,
});
const it = (text: string, key: Key, ...by: AgreedText['by']): AgreedText => ({
  text,
  in: 'it',
  key,
  by,
});

/** The texts of the visual editor that are agreed to the letter. The other language has a text of its own. */
const TEXTS: readonly AgreedText[] = [
  // Errors
  en(
    'Editor initialization failed. Try reloading the page.',
    'codeEditor.broken',
    'code-editor/code-pane.tsx',
    'showErrorFor(t(failure)',
  ),
  en(
    'Editor failed to load. Switching to preview mode.',
    'codeEditor.failed',
    'code-editor/code-pane.tsx',
    'showErrorFor(t(failure)',
  ),
  en(
    'Editor taking too long to load. Switching to preview mode.',
    'codeEditor.slow',
    'code-editor/code-pane.tsx',
    'showErrorFor(t(failure)',
  ),
  it(
    'Contenuto HTML non valido o troppo corto',
    'visualEditor.errors.tooShort',
    'saving/save-page.ts',
    "showError(t('visualEditor.errors.tooShort'))",
  ),
  it(
    'Impossibile salvare: UUID del sito non disponibile',
    'visualEditor.errors.noSite',
    'saving/save-page.ts',
    "showError(t('visualEditor.errors.noSite'))",
  ),
  it(
    'Errore durante il salvataggio sul server. Controlla la console per ulteriori dettagli.',
    'visualEditor.errors.saveServer',
    'saving/save-page.ts',
    "showErrorOnTop(t('visualEditor.errors.saveServer'))",
  ),
  it(
    'Errore durante il salvataggio',
    'visualEditor.errors.save',
    'saving/save-page.ts',
    "showError(t('visualEditor.errors.save'))",
  ),
  en(
    'Error updating element',
    'visualEditor.errors.element',
    'visual/refusal-sentence.ts',
    "'visualEditor.errors.element'",
  ),
  en(
    'Failed to update content',
    'visualEditor.errors.content',
    'visual/refusal-sentence.ts',
    "'visualEditor.errors.content'",
  ),
  it(
    'Errore durante il miglioramento con AI',
    'visualEditor.assistant.failed',
    'visual-editor/assistant/element-assistant.tsx',
    "t('failed')",
  ),
  it(
    'Contenuto HTML sospetto rilevato. Salvataggio annullato per prevenire la perdita di dati.',
    'builder.guard.suspect',
    'saving/say-notice.ts',
    "t('builder.guard.suspect')",
  ),
  it(
    'Errore durante il salvataggio: contenuto HTML non valido',
    'builder.guard.invalid',
    'saving/say-notice.ts',
    "t('builder.guard.invalid')",
  ),
  it(
    "Seleziona un elemento prima di usare l'AI Assistant",
    'visualEditor.assistant.none',
    'rail/use-rail-tools.ts',
    "inform('visualEditor.assistant.none')",
  ),
  // Successes
  it(
    'Contenuto salvato con successo!',
    'visualEditor.saved',
    'saving/save-page.ts',
    "tell('visualEditor.saved')",
  ),
  it(
    'HTML copiato negli appunti',
    'visualEditor.copied',
    'visual/editing-host.ts',
    "tell('visualEditor.copied')",
  ),
  it(
    'Elemento migliorato: {command}',
    'visualEditor.assistant.done',
    'visual-editor/assistant/element-assistant.tsx',
    "t('done', { command: said.name })",
  ),
  it(
    'Elemento ottimizzato',
    'visualEditor.assistant.optimised',
    'visual-editor/assistant/element-assistant.tsx',
    "t('optimised')",
  ),
  it(
    "Elemento isolato nell'editor",
    'visualEditor.isolation.done',
    'visual/isolate.ts',
    "tell('visualEditor.isolation.done')",
  ),
  it(
    'Modalità API disattivata',
    'visualEditor.apiMode.left',
    'api-mode/leave-api-mode.ts',
    "tell('visualEditor.apiMode.left')",
  ),
  en('AI processing complete', 'builderAsk.done', 'conversation/entry-view.tsx', "t('done')"),
  it(
    'Attendere, stiamo preparando il tuo progetto...',
    'builderAsk.banner',
    'ask-ai/working-card.tsx',
    "t('banner')",
  ),
  // Names
  en('API Editing', 'visualEditor.apiMode.badge', 'api-mode/api-mode-badges.tsx', "t('badge')"),
  en(
    'Preparing Project',
    'visualEditor.apiMode.preparing',
    'api-mode/api-mode-badges.tsx',
    "t('preparing')",
  ),
  it(
    'Disabilita modalità API',
    'builderTabs.tools.api',
    'rail/use-rail-tools.ts',
    't(`tools.${tool.id}`)',
  ),
  it(
    'Processando...',
    'codeEditor.processing',
    'code-editor/editor-toolbar.tsx',
    "t('processing')",
  ),
  it('Salvando...', 'codeEditor.saving', 'code-editor/editor-toolbar.tsx', "t('saving')"),
  en('History', 'codeEditor.history', 'code-editor/editor-toolbar.tsx', "label={t('history')}"),
  it(
    'Copia HTML',
    'visualEditor.copyPage',
    'visual-editor/inspector/advanced-fields.tsx',
    "t('copyPage')",
  ),
  it(
    'Copia Elemento',
    'visualEditor.copyElement',
    'visual-editor/inspector/advanced-fields.tsx',
    "copy('copyElement')",
  ),
  en('Font', 'visualEditor.font', 'visual-editor/style-selectors.tsx', "t('font')"),
  en('Size', 'visualEditor.size', 'visual-editor/style-selectors.tsx', "t('size')"),
  en('Align', 'visualEditor.align', 'visual-editor/style-selectors.tsx', "t('align')"),
  it('Colore', 'visualEditor.colour', 'visual-editor/style-selectors.tsx', "t('colour')"),
  it('Sfondo', 'visualEditor.background', 'visual-editor/style-selectors.tsx', "t('background')"),
  it(
    'Chiudi ispettore',
    'visualEditor.inspector.close',
    'visual-editor/inspector/inspector.tsx',
    "t('close')",
  ),
  it(
    'Vai',
    'visualEditor.assistant.go',
    'visual-editor/assistant/element-assistant.tsx',
    "t('go')",
  ),
  it(
    'Strumenti Avanzati',
    'visualEditor.assistant.advanced',
    'visual-editor/assistant/element-assistant.tsx',
    "t('advanced')",
  ),
  it(
    'Ottimizza',
    'visualEditor.assistant.optimise',
    'visual-editor/assistant/element-assistant.tsx',
    "t('optimise')",
  ),
  it(
    'Isola elemento',
    'visualEditor.isolation.start',
    'visual-editor/assistant/element-assistant.tsx',
    "isolation('start')",
  ),
];

const plain = (text: string) => text.replaceAll('’', "'");

test('every agreed text is in its catalogue to the letter, and has one of its own in the other language', async () => {
  const raw = async (language: 'en' | 'it') => {
    await loadEveryArea(language);
    const t = translator();
    return new Map(TEXTS.map(({ key }) => [key, plain(String(t.raw(key)))]));
  };
  const texts = { en: await raw('en'), it: await raw('it') };
  expect(TEXTS.map(({ key, in: language }) => [key, texts[language].get(key)])).toEqual(
    TEXTS.map(({ key, text }) => [key, text]),
  );
  // These are the same word in both languages.
  const same = TEXTS.filter(({ key }) => texts.en.get(key) === texts.it.get(key));
  expect(same.map(({ text }) => text)).toEqual(['Font']);
});

test.each(TEXTS)('"$text" is shown by $by.0', ({ by: [file, code] }) => {
  expect(SOURCES[`./${file}`]).toContain(code);
});

test('the badge of the inspector says how many are selected', async () => {
  await loadEveryArea('it');
  const t = translator();
  const said = (gender: 'f' | 'm', count = 1) =>
    t('visualEditor.inspector.selected', { count, gender });
  expect([said('m'), said('f'), said('m', 3)]).toEqual([
    'Selezionato',
    'Selezionata',
    '3 selezionati',
  ]);
});

test('the choices of the toolbar are the agreed ones, in their order', async () => {
  await loadEveryArea('it');
  const t = translator();
  const names = (choices: readonly { id: string }[]) =>
    choices.map(({ id }) => t(`visualEditor.choices.${id as 'default'}`));
  expect(FONTS.slice(1, 11).map(({ id }) => id)).toEqual([
    'Arial',
    'Helvetica',
    'Georgia',
    'Times New Roman',
    'Verdana',
    'Roboto',
    'Open Sans',
    'Montserrat',
    'Lato',
    'Inter',
  ]);
  expect(SIZES.slice(1).map(({ id, value }) => `${id} ${value ?? ''}`)).toEqual([
    'XS 0.75rem',
    'SM 0.875rem',
    'Base 1rem',
    'LG 1.125rem',
    'XL 1.25rem',
    '2XL 1.5rem',
    '3XL 1.875rem',
    '4XL 2.25rem',
    '5XL 3rem',
  ]);
  expect(names(TEXT_COLOURS).slice(1)).toEqual([
    'Nero',
    'Grigio',
    'Bianco',
    'Rosso',
    'Verde',
    'Blu',
    'Indigo',
    'Viola',
    'Rosa',
    'Arancione',
    'Giallo',
  ]);
  expect(names(BACKGROUNDS)).toEqual([
    'Nessuno',
    'Chiaro',
    'Scuro',
    'Bianco',
    'Nero',
    'Rosso',
    'Verde',
    'Blu',
    'Indigo',
    'Viola',
    'Rosa',
    'Arancione',
    'Giallo',
  ]);
});

test('every kind of element has suggestions, all of them named in both languages', async () => {
  const tags = [
    'h1',
    'h6',
    'p',
    'a',
    'img',
    'div',
    'button',
    'section',
    'span',
    'ul',
    'ol',
    'li',
    'nav',
  ];
  expect(tags.filter((tag) => suggestionsFor(tag).length < 4)).toEqual([]);
  const offered = new Set(tags.flatMap((tag) => suggestionsFor(tag)));
  expect([...offered].filter((id) => SUGGESTED[id] === undefined)).toEqual([]);
});

/** The numbers that are agreed, as the code has them. */
const NUMBERS: readonly [what: string, actual: unknown, agreed: unknown][] = [
  ['redraws in API-editing mode, milliseconds', API_MODE_LIMITS.redrawMs, 8_000],
  ['preparing, milliseconds at most', API_MODE_LIMITS.preparingMs, 30_000],
  ['stages of a generation', GENERATION_STAGES.length - 1, 5],
  ['preview of a stream, milliseconds', GENERATION_LIMITS.followMs, 300],
  ['first byte, milliseconds', GENERATION_LIMITS.firstByteMs, 5_000],
  ['silence of a stream, milliseconds', GENERATION_LIMITS.idleMs, 60_000],
  ['retries', GENERATION_LIMITS.retries, 3],
  ['pause between retries, milliseconds', GENERATION_LIMITS.retryDelayMs, 1_000],
  ['characters of a command to the AI', SERVER_LIMITS.promptCharacters, 8_000],
  ['characters of a page that is drawn', RENDERING_LIMITS.minimumCharacters, 20],
  ['style sources', RENDERING_LIMITS.styleSources, 10],
];

test.each(NUMBERS)('%s', (_what, actual, agreed) => {
  expect(actual).toBe(agreed);
});

/** Numbers that only their own file knows. */
const WRITTEN: readonly [what: string, file: string, code: string][] = [
  [
    'typed words are told after 300 ms of quiet',
    '../../frame/text/session.ts',
    'REPORT_AFTER_MS = 300;',
  ],
  [
    'the code editor is given ten seconds',
    './code-editor/load-editor.ts',
    'SLOW_AFTER_MS = 10_000;',
  ],
  [
    'an editor that does not start is told for 5 s and left after 0.5 s',
    './code-editor/code-pane.tsx',
    'broken: { durationMs: 5_000, leaveAfterMs: 500 }',
  ],
  [
    'an editor that does not load is told for 3 s',
    './code-editor/code-pane.tsx',
    'failed: { durationMs: 3_000',
  ],
  ['a suspicious page is told for 5 s', './saving/say-notice.ts', 'GUARD_MS = 5_000;'],
  [
    'a page of under 50 characters is none, and one that loses half of over 1,000 is suspicious',
    '../../../worker/shared/domain/sites/content-guard.ts',
    'fragment: 50, guarded: 1_000, keptShare: 0.5',
  ],
  ['success is told for 2 s', '../../lib/show-success.ts', 'SUCCESS_DURATION_MS = 2_000;'],
  ['an error is told for 4 s', '../../lib/show-error.ts', 'ERROR_DURATION_MS = 4_000;'],
  [
    'a page that the server did not save is told as long, on top',
    '../../lib/show-error.ts',
    'durationMs: ERROR_DURATION_MS, isOnTop: true',
  ],
];

test.each(WRITTEN)('%s', (_what, file, code) => {
  expect(SOURCES[file]).toContain(code);
});
