import { FILLERS, VERBS } from '../read/lexicon.ts';
import type { PageText, Run, Word } from './page-runs.ts';
import { isJoining, isStating } from './words.ts';

/** A request by its words, with those that stand on the page next to each other. */
export interface Told {
  text: string;
  words: readonly Word[];
  runs: readonly Run[];
}

/** Places of words: of the old ones in a text of the page, of the new ones in the request. */
export interface Pair {
  page: PageText;
  at: number;
  length: number;
  now: { from: number; to: number };
  old: { from: number; to: number } | undefined;
  /** How many words both begin and end with. */
  begin: number;
  end: number;
  likeness: number;
}

/** How many words more or fewer the new words may have than those that differ. */
export const MORE = 6;

/** Words that a text has of its own. */
export function isTelling({ word }: Word): boolean {
  return (
    !isJoining(word) &&
    !isStating(word) &&
    FILLERS.get(word) === undefined &&
    (word.length > 2 || /\d/.test(word)) &&
    !/^(?:you|they|she|her|his|him|who|not|non|chi)$/.test(word)
  );
}

/** The words that both have. */
export function sharedIn(one: readonly Word[], other: readonly Word[]): Word[] {
  const rest = other.map(({ word }) => word);
  return one.filter(({ word }) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

export function commasIn(text: string): number {
  return text.split(/,\s/).length - 1;
}

/** What stands before a text that is told. */
export const OPENS =
  /^(?:to|say|says|read|reads|be|is|are|should|must|put|write|with|by|into|as|make|it|now|a|in|con|metti|mettete|mettere|scrivi|scrivete|scriva|dire|diventa|diventano|è|e|sono|ma|bensi|ora|adesso|dica|quindi|so)$/;

export function opensText({ text, words }: Pick<Told, 'text' | 'words'>, at: number): boolean {
  const before = words[at - 1];
  const here = words[at];
  if (!here) return false;
  const between = text.slice(before?.end ?? 0, here.start);
  return (
    before === undefined ||
    /[:"“«→>(]\s*$/.test(between) ||
    /^\p{Lu}/u.test(text.slice(here.start)) ||
    OPENS.test(before.word)
  );
}

/** Marks behind which something else is said. */
const ENDS = /[.!?;)"”»\n…]|\s[-–—/]\s|->|→/u;

/** What speaks of the words that stood there. */
const TURNS = /^(?:instead|rather|not|invece|anziche|non|al|anche|pure|also|we|they|i)$/;

export function turns({ word }: Word): boolean {
  return TURNS.test(word);
}

/** Where a text ends that is told from here on, with so many commas at most; 0 where that is not plain. */
export function endOfTold(
  request: Pick<Told, 'text' | 'words'>,
  { from, most, commas }: { from: number; most: number; commas: number },
): number {
  const { text, words } = request;
  let left = commas;
  for (let at = from + 1; at < most; at += 1) {
    const here = words[at];
    const between = text.slice(words[at - 1]?.end ?? 0, here?.start);
    if (!here || ENDS.test(between) || turns(here)) return withoutJoint(words, at);
    const isComma = /,\s/.test(between);
    const isJoint = JOINS.test(here.word);
    left -= Number(isComma);
    if (left >= 0 && !(isJoint && !isComma)) continue;
    const next = endOfPart(request, isJoint ? at + 1 : at, most);
    if (next === undefined) return at;
    left = Math.max(left, 0);
    at = next - 1;
  }
  return most === words.length ? most : 0;
}

const JOINS = /^(?:and|or|e|ed|o)$/;
const LONGEST_PART = 3;

/** Where another part of a list ends: a few words of its own up to a mark. */
function endOfPart(
  { text, words }: Pick<Told, 'text' | 'words'>,
  from: number,
  most: number,
): number | undefined {
  for (let at = from; at < Math.min(most, from + LONGEST_PART); at += 1) {
    const here = words[at];
    if (!here || (!isTelling(here) && !isJoining(here.word)) || VERBS.has(here.word))
      return undefined;
    const behind = text.slice(here.end, words[at + 1]?.start);
    if (at + 1 === words.length || /[.,;!?)\n"”»]/.test(behind)) return at + 1;
  }
  return undefined;
}

function withoutJoint(words: readonly Word[], to: number): number {
  return JOINS.test(words[to - 1]?.word ?? '') ? to - 1 : to;
}
