import { judgeUpdate } from '#domain/sites/content-guard.ts';
import { translator } from '#web/i18n/language-store.ts';
import { writeStored } from '#web/lib/storage.ts';
import { raiseToast } from '#web/lib/toast-host.ts';
import { historyText, isMadeByHand } from '../edit-history.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import { isPage } from '../workspace-store.ts';

/** Builder spec section 5. */
const TOAST_MS = 5_000;

/** Whoever types on is told of it, but not at every pause. */
const QUIET_MS = 10_000;

/** Of each document when it was last told of, and the text that the user stood by. */
const told = new Map<string, number>();
const confirmed = new Map<string, string>();

/**
 * False for an edit by hand that may have lost a page: it is not saved, both texts are kept in this browser,
 * and the user is told once, with a button that stands by the edit. What the AI or a restored version
 * changed was asked for, and is not judged.
 */
export function mayBeSaved(document: OpenDocument, onConfirm: () => void): boolean {
  const { uuid, savedText, history } = document;
  if (!isPage(document) || savedText === null || !isMadeByHand(history)) return true;
  const text = historyText(history);
  const verdict = judgeUpdate(savedText, text);
  if (verdict === 'accepted' || verdict === 'unchanged' || confirmed.get(uuid) === text) {
    told.delete(uuid);
    return true;
  }
  if (Date.now() - (told.get(uuid) ?? 0) < QUIET_MS) return false;
  told.set(uuid, Date.now());
  const t = translator();
  if (verdict !== 'suspect') {
    void raiseToast({ kind: 'error', text: t('builder.guard.invalid'), durationMs: TOAST_MS });
    return false;
  }
  writeStored(`bluewave_previous_${uuid}`, savedText);
  writeStored(`bluewave_suspect_${uuid}`, text);
  function confirm(): void {
    confirmed.set(uuid, text);
    onConfirm();
  }
  const action = { label: t('builder.guard.keep'), onClick: confirm };
  void raiseToast({
    kind: 'error',
    text: t('builder.guard.suspect'),
    durationMs: TOAST_MS,
    action,
  });
  return false;
}
