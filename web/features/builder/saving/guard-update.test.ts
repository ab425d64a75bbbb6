import { beforeEach, expect, test, vi } from 'vitest';
import { raiseToast } from '#web/lib/toast-host.ts';
import { createDocument, type OpenDocument } from '../workspace/documents.ts';
import { recordStep, type EditOrigin } from '../edit-history.ts';
import { mayBeSaved } from './guard-update.ts';

vi.mock('#web/lib/toast-host.ts', () => ({ raiseToast: vi.fn() }));
const toast = vi.mocked(raiseToast);

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
});

const PAGE = `<!doctype html><html><body>${'<p>bread</p>'.repeat(200)}</body></html>`;
const SHORT = '<!doctype html><html><body><p>what was left of it</p></body></html>';

function edited(text: string, origin: EditOrigin = 'code'): OpenDocument {
  const site = { kind: 'site', name: 'A', revision: 3, isSaved: true } as const;
  const document = createDocument({ ...site, uuid: crypto.randomUUID(), text: PAGE }, 0);
  return {
    ...document,
    history: recordStep(document.history, { text, origin, label: '', at: 9_000 }),
  };
}

test('a page that lost most of itself is held back once, with both texts kept', () => {
  const document = edited(SHORT);
  expect([mayBeSaved(document, vi.fn()), mayBeSaved(document, vi.fn())]).toEqual([false, false]);
  expect(toast).toHaveBeenCalledTimes(1);
  expect(toast.mock.lastCall?.[0]).toMatchObject({ kind: 'error', durationMs: 5_000 });
  expect(localStorage.getItem(`bluewave_previous_${document.uuid}`)).toBe(PAGE);
  expect(localStorage.getItem(`bluewave_suspect_${document.uuid}`)).toBe(SHORT);
});

test('who stands by the edit saves it', () => {
  const document = edited(SHORT);
  const save = vi.fn();
  mayBeSaved(document, save);
  toast.mock.lastCall?.[0].action?.onClick();
  expect(save).toHaveBeenCalledOnce();
  expect(mayBeSaved(document, save)).toBe(true);
});

test('an empty page is held back, an answer of the AI is not', () => {
  expect(mayBeSaved(edited(''), vi.fn())).toBe(false);
  expect(mayBeSaved(edited(SHORT, 'ai'), vi.fn())).toBe(true);
  expect(mayBeSaved(edited(SHORT, 'restore'), vi.fn())).toBe(true);
});
