import { foldName } from '#domain/reading/fold.ts';
import type { EditIntent } from '../intents/edit-intent.ts';
import type { Request } from '../read/request.ts';
import type { SlotTag } from './labels.ts';
import type { MarkedWish } from './mark-wishes.ts';
import type { Thing } from './page-things.ts';

/** A wish with what it is about. */
export interface WishAt {
  wish: MarkedWish;
  request: Request;
  things: readonly Thing[];
}

/** What a slot says, without marks around it; none where the wish has several of that sort. */
export function textOf(wish: MarkedWish, tag: SlotTag): string | undefined {
  const [only, another] = wish.slots.filter((slot) => slot.tag === tag);
  return only && !another ? bare(only.text) : undefined;
}

export function bare(text: string): string {
  return text
    .replace(/^[\s"'“”‘’«»:,;–—-]+/, '')
    .replace(/[\s"“”«»,;:–—]+$|(?<!\w)['’]$|(?<=[^.])\.$/g, '')
    .trim();
}

const MOST_CHOICES = 6;

/** Things of several names: which is meant? */
export function askWhich(things: readonly Thing[]): EditIntent[] | undefined {
  const choices = [...new Map(things.map(({ label }) => [foldName(label), label])).values()];
  return choices.length > 1 && choices.length <= MOST_CHOICES
    ? [{ kind: 'ask', missing: 'which', choices }]
    : undefined;
}
