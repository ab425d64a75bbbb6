import { isRecord } from './is-record.ts';
import { useSession } from './session-store.ts';
import { showSuccess } from './show-success.ts';
import { parseKept } from './storage.ts';
import { NOTICE_KEY, readInTab, writeInTab, type Notice } from './tab-storage.ts';

/** Shows the kept sentence, once. To be called when the server has said who is signed in. */
export function showKeptNotice(): void {
  const notice = parseKept(readInTab(NOTICE_KEY), isNotice);
  writeInTab(NOTICE_KEY, null);
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
