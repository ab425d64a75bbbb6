import type { ConversationEntry } from '#domain/conversation/entry-types.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { readStoredJson, writeStored } from '#web/lib/storage.ts';

const KEY = 'bluewave_guest_run';
const DAY_MS = 24 * 60 * 60_000;

interface GuestRun {
  id: string;
  /** The document that the page is for. The server does not know it. */
  uuid: string;
  /** Epoch milliseconds. */
  at: number;
  /** The request and its answer, which the server forgets after a week; absent until the run has ended. */
  entry?: ConversationEntry;
}

/** Notes the run of a guest, so that its page and what was said are found again in this browser. */
export function rememberGuestRun(run: { id: string; uuid: string }): void {
  const others = readRuns().filter(({ uuid }) => uuid !== run.uuid);
  keepRuns([...others, { ...run, at: Date.now() }]);
}

/** Keeps what became of a guest's run with its page. */
export function keepGuestEntry(uuid: string, entry: ConversationEntry): void {
  const isRun = (run: GuestRun) => run.uuid === uuid && run.id === entry.id;
  keepRuns(readRuns().map((run) => (isRun(run) ? { ...run, entry } : run)));
}

/** The run is in an account. */
export function forgetGuestRun(uuid: string): void {
  keepRuns(readRuns().filter((run) => run.uuid !== uuid));
}

/** The id of the guest's run that made this document's page; null when there is none. */
export function guestRunOf(uuid: string): string | null {
  return readRuns().find((run) => run.uuid === uuid)?.id ?? null;
}

/** The request and the answer of a guest's run that has ended; null when there are none. */
export function guestEntryOf(uuid: string): ConversationEntry | null {
  return readRuns().find((run) => run.uuid === uuid)?.entry ?? null;
}

/** How many of the free pages this browser has used in the last day. The server counts for itself. */
export function countGuestPages(): number {
  const now = Date.now();
  return readRuns().filter(({ at, entry }) => now - at < DAY_MS && entry?.outcome.kind !== 'failed')
    .length;
}

function readRuns(): readonly GuestRun[] {
  return readStoredJson(KEY, isGuestRuns) ?? [];
}

const MOST_RUNS = 20;

function keepRuns(runs: readonly GuestRun[]): void {
  writeStored(KEY, runs.length === 0 ? null : JSON.stringify(runs.slice(-MOST_RUNS)));
}

function isGuestRuns(value: unknown): value is GuestRun[] {
  return Array.isArray(value) && value.every(isGuestRun);
}

function isGuestRun(value: unknown): value is GuestRun {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['uuid'] === 'string' &&
    typeof value['at'] === 'number'
  );
}
