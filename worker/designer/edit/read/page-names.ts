import { foldName } from '#domain/reading/fold.ts';
import { textOf } from '#domain/html/query.ts';
import type { Steps } from '#domain/text/steps.ts';
import type { PageModel } from '../page/page-model.ts';
import { readable } from '../page/page-texts.ts';
import { SECTION_WORDS, type PartWords, type SectionKind } from '../page/parts.ts';
import { sectionOfKind } from '../page/section-of.ts';
import { itemsOf, partsOfNames } from './item-names.ts';
import { LONGEST_NAME, type Named } from './named.ts';
import { partNames } from './part-names.ts';

export interface PageNames {
  /** What goes by the words that begin at a token, longest first. */
  at: (words: readonly string[], from: number, end: number) => { to: number; named: Named[] }[];
  /** Everything that goes by a quoted text. */
  called: (text: string) => Named[];
  /** What holds these words, and more. */
  holding: (text: string) => Named[];
  /** Whether these words stand on the page, next to each other. */
  says: (text: string) => boolean;
  items: readonly Named[];
}

const MOST_WORDS = 12;
/** The names on a page; those that begin with no word of the request are left out. */
export function* readNames(page: PageModel, words: readonly string[]): Steps<PageNames> {
  const said = new Set(words);
  const table = new Map<string, Named[]>();
  const add = (text: string, named: Named): void => {
    const name = foldName(text);
    if (!said.has(name.split(' ')[0] ?? '') || name.length > LONGEST_NAME) return;
    const known = table.get(name);
    if (!known) table.set(name, [named]);
    else if (!known.some((one) => one.element === named.element && one.role === named.role))
      known.push(named);
  };
  const items = yield* itemsOf(page);
  for (const item of items) add(item.name, item);
  yield;
  const parts = yield* partNames(page);
  const sections = sectionNames(page);
  for (const part of yield* partsOfNames(items)) add(part.words, { ...part.item, rank: 3 });
  yield;
  for (const { words: name, named } of [...sections, ...parts]) add(name, named);
  for (const { words: title, named } of sections) {
    const rest = foldName(title).replace(LEADS, '');
    if (named.rank === 0 && rest.length > 3 && !table.has(rest)) add(rest, { ...named, rank: 3 });
  }
  let pageSays: string | undefined;
  const called = (text: string): Named[] => table.get(foldName(text)) ?? [];
  return {
    items,
    called,
    holding: (text) => {
      const wanted = stemsOf(text);
      return [...parts.map(({ named }) => named), ...items].filter(({ name }) =>
        ` ${stemsOf(name)} `.includes(` ${wanted} `),
      );
    },
    says: (text) => {
      const wanted = foldName(text);
      pageSays ??= ` ${foldName(readable(page).join(' '))} `;
      return wanted !== '' && pageSays.includes(` ${wanted} `);
    },
    at: (words, from, end) => {
      const found: { to: number; named: Named[] }[] = [];
      for (let to = from + 1; to <= Math.min(end, from + MOST_WORDS); to += 1) {
        if (/^\W$/.test(words[to - 1] ?? '')) continue;
        const named = called(words.slice(from, to).join(' '));
        if (named.length > 0) found.unshift({ to, named });
      }
      return found;
    },
  };
}

/** "On the shelf" is called the shelf, too. */
const LEADS =
  /^(?:(?:on|in|at|from|our|my|the|a|nel|nella|sul|sulla|dal|dalla|il|lo|la|i|gli|le|l|i nostri|le nostre|la nostra|il nostro) )+/;

const LONGEST_STEM = 5;

/** Words as far as their forms have in common: "mangiare" is "mangiar", "pets" a "pet". */
function stemsOf(text: string): string {
  return foldName(text)
    .split(' ')
    .map((word) => word.replace(/(?<=\w{3})(?:s|es|ing|ed|[aeio])$/, '').slice(0, LONGEST_STEM))
    .join(' ');
}

/** Every word that visitors read. */
export function pageWords(page: PageModel): ReadonlySet<string> {
  return new Set(foldName(readable(page).join(' ')).split(' '));
}

/** Sections by their headings, by what leads to them, and by the usual words for their kind. */
function sectionNames(page: PageModel): { words: string; named: Named }[] {
  const own = page.sections.flatMap(({ element, heading, names, kinds }) => {
    const title = heading ? textOf(heading) : '';
    const isOpening = kinds.has('hero');
    return [
      ...(title === '' || isOpening ? [] : [{ words: title, rank: 0 as const }]),
      ...names.map((words) => ({ words, rank: 2 as const })),
    ].map(({ words, rank }) => ({
      words,
      named: { role: 'section' as const, element, name: title || words, rank },
    }));
  });
  const hasForm = page.index.elements.some(({ tag }) => tag === 'form');
  const kinds = Object.entries(SECTION_WORDS).flatMap(([kind, { en, it }]: [string, PartWords]) => {
    const section = sectionOfKind(page, kind as SectionKind);
    if (!section) return [];
    const { element, heading } = section;
    const name = heading ? textOf(heading) : kind;
    // Where there is a form, its name is the form's.
    const all = [...en, ...it].filter((words) => !(hasForm && /\b(?:form|modulo)\b/.test(words)));
    return all.map((words) => ({
      words,
      named: { role: 'section' as const, element, name, rank: 2 as const },
    }));
  });
  return [...own, ...kinds];
}
