import { isRecord } from './is-record.ts';
import { readInTab, writeInTab } from './tab-storage.ts';

const KEY = 'bluewave_own_words';

/** What somebody says of their own business, for the templates that they try. */
export interface OwnWords {
  name: string;
  line: string;
}

/** Keeps the words for this tab, across sign-in and full page loads. */
export function keepOwnWords(words: OwnWords): void {
  writeInTab(KEY, JSON.stringify(words));
}

/** The kept words; null when there are none. */
export function readOwnWords(): OwnWords | null {
  try {
    const kept: unknown = JSON.parse(readInTab(KEY) ?? 'null');
    if (!isRecord(kept)) return null;
    const { name, line } = kept;
    return typeof name === 'string' && typeof line === 'string' ? { name, line } : null;
  } catch {
    return null;
  }
}
