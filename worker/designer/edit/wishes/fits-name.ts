import { foldName } from '#domain/reading/fold.ts';
import { isGeneric, isStating, stemOf } from '../ground/words.ts';
import { saidIn, tellingStems, type Thing } from './page-things.ts';

/** Words of something that the page does not list yet; "the new price" is of what it lists. */
const ADDS =
  /(?<!\p{L})(?:add|adding|another|nuov[oaie](?! prezz| tariff| cost| listin)|new(?! (?:price|rate|cost|sum|fee|charge))|aggiun\p{L}*|inser\p{L}*|un['’ ]?\s?altr[oa](?! (?:cosa|volta))|(?:we|i) (?:also|now) (?:do|have|make|sell|offer)|(?:facciamo|abbiamo|vendiamo|faccio|ho|vendo) (?:anche|pure)|there(?: i|['’])s (?:also|now)|c['’]è anche)(?!\p{L})/iu;
const NEW_PRICE = /(?<!\p{L})(?:prezz[oi]|tariff[ae]|listino) nuov[oaie](?!\p{L})/giu;

const SIZES = stems(
  'half mezzo mezza mezzi quarter quarto double doppio doppia triple single singolo singola small medium large big little mini maxi grande grandi medio media piccolo piccola piccoli kid children child bambini bambino adult adulto family famiglia extra',
);
const NUMBERS = stems(
  'two three four five six seven eight nine ten dozen due tre quattro cinque sei sette otto nove dieci dozzina',
);
const MEASURES = stems(
  'kilo kilos kg chilo chili etto etti gram grams grammi litre litres liter litro litri pint pints ml cl hour hours ora ore minute minutes minuti person people persone persona piece pieces pezzi pezzo',
);

function stems(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(stemOf));
}

/** All words of a text as stems, numbers among them. */
function allStems(text: string): string[] {
  return foldName(text).split(' ').filter(Boolean).map(stemOf);
}

/** Whether words ask for something that the page does not list yet. */
export function isOfNew(said: string): boolean {
  return ADDS.test(said.replace(NEW_PRICE, ' '));
}

/**
 * Whether an entry may be what the words before its sum name: every size and number that they tell is told of the
 * entry, and who names a measure names how much of it. Of `name`, where it is known, every word is told of the entry
 * or of its section.
 */
export function fitsName(thing: Thing, said: string, name?: string): boolean {
  const told = allStems(said);
  const own = saidIn(thing);
  const isSized = told.every((stem) => own.has(stem) || !(SIZES.has(stem) || NUMBERS.has(stem)));
  const hasMeasure = told.some((stem) => MEASURES.has(stem));
  const amounts = hasMeasure ? amountsOf(allStems(thing.label)) : [];
  const around = new Set([...own, ...tellingStems(thing.section?.names.join(' ') ?? '')]);
  const isWhole = namingStems(name ?? '').every((stem) => isTold(stem, around));
  return isSized && isWhole && amounts.every((stem) => told.includes(stem));
}

/** Stems of what names something, not of what is said of it. */
function namingStems(name: string): string[] {
  return foldName(name)
    .split(' ')
    .filter((word) => !isStating(word))
    .flatMap(tellingStems)
    .filter((stem) => !isGeneric(stem));
}

function amountsOf(label: readonly string[]): string[] {
  return label.filter((stem) => SIZES.has(stem) || NUMBERS.has(stem) || /^\d/.test(stem));
}

/** Forms of one word begin alike. */
function isTold(stem: string, own: ReadonlySet<string>): boolean {
  if (own.has(stem) || stem.length < 4) return true;
  return [...own].some((one) => one.slice(0, 4) === stem.slice(0, 4));
}
