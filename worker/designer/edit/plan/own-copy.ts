import { PLACEHOLDER_ITEMS } from '../../copy/placeholder-items.ts';
import { WORDS } from '../../copy/words.ts';
import { TRADES } from '../../trades/registry.ts';
import { fillSlots, type Slots } from '../../copy/slots.ts';
import type { EditLanguage } from '../intents/edit-intent.ts';

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

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|\\]/g, '\\$&');
}

/** The texts a template can become. Names may stand once in it; the owner's own words are no slot that is read. */
function patternOf(template: string): RegExp | undefined {
  const source = escapePattern(template)
    .replaceAll('[', '(?:')
    .replaceAll(']', ')?')
    .replaceAll(/\\\{(\w+)\\\}/g, (_, slot: string) => SLOT_PATTERNS[slot] ?? '(?!)');
  try {
    return new RegExp(`^${source}$`, 'iu');
  } catch {
    return undefined;
  }
}

function slotsOf(match: RegExpExecArray, to: EditLanguage): Slots {
  const { name, place, inPlace } = match.groups ?? {};
  const town = place ?? inPlace;
  return {
    name,
    place: town,
    inPlace: town && (to === 'it' ? `a ${town}` : `in ${town}`),
    speciality: undefined,
  };
}

function isOf(pairs: readonly Pair[], texts: ReadonlySet<string>): number {
  return pairs.filter(({ from }) => texts.has(from)).length;
}

const LOCALES = {
  en: { from: 'en_GB', to: 'it_IT' },
  it: { from: 'it_IT', to: 'en_GB' },
} satisfies Record<EditLanguage, Pair>;

/** The copy of the trade that most of these texts come from, and the designer's fixed words. */
function copyOf(texts: ReadonlySet<string>, to: EditLanguage): Pair[] {
  const from = to === 'it' ? 'en' : 'it';
  const trades = TRADES.map(({ copy }) => pairsIn(copy[from], copy[to])).map((pairs) => ({
    pairs,
    hits: isOf(pairs, texts),
  }));
  const best = trades.reduce((first, second) => (second.hits > first.hits ? second : first));
  return [
    ...(best.hits > 1 ? best.pairs : []),
    ...pairsIn(WORDS[from], WORDS[to]),
    ...pairsIn(PLACEHOLDER_ITEMS[from], PLACEHOLDER_ITEMS[to]),
    LOCALES[from],
  ];
}

/**
 * A translator for the sentences that the designer itself wrote on a page with these texts: each becomes what the
 * designer says at that spot in the other language. Answers with undefined for any other text.
 */
export function ownCopyTranslator(
  texts: readonly string[],
  to: EditLanguage,
): (text: string) => string | undefined {
  const pairs = copyOf(new Set(texts), to);
  const rights = { from: WORDS[to === 'it' ? 'en' : 'it'].rights, to: WORDS[to].rights };
  const exact = new Map(pairs.map(({ from, to: wanted }) => [from, wanted]));
  const templates = pairs
    .filter(({ from }) => /[{[]/.test(from))
    .flatMap(({ from, to: wanted }) => {
      const pattern = patternOf(from);
      return pattern ? [{ pattern, wanted }] : [];
    });
  return (text) => {
    const plain = exact.get(text);
    if (plain !== undefined && !/[{[]/.test(plain)) return plain;
    for (const { pattern, wanted } of templates) {
      const match = pattern.exec(text);
      const filled = match && fillSlots(wanted, slotsOf(match, to));
      if (filled) return filled;
    }
    if (plain !== undefined) return fillSlots(plain, NO_SLOTS);
    if (text.startsWith('©') && text.endsWith(rights.from))
      return text.replace(rights.from, rights.to);
    const [, name = '', trade = '', place = ''] = TITLE.exec(text) ?? [];
    const other = exact.get(trade);
    return other && name + other + place;
  };
}

/** "Studio Wren – Hair salon, Leeds" */
const TITLE = /^(.+ – )([^,]+)(.*)$/;

const NO_SLOTS: Slots = {
  name: undefined,
  place: undefined,
  inPlace: undefined,
  speciality: undefined,
};
