import type { EntryDraft, LedgerEntry } from './ledger-rows.ts';

/** SHA-256 of a text as lower-case hex. */
export type Digest = (text: string) => string;

/** The last entry's number, running balance and hash; for a new account the genesis of its user. */
export interface ChainHead {
  seq: number;
  posted: number;
  hash: string;
}

/** The head of an account without entries. The user id in it keeps rows from moving between accounts. */
export function genesisHead(userId: string, digest: Digest): ChainHead {
  return { seq: 0, posted: 0, hash: digest(`bluewave-ledger:${userId}`) };
}

export interface SealContext {
  head: ChainHead;
  heldAfter: number;
  now: number;
  digest: Digest;
}

/** Gives a draft its number, running balance and hash over everything before it. */
export function sealEntry(draft: EntryDraft, context: SealContext): LedgerEntry {
  const { head, heldAfter, now, digest } = context;
  const entry = {
    ...draft,
    seq: head.seq + 1,
    balanceAfter: head.posted + draft.amount,
    createdAt: now,
    heldAfter,
  };
  return { ...entry, hash: digest(chainText(head.hash, entry)) };
}

export function headAfter(entry: LedgerEntry): ChainHead {
  return { seq: entry.seq, posted: entry.balanceAfter, hash: entry.hash };
}

type Sealed = Omit<LedgerEntry, 'hash' | 'heldAfter'>;

function chainText(previousHash: string, entry: Sealed): string {
  return JSON.stringify([
    previousHash,
    entry.seq,
    entry.opId,
    entry.type,
    entry.amount,
    entry.balanceAfter,
    entry.reference,
    entry.description,
    entry.fingerprint,
    entry.createdAt,
  ]);
}

/**
 * Walks entries in order of `seq` from `head` and names every break: a gap, a balance that does not
 * add up, or a row that is not the one that was sealed.
 */
export function findChainBreaks(
  entries: readonly (Sealed & { hash: string })[],
  head: ChainHead,
  digest: Digest,
): string[] {
  const breaks: string[] = [];
  let last = head;
  for (const entry of entries) {
    if (entry.seq !== last.seq + 1) breaks.push(`entry ${entry.seq} follows ${last.seq}`);
    if (entry.balanceAfter !== last.posted + entry.amount) {
      breaks.push(`entry ${entry.seq} has balance ${entry.balanceAfter}`);
    }
    if (entry.hash !== digest(chainText(last.hash, entry))) {
      breaks.push(`entry ${entry.seq} was changed`);
    }
    last = { seq: entry.seq, posted: entry.balanceAfter, hash: entry.hash };
  }
  return breaks;
}
