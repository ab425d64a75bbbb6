import { capitalise } from '#domain/reading/letters.ts';
import type { PlanItem } from '#domain/page-plan/plan-types.ts';
import { stripTalk } from './clauses.ts';
import type { Content } from './content.ts';
import { hasWish } from './judge-clause.ts';
import type { PrintUse } from './print-judge.ts';
import { isScrap } from './scraps.ts';

type Judge = (words: string) => PrintUse;

/** An entry of an announced list is asked only where its words are of wishes, too. */
function isAsked(words: string, judge: Judge): boolean {
  return judge(words) === 'asked' && hasWish(words);
}

/** A text of an entry without talk to the maker; what may not be printed goes to the wishes. */
function settleText(written: string, judge: Judge, wishes: string[]): string {
  const text = stripTalk(written);
  if (text === '') return '';
  if (!isScrap(text) && !isAsked(text, judge)) return text === written ? text : capitalise(text);
  wishes.push(written);
  return '';
}

/** An entry whose texts may be printed; a price keeps its name, because both are facts. */
function settleItem(item: PlanItem, judge: Judge, wishes: string[]): PlanItem[] {
  const { name: called = '', text: said = '', ...rest } = item;
  if (called === '') {
    const text = settleText(said, judge, wishes);
    return text === '' ? [] : [{ ...rest, text }];
  }
  const bare = stripTalk(called) || called;
  const isFact = rest.price !== undefined;
  if (isScrap(bare) || (!isFact && isAsked(bare, judge))) {
    wishes.push([called, said, rest.price].filter(Boolean).join(' '));
    return [];
  }
  const text = settleText(said, judge, wishes);
  return [{ ...rest, name: bare === called ? called : capitalise(bare), ...(text && { text }) }];
}

/** Takes out of the lists what is asked rather than told, and what was cut out of a sentence. */
export function settleItems({ sections, wishes, titles }: Content, judge: Judge): void {
  for (const [kind, section] of sections) {
    // Words of customers stand as they were said.
    if (kind === 'testimonials') continue;
    section.items = section.items.flatMap((item) => settleItem(item, judge, wishes));
    if (section.items.length === 0) sections.delete(kind);
  }
  for (const [kind, title] of titles) {
    if (isScrap(title) || isAsked(title, judge)) titles.delete(kind);
  }
}
