import type { SectionKind } from './parts.ts';

const ORDINALS: readonly (readonly [string, number])[] = [
  ['first|1st|prim[oa]|number 1|numero 1', 1],
  ['second|2nd|second[oa]|number 2|numero 2', 2],
  ['third|3rd|terz[oa]|number 3|numero 3', 3],
  ['fourth|4th|quart[oa]|number 4|numero 4', 4],
  ['fifth|5th|quint[oa]', 5],
  ['sixth|6th|sest[oa]', 6],
  ['(?:second[ -](?:to[ -])?)last|penultim[oa]', -2],
  ['last|ultim[oa]', -1],
];

/** What lists are made of, and the section that holds such a list; undefined where any list will do. */
const NOUNS: readonly (readonly [string, SectionKind | undefined])[] = [
  ['services?|servizi[o]?|treatments?|trattament[oi]|jobs?|lavor[oi]|prestazion[ei]', 'services'],
  ['dish(?:es)?|piatt[oi]|courses?|portat[ae]', 'menu'],
  ['products?|prodott[oi]|articol[oi]', 'products'],
  ['questions?|domand[ae]|faqs?', 'faq'],
  ['reviews?|testimonials?|recension[ei]|testimonianz[ae]', 'testimonials'],
  ['steps?|passagg[io]+|pass[oi]', 'process'],
  [
    'items?|entr(?:y|ies)|elements?|element[oi]|voc[ei]|rig[ah]e?|rows?|lines?|prices?|prezz[oi]',
    undefined,
  ],
];

const FIND = new RegExp(
  `\\b(?<ordinal>${ORDINALS.map(([words]) => words).join('|')})(?: of the| dei| delle| degli| della| del)?\\s+(?<noun>${NOUNS.map(([words]) => words).join('|')})\\b(?!\\s+section)`,
);

export interface OrdinalItem {
  /** Place in the list, from 1; negative from its end. */
  ordinal: number;
  section: SectionKind | undefined;
  /** Where the words stand in the text. */
  start: number;
  words: string;
}

/** "the second service", "l'ultimo piatto": an entry of a list by its place. Text must be folded. */
export function readOrdinal(folded: string): OrdinalItem | undefined {
  const match = FIND.exec(folded);
  const { ordinal = '', noun = '' } = match?.groups ?? {};
  const place = ORDINALS.find(([words]) => new RegExp(`^(?:${words})$`).test(ordinal))?.[1];
  const kind = NOUNS.find(([words]) => new RegExp(`^(?:${words})$`).test(noun))?.[1];
  return match && place !== undefined
    ? { ordinal: place, section: kind, start: match.index, words: match[0] }
    : undefined;
}

/** "the second", "l'ultimo": an entry by its place alone, as the second of two prices is named. */
export function readBareOrdinal(folded: string): OrdinalItem | undefined {
  const words = folded.replace(/^(?:the|il|lo|la|l')\s*/, '').replace(/\s+one$/, '');
  const place = ORDINALS.find(([ordinal]) => new RegExp(`^(?:${ordinal})$`).test(words))?.[1];
  return place === undefined
    ? undefined
    : { ordinal: place, section: undefined, start: 0, words: folded };
}
