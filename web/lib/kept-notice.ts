import { isRecord } from './is-record.ts';
import { useSession } from './session-store.ts';
import { showSuccess } from './show-success.ts';
import { parseKept } from './storage.ts';
import { readInTab, writeInTab } from './tab-storage.ts';

const KEY = 'bluewave_notice';

/** A sentence about what the page that is left has begun. It is true only if the next page starts with this status. */
interface Notice {
  text: string;
  status: 'signed-in' | 'signed-out';
}

/** Keeps a sentence for the page that this tab opens next. */
export function keepNotice(notice: Notice): void {
  writeInTab(KEY, JSON.stringify(notice));
}

/** Shows the kept sentence, once. To be called when the server has said who is signed in. */
export function showKeptNotice(): void {
  const notice = parseKept(readInTab(KEY), isNotice);
  writeInTab(KEY, null);
  const hasFailed = new URLSearchParams(window.location.search).has('error');
  if (notice !== null && !hasFailed && useSession.getState().status === notice.status) {
    showSuccess(notice.text);
  }
}

function isNotice(value: unknown): value is Notice {
  return (
    isRecord(value) && typeof value['text'] === 'string' && typeof value['status'] === 'string'
  );
}
