import { detectTrade } from '../../trades/detect-trade.ts';
import type { Trade } from '../../trades/trade.ts';
import type { Brief } from '../brief.ts';
import { readBrief } from '../read-brief.ts';
import type { BriefCase, ExpectedSlots } from './slots.ts';

export type Slot = keyof ExpectedSlots | 'language';

export interface SlotMiss {
  prompt: string;
  slot: Slot;
  expected: string;
  found: string;
}

export interface SlotScores {
  total: number;
  right: number;
  bySlot: Map<Slot, { total: number; right: number }>;
  misses: SlotMiss[];
}

/** OKLCH hues, in degrees, that a person calls by the name. */
const HUES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  red: [8, 42],
  yellow: [75, 115],
  orange: [42, 78],
  brown: [30, 90],
  green: [110, 180],
  teal: [175, 215],
  blue: [225, 290],
  purple: [285, 330],
  pink: [330, 368],
};

function isHue(hue: number, name: string): boolean {
  const [from, to] = HUES[name] ?? [0, 0];
  return (hue >= from && hue <= to) || hue + 360 <= to;
}

function describeColour(brief: Brief, expected: string | undefined): string {
  if (!brief.colour) return '';
  if (brief.colour.chroma < 0.03) return 'grey';
  return expected && isHue(brief.colour.hue, expected) ? expected : String(brief.colour.hue);
}

function describeWeek(brief: Brief): string {
  return brief.hours
    .filter(({ times }) => times.length > 0)
    .map(
      ({ day, times }) => `${day} ${times.map(({ open, close }) => `${open}-${close}`).join('+')}`,
    )
    .toSorted()
    .join('; ');
}

/** "01234 09:00-18:00" as one entry for each day. */
function spreadWeek(week: string): string {
  return week
    .split('; ')
    .flatMap((part) => {
      const [days = '', times = ''] = part.split(' ');
      return days.split('').map((day) => `${day} ${times}`);
    })
    .toSorted()
    .join('; ');
}

function describePrices(brief: Brief): string {
  return brief.pricedItems
    .map(({ name, price }) => {
      const plain = price.replaceAll(/[.,](?=\d{3})/g, '');
      const amount = Number(/\d+(?:[.,]\d{1,2})?/.exec(plain)?.[0].replace(',', '.'));
      return `${name} ${amount}`;
    })
    .join('; ');
}

/** "Prices" are a menu or a price list, by the trade. */
function describeWanted({ wanted }: Brief, trade: Trade | undefined): string {
  const kinds = wanted.map((kind) =>
    kind === 'menu' && !trade?.sections.includes('menu') ? 'pricing' : kind,
  );
  return [...new Set(kinds)].toSorted().join('; ');
}

function describeFound(prompt: string, brief: Brief, expected: ExpectedSlots): ExpectedSlots {
  const trade = detectTrade(prompt);
  return {
    trade: trade?.id ?? 'neutral',
    name: brief.name ?? '',
    place: brief.place?.name ?? '',
    phone: brief.phone ?? '',
    mail: brief.mail ?? '',
    address: brief.address ?? '',
    prices: describePrices(brief),
    week: describeWeek(brief),
    colour: describeColour(brief, expected.colour),
    services: expected.services === undefined ? '' : brief.services.join('; '),
    tone: expected.tone === undefined ? '' : (brief.tones[0] ?? ''),
    wanted: describeWanted(brief, trade),
    unwanted: brief.unwanted.toSorted().join('; '),
  };
}

function describeExpected(slots: ExpectedSlots): ExpectedSlots {
  const sorted = (list: string | undefined): string =>
    (list ?? '')
      .split('|')
      .map((either) => either.split('; ').toSorted().join('; '))
      .join('|');
  return {
    ...slots,
    prices: (slots.prices ?? '').replaceAll(/(\d+)\.(\d)0\b/g, '$1.$2'),
    week: slots.week ? spreadWeek(slots.week) : '',
    wanted: sorted(slots.wanted),
    unwanted: sorted(slots.unwanted),
  };
}

const SLOTS = [
  'trade',
  'name',
  'place',
  'phone',
  'mail',
  'address',
  'prices',
  'week',
  'colour',
  'services',
  'tone',
  'wanted',
  'unwanted',
] as const satisfies readonly Slot[];

/** A name may keep its trade word in front ("Ristorante Da Pina"), an address may leave the town to the place. */
function isSame({ slot, expected, found }: SlotMiss): boolean {
  return expected
    .split('|')
    .some((either) => isEither(slot, either.toLowerCase(), found.toLowerCase()));
}

function isEither(slot: Slot, wanted: string, read: string): boolean {
  if (wanted === read) return true;
  if (slot === 'address') return read.length > 5 && wanted.startsWith(`${read}, `);
  return slot === 'name' && wanted !== '' && TRADE_WORD.test(read.replace(wanted, '').trim());
}

const TRADE_WORD =
  /^(?:b&b|ristorante|pizzeria|osteria|trattoria|bar|hotel|cantina|palestra|fioreria|gelateria|farmacia|panificio|lido|ferramenta|autoscuola|officina|autofficina|avvocato|associazione|circolo arci|studio(?: legale| dentistico| yoga)?|clinic)$/;

/** One point for each slot that is expected or found; case aside, a slot is right only as a whole. */
export function scoreBriefs(cases: readonly BriefCase[], language: 'en' | 'it'): SlotScores {
  const scores: SlotScores = { total: 0, right: 0, bySlot: new Map(), misses: [] };
  const count = (miss: SlotMiss): void => {
    const isRight = isSame(miss);
    const line = scores.bySlot.get(miss.slot) ?? { total: 0, right: 0 };
    scores.bySlot.set(miss.slot, { total: line.total + 1, right: line.right + Number(isRight) });
    scores.total += 1;
    scores.right += Number(isRight);
    if (!isRight) scores.misses.push(miss);
  };
  for (const [prompt, slots] of cases) {
    const brief = readBrief(prompt, language === 'en' ? 'it' : 'en');
    const found = describeFound(prompt, brief, slots);
    const expected = describeExpected(slots);
    count({ prompt, slot: 'language', expected: language, found: brief.language });
    for (const slot of SLOTS) {
      const pair = { expected: expected[slot] ?? '', found: found[slot] ?? '' };
      if (pair.expected || pair.found) count({ prompt, slot, ...pair });
    }
  }
  return scores;
}
