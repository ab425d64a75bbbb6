import { isRecord } from '#web/lib/is-record.ts';
import { parseKept } from '#web/lib/storage.ts';
import { readInTab, writeInTab } from '#web/lib/tab-storage.ts';
import type { OpenDocument } from '../workspace/documents.ts';

const KEY = 'bluewave_draft';

/** A page that was not begun has no name of its own: after a reload another starter page takes its place. */
const NOT_BEGUN = 'starter';
/** Written while no document was shown; it goes along with the first that is. */
const NOWHERE = 'nowhere';

/** What is written in the Ask AI box and not answered yet, by document. */
export type Drafts = Readonly<Record<string, string>>;

/** The document's draft; a missing document is one that was not begun. */
export function draftOf(drafts: Drafts, document: OpenDocument | null): string {
  return drafts[isBegun(document) ? document.uuid : NOT_BEGUN] ?? drafts[NOWHERE] ?? '';
}

/** The drafts with another text for a document. */
export function withDraft(drafts: Drafts, document: OpenDocument | null, text: string): Drafts {
  const uuid = document?.uuid ?? NOWHERE;
  const next: Record<string, string> = { ...drafts, [NOWHERE]: '', [uuid]: text };
  // Under both names, because a change by hand begins the page, and its text goes along.
  if (!isBegun(document)) next[NOT_BEGUN] = text;
  else if ((drafts[uuid] ?? drafts[NOWHERE]) === drafts[NOT_BEGUN]) next[NOT_BEGUN] = '';
  return Object.fromEntries(Object.entries(next).filter(([, draft]) => draft !== ''));
}

/** Stored for this tab, so that they survive a reload and a sign-in. */
export function keepDrafts(drafts: Drafts): void {
  writeInTab(KEY, JSON.stringify(drafts));
}

export function readDrafts(): Drafts {
  return parseKept(readInTab(KEY), isDrafts) ?? {};
}

function isBegun(document: OpenDocument | null): document is OpenDocument {
  return document !== null && !(document.kind === 'site' && document.isStarter);
}

function isDrafts(value: unknown): value is Drafts {
  return isRecord(value) && Object.values(value).every((draft) => typeof draft === 'string');
}
