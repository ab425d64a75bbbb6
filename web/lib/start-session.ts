import { renewSession } from './api-fetch.ts';
import { showKeptNotice } from './kept-notice.ts';
import { restoreSession } from './session-store.ts';

/** Stored credentials are used at once and checked in the background. Without them the server is asked first. */
export function startSession(): void {
  restoreSession();
  void renewSession().then(showKeptNotice);
}
