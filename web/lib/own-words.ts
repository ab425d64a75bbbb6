import { isRecord } from './is-record.ts';
import { parseKept } from './storage.ts';
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
  return parseKept(readInTab(KEY), isOwnWords);
}

function isOwnWords(value: unknown): value is OwnWords {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['line'] === 'string';
}
