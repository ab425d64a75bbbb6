import { escapePattern } from '#domain/text/escape-pattern.ts';
import { PLACEHOLDER_ITEMS } from '../../copy/placeholder-items.ts';
import { fillSlots, type Slots } from '../../copy/slots.ts';
import { WORDS } from '../../copy/words.ts';
import { TRADES } from '../../trades/registry.ts';
import type { EditLanguage } from '../intents/edit-intent.ts';
import { foldName } from '../page/fold.ts';
import { LABEL_PAIRS } from './labels.ts';
import { SECTION_TEXTS } from './section-texts.ts';

/** What the designer says in one language and at the same spot in the other, slots in braces. */
interface Pair {
  from: string;
  to: string;
}

/** Leaves of two values of the same shape side by side; what only one of them has is left out. */
function pairsIn(from: unknown, to: unknown): Pair[] {
  if (typeof from === 'string') return typeof to === 'string' ? [{ from, to }] : [];
  if (typeof from !== 'object' || typeof to !== 'object' || !from || !to) return [];
  const other = new Map(Object.entries(to));
  return Object.entries(from).flatMap(([key, value]) => pairsIn(value, other.get(key)));
}

const SLOT_PATTERNS: Readonly<Record<string, string>> = {
  name: String.raw`(?<name>.+?)`,
  place: String.raw`(?<place>\p{Lu}[\p{L}' -]*)`,
  inPlace: String.raw`(?:in|at|on|near|a|ad|al|nel|nella|alle|sul|sulla) (?<inPlace>\p{Lu}[\p{L}' -]*)`,
};

/** The texts a template can become. Names may stand once in it; the owner's own words are no slot that is read. */
function patternOf(template: string): RegExp | undefined {
  const source = escapePattern(template)
    .replaceAll('\\[', '(?:')
    .replaceAll('\\]', ')?')
    .replaceAll(/\\\{(\w+)\\\}/g, (_, slot: string) => SLOT_PATTERNS[slot] ?? '(?!)');
  try {
    return new RegExp(`^${source}$`, 'iu');
  } catch {
    return undefined;
  }
}

function slotsOf(groups: Readonly<Record<string, string>> = {}, to: EditLanguage = 'en'): Slots {
  const { name, place, inPlace } = groups;
  const town = place ?? inPlace;
  return {
    name,
    place: town,
    inPlace: town && `${to === 'it' ? 'a' : 'in'} ${town}`,
    speciality: undefined,
  };
}

const LOCALES: Record<EditLanguage, string> = { en: 'en_GB', it: 'it_IT' };

/** The copy of the trade that most of these texts come from, and the designer's fixed words. */
function copyOf(texts: ReadonlySet<string>, from: EditLanguage, to: EditLanguage): Pair[] {
  const hitsOf = (pairs: readonly Pair[]): number =>
    pairs.filter((pair) => texts.has(pair.from)).length;
  const trades = TRADES.map(({ copy }) => pairsIn(copy[from], copy[to]));
  const best = trades.reduce((one, other) => (hitsOf(other) > hitsOf(one) ? other : one));
  // What stands later counts.
  return [
    ...pairsIn(SECTION_TEXTS[from], SECTION_TEXTS[to]),
    ...(hitsOf(best) > 1 ? best : []),
    ...[LOCALES, WORDS, PLACEHOLDER_ITEMS].flatMap((table) => pairsIn(table[from], table[to])),
  ];
}

type Translator = (text: string) => string | undefined;

/**
 * A translator for the sentences that the designer itself wrote on a page with these texts, and for usual labels: each
 * becomes what the designer says at that spot in the other language. Answers with undefined for any other text.
 */
export function ownCopyTranslator(texts: readonly string[], to: EditLanguage): Translator {
  const from = to === 'it' ? 'en' : 'it';
  const pairs = copyOf(new Set(texts), from, to);
  const exact = new Map(pairs.map((pair) => [pair.from, pair.to]));
  const labels = new Map(
    [...pairs, ...LABEL_PAIRS.map((pair) => ({ from: pair[from], to: pair[to] }))]
      .filter((pair) => !isTemplate(pair.from) && pair.from.length <= LONGEST_LABEL)
      .map((pair) => [foldName(pair.from), pair.to]),
  );
  const inTemplate = templateTranslator(pairs, to);
  return (text) => {
    const said = exact.get(text);
    if (said !== undefined && !isTemplate(said)) return said;
    const label = labels.get(foldName(text));
    return (
      inTemplate(text) ??
      (said && fillSlots(said, slotsOf())) ??
      lineTranslation(text, exact, { from: WORDS[from].rights, to: WORDS[to].rights }) ??
      (label && label + (/[\s:.…→›»]*$/.exec(text)?.[0] ?? ''))
    );
  };
}

/** In characters; sentences are found by their very words. */
const LONGEST_LABEL = 40;

function isTemplate(text: string): boolean {
  return /[{[]/.test(text);
}

function templateTranslator(pairs: readonly Pair[], to: EditLanguage): Translator {
  const templates = pairs
    .filter((pair) => isTemplate(pair.from))
    .map((pair) => ({ pattern: patternOf(pair.from), wanted: pair.to }));
  return (text) => {
    for (const { pattern, wanted } of templates) {
      const match = pattern?.exec(text);
      const filled = match && fillSlots(wanted, slotsOf(match.groups, to));
      if (filled) return filled;
    }
    return undefined;
  };
}

/** "Studio Wren – Hair salon, Leeds" */
const TITLE = /^(.+ – )([^,]+)(.*)$/;

/** The line of the copyright, and the title of the page. */
function lineTranslation(
  text: string,
  exact: ReadonlyMap<string, string>,
  rights: Pair,
): string | undefined {
  if (text.startsWith('©') && text.endsWith(rights.from))
    return text.replace(rights.from, rights.to);
  const [, name = '', trade = '', place = ''] = TITLE.exec(text) ?? [];
  const other = exact.get(trade);
  return other && name + other + place;
}
