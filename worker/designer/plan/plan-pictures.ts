import { asksForPlate } from '#domain/page-plan/plates.ts';
import type { PagePlan, PlanItem } from '#domain/page-plan/plan-types.ts';
import { findMotif, isMotif, listMotifs, namesMotif } from '../art/motif-words.ts';
import type { MotifId } from '../art/motifs.ts';
import { NO_MOTIFS, type Subject } from '../sections/section.ts';
import type { Trade } from '../trades/trade.ts';
import { ANY_PICTURE } from '../understand/avoided.ts';

/** The object that words name. */
function toMotif(words: string): MotifId | undefined {
  const word = words.toLowerCase().trim();
  return isMotif(word) ? word : findMotif(words);
}

/** “photo: the house from the garden”: only a photograph of the owner’s can show it. */
const PHOTO = /^\s*(?:photo|photograph|foto)\s*[:=]\s*(?=\S)/i;

/** What a photograph would show that the plan keeps a place for; undefined for a drawing. */
export function photographOf(picture: string): string | undefined {
  return PHOTO.test(picture) ? picture.replace(PHOTO, '') : undefined;
}

/** Those that the owner does not refuse; none where every drawing is refused. */
function wantedOf(motifs: readonly MotifId[], { look }: PagePlan): Subject['motifs'] {
  const { avoid = [] } = look;
  const refused = new Set(avoid.map(toMotif));
  const [first, ...rest] = avoid.includes(ANY_PICTURE)
    ? []
    : motifs.filter((one) => !refused.has(one));
  return first ? [first, ...rest] : NO_MOTIFS;
}

/**
 * The object of one entry: the one that its name names, or else the one that the plan names and that its own words or
 * those around it agree with. A picture of anything else would stand beside words that it has nothing to do with.
 */
export function entryMotif(item: PlanItem, around: string): MotifId | undefined {
  const { name = '', text = '', note = '', group = '', picture } = item;
  const named = picture === undefined || asksForPlate(picture) ? undefined : toMotif(picture);
  if (named && namesMotif(`${name} ${text} ${note} ${group} ${around}`, named)) return named;
  return findMotif(name);
}

/** What the whole page is about, and what it offers, in its own words. */
function wordsOf({ noun, name = '', headline, lead, sections }: PagePlan): [string, string] {
  const entries = sections.flatMap(({ title, items = [] }) => [
    title,
    ...items.flatMap((item) => [item.name ?? '', item.group ?? '']),
  ]);
  return [[noun, name, headline, lead].join(' . '), entries.join(' . ')];
}

const MOST = 6;

/**
 * The objects that stand for a page: those that a plan or the trade would show and that the page's own words name,
 * after those that say what it is. A trade's first object says that by itself; one that the plan puts first and that
 * the name tells, like the whale of “The Whale”, comes before it.
 */
export function motifsOf(plan: PagePlan, trade: Trade | undefined): Subject['motifs'] {
  const [what, offered] = wordsOf(plan);
  const own = trade && !trade.isBroad ? trade.motifs : [];
  const proposed = [
    ...own,
    ...plan.pictures.flatMap((one) =>
      photographOf(one) === undefined ? (toMotif(one) ?? []) : [],
    ),
  ];
  const [chosen] = proposed.slice(own.length);
  const signed = chosen && namesMotif(plan.name ?? '', chosen) ? [chosen] : [];
  const saying = listMotifs(plan.noun);
  const named = proposed.filter((one) => namesMotif(what, one));
  const shown = proposed.filter((one) => namesMotif(offered, one));
  const all = [...signed, ...own.slice(0, 1), ...saying, ...named, ...shown];
  return wantedOf([...new Set(all)].slice(0, MOST), plan);
}
