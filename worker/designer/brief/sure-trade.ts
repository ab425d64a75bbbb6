import { findTrade, type FoundTrade } from '../trades/detect-trade.ts';
import type { Brief } from './brief.ts';
import { splitSentences } from './sentences.ts';

/** What comes first says what the page is for. */
const FIRST = 70;
/** Farther behind stand customers and neighbours: a trade named there has to be named again. */
const FEWEST_SENTENCES = 2;
const QUOTED = /["“«][^"”»\n]{0,400}["”»]/g;

function isOfName(subject: string, name = ''): boolean {
  return name.toLowerCase().includes(subject.toLowerCase());
}

/** The trade of a brief by its subject, by what stands first in it, by its name, or by how often it is named. */
export function findSureTrade(
  text: string,
  { name, subject }: Pick<Brief, 'name' | 'subject'>,
): FoundTrade | undefined {
  const plain = text.replaceAll(QUOTED, (quoted) => ' '.repeat(quoted.length));
  const named = name === undefined ? undefined : findTrade(name);
  const found = findTrade(plain);
  if (found === undefined)
    return subject === undefined || isOfName(subject, name) ? named : undefined;
  const isOwn = (words: string): boolean => findTrade(words)?.trade === found.trade;
  if (subject !== undefined && !isOfName(subject, name)) {
    // "Agriturismo Il Falco, 6 camere, piscina": the name says it, whatever else stands beside it.
    return isOwn(subject) || (named?.at === 0 && named.trade === found.trade) ? found : undefined;
  }
  if (found.at < FIRST) return found;
  return splitSentences(plain).filter(isOwn).length >= FEWEST_SENTENCES ? found : undefined;
}
