import { isRecord } from '#web/lib/is-record.ts';
import { parseKept } from '#web/lib/storage.ts';
import { readInTab, writeInTab } from '#web/lib/tab-storage.ts';

const KEY = 'bluewave_guest_run';

interface GuestRun {
  id: string;
  /** The document that the page is for. The server does not know it. */
  uuid: string;
}

/** Notes the run of a guest, so that its page is found again after a reload. */
export function rememberGuestRun(run: GuestRun): void {
  writeInTab(KEY, JSON.stringify(run));
}

/** The run is in an account. */
export function forgetGuestRun(): void {
  writeInTab(KEY, null);
}

/** The id of the guest's run that makes this document's page; null when there is none. */
export function guestRunOf(uuid: string): string | null {
  const run = parseKept(readInTab(KEY), isGuestRun);
  return run?.uuid === uuid ? run.id : null;
}

function isGuestRun(value: unknown): value is GuestRun {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['uuid'] === 'string';
}
