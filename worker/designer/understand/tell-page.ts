import type { PageKind, PlanItem } from '#domain/page-plan/plan-types.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { writeSentence } from '../brief/sentences.ts';
import type { Content } from './content.ts';
import { opens } from './opening-hours.ts';
import { chooseLead } from './plan-headline.ts';
import { hasMap } from './plan-sections.ts';
import type { ReadBrief } from './read-content.ts';
import { hasDate } from './rows.ts';
import { sortTold, type SortedTold } from './sort-told.ts';
import { ASKS_REPLY } from './take-occasion.ts';

const HAS_DAY: ReadonlySet<PageKind> = new Set(['event', 'invitation']);

/** When and where an event is stands at its top. */
function dated(content: Content, kind: PageKind): string[] {
  if (content.occasion !== undefined) return [];
  const told = HAS_DAY.has(kind) ? content.notes.find((note) => hasDate(note)) : undefined;
  if (told === undefined) return [];
  content.notes = content.notes.filter((note) => note !== told);
  return [writeSentence(told)];
}

const PRESENTS =
  /(?:^|[\s,;.!(])(sono|mi chiamo|i['’]m|i am|my name is)\s(\p{Lu}\p{Ll}{2,})(?=\s(?:e|and)\s|[,.;!\n]|$)/iu;

/** "Sono Marta." where nothing on the page says so. */
function presented(text: string, told: readonly (string | undefined)[]): string[] {
  const [, words, person] = PRESENTS.exec(text) ?? [];
  if (words === undefined || person === undefined || !/^\p{Lu}/u.test(person)) return [];
  return told.some((one) => one?.includes(person)) ? [] : [`${capitalise(words)} ${person}.`];
}

/** Pages of those who offer something to customers. */
export const SELLS: ReadonlySet<PageKind> = new Set(['business', 'shop', 'restaurant']);
/** Pages that open with any sentence of their owner's rather than with one of ours. */
const OPENS_IN_OWN_WORDS: ReadonlySet<PageKind> = new Set([
  ...SELLS,
  'association',
  'course',
  'product',
  'other',
]);
/** Pages whose short facts are a list of what they are about. */
const LISTS_NOTES: ReadonlySet<PageKind> = new Set(['product', 'links']);

/** Puts what is told in its places; how to reach the owner joins what is said of that. */
function sortContent(
  { text, brief, content }: ReadBrief,
  kind: PageKind,
  statements: readonly string[],
): Omit<SortedTold, 'reach'> {
  if (LISTS_NOTES.has(kind)) {
    return { about: [...statements], practical: [], directions: [], opening: [] };
  }
  const sorted = sortTold({
    text,
    language: brief.language,
    statements,
    notes: content.notes.splice(0),
    hasMap: hasMap({ brief, kind }),
    opens: opens(kind),
  });
  content.reach.when.push(...sorted.reach);
  return sorted;
}

/** What the page tells in sentences, each where it belongs. */
export interface ToldOnPage extends Omit<SortedTold, 'reach' | 'about'> {
  /** Below the headline; empty where no sentence can stand there. */
  lead: string;
  /** The sentences that the top does not say. */
  rest: string[];
  /** Until when guests reply. */
  deadline: string | undefined;
}

/** Chooses the lead among the sentences of a brief, and gives the others their places. */
export function tellPage(
  read: ReadBrief,
  { kind, headline }: { kind: PageKind; headline: string },
): ToldOnPage {
  const { text, content, name } = read;
  const day = dated(content, kind);
  const notes = kind === 'invitation' ? content.notes.splice(0).map(writeSentence) : [];
  const said = [...day, ...content.statements, ...notes];
  const deadline = kind === 'invitation' ? said.find((one) => ASKS_REPLY.test(one)) : undefined;
  const hints = { name, brief: text, headline };
  const top = chooseLead(
    said.filter((one) => one !== deadline),
    hints,
  );
  const person = SELLS.has(kind) ? presented(text, [name, ...said, ...content.notes]) : [];
  const first = content.occasion === undefined || top.lead === '' ? [] : [top.lead];
  const { about, ...sorted } = sortContent(read, kind, top.rest);
  const isOpen = top.lead === '' && OPENS_IN_OWN_WORDS.has(kind);
  const own = isOpen ? chooseLead(about, { ...hints, isAny: true }) : { ...top, rest: about };
  const rest = [...person, ...first, ...own.rest];
  return { ...sorted, ...withoutScant(rest, sorted.practical, read), lead: own.lead, deadline };
}

/** Less than this about the owner is no section of its own beside the practical matters. */
const FEWEST_ABOUT = 50;
const ALSO = { en: 'Also', it: 'Inoltre' } as const;

function withoutScant(
  rest: string[],
  practical: PlanItem[],
  { brief }: ReadBrief,
): Pick<ToldOnPage, 'rest' | 'practical'> {
  const said = rest.join(' ');
  if (practical.length === 0 || said === '' || said.length >= FEWEST_ABOUT) {
    return { rest, practical };
  }
  return { rest: [], practical: [...practical, { name: ALSO[brief.language], text: said }] };
}
