import type { ReadingLanguage } from '#domain/reading/language.ts';
import type { LanguageReading } from './language.ts';
import { TOWNS } from './cities.ts';
import { DAYS, MONTHS } from '#domain/reading/calendar.ts';
import { CAPITAL, LETTER } from '#domain/reading/letters.ts';
import { ADDRESS_MARK, NAME_MARK } from './prose.ts';

/** A place as the user wrote it, and with its preposition: “in Turin”, “sul Garda”. */
export interface Place {
  name: string;
  withPreposition: string;
}

const WORD = `[${CAPITAL}][${LETTER}'’-]+`;
const NAME = `(?:St\\.? )?${WORD}(?:(?: (?:di|d['’]|del|della|sul|sulla|al|in|on|upon|de|la|le|San|Santa) ?| )${WORD}){0,3}`;
const PREPOSITIONS: Record<LanguageReading['written'], string> = {
  other: 'in|en|à|a|em|te|w|bei|nahe',
  en: 'in|near|at|around|across|outside|covering|serving|from',
  it: "in|a|ad|nel|nella|nell['’]|nei|nelle|sul|sulla|sull['’]|sui|presso|vicino a|vicino ad|a due passi da|near",
};
const WITHIN =
  '(?:(?:the\\s|il\\s)?(?:old town|centre|center|centro|heart|cuore|zona|provincia|città|town|city|area|outskirts|periferia)(?:\\s(?:of|di))?\\s)?';
/** A business “covering Sheffield” is “in Sheffield”. */
const SAID_AS: Record<string, string> = { covering: 'in', serving: 'in', from: 'in', at: 'at' };
const PATTERNS = {
  en: new RegExp(`(?<![${LETTER}])(${PREPOSITIONS.en}|In|Near|At)\\s${WITHIN}(${NAME})`, 'g'),
  it: new RegExp(`(?<![${LETTER}])(${PREPOSITIONS.it}|A|Ad|In|Nel)\\s?${WITHIN}(${NAME})`, 'g'),
  other: new RegExp(`(?<![${LETTER}])(${PREPOSITIONS.other})\\s(${NAME})`, 'g'),
} as const;
const NOT_A_PLACE = new RegExp(
  `^(?:english|italian[oa]?|inglese|french|german|${MONTHS}|${DAYS}|html|css|art|saas|google|instagram|facebook|whatsapp|via|viale|corso|piazza|contact|contatti|home|bootstrap|tailwind|react|please|i|we|use|usa|faq|christmas|natale|pasqua|easter|school|home|work|dad|mum|least|italia|italy|europa|europe|uk|england|germania|francia)$`,
  'i',
);

/** Farther behind, "from" and "at" name people, makers and events. */
const FROM_REACH = 120;
const FAR_ONLY = /^(?:from|at)$/;

/** The page's language, in which the place is written, and the text's language, in which it is found. */
type PlaceHints = LanguageReading;

function capitaliseWords(text: string): string {
  return text.replaceAll(/(^|\s)(\p{L})/gu, (whole) => whole.toLocaleUpperCase('en'));
}

function join(preposition: string, name: string): string {
  return /['’]$/.test(preposition) ? preposition + name : `${preposition} ${name}`;
}

/** "Fratelli Cirillo Napoli": of several capitals the town is what everybody knows. */
export function withoutNames(
  place: Place,
  name: string | undefined,
  language: ReadingLanguage,
): Place | undefined {
  if (place.name === name) return undefined;
  const bare = place.name.replace(IN_MONTH, '');
  const words = bare.split(' ');
  const town = words
    .slice(1)
    .map((_, at) => words.slice(at + 1).join(' '))
    .find((end) => TOWNS.has(end.toLowerCase()));
  if (town !== undefined && !TOWNS.has(bare.toLowerCase()) && !OF_TOWN.test(bare))
    return inTown(town, language);
  return bare === place.name ? place : inTown(bare, language);
}

/** "Cornwall in May". */
const IN_MONTH = new RegExp(`\\s(?:in|a|on|di)\\s(?:${MONTHS}|${DAYS})$`, 'iu');
/** "Reggio nell'Emilia", "Old Leeds", "Lago di Como": the town is a part of where it is. */
const OF_TOWN =
  /\s(?:di|d['’]|del|della|of|on|upon|in|sul|al)\s|^(?:Old|New|North|South|East|West|Upper|Lower|Central|Greater|Inner|Nord|Sud|Porto|Monte|Castel|San|Santa|St)\s/iu;

/** A town with the preposition that the language gives it. */
export function inTown(name: string, language: ReadingLanguage): Place {
  const preposition = language === 'en' ? 'in' : /^[aà]/i.test(name) ? 'ad' : 'a';
  return { name, withPreposition: join(preposition, name) };
}

function readNamed(prose: string, { language, written }: PlaceHints): Place | undefined {
  for (const match of prose.matchAll(PATTERNS[written])) {
    const preposition = (match[1] ?? 'in').toLowerCase();
    const name = (match[2] ?? '').replace(/(?<![.,;])[.,;]+$/, '');
    const [first = ''] = name.split(' ');
    if (NOT_A_PLACE.test(first)) continue;
    if (FAR_ONLY.test(preposition) && match.index > FROM_REACH) continue;
    if (written !== language) return inTown(name, language);
    return { name, withPreposition: join(SAID_AS[preposition] ?? preposition, name) };
  }
  return undefined;
}

const AFTER_MARK = new RegExp(
  `[${NAME_MARK}${ADDRESS_MARK}]\\s?;?[\\s"”»]*[,.–-]?\\s?(?:(?:di|of)\\s)?(${NAME})(?=\\s?[.,;:!?)\\n–-]|$)`,
  'u',
);
const STANDING_ALONE = new RegExp(`(?:^|[,.;:(–-]\\s|\\s(?:di|of|from)\\s)(${NAME})`, 'g');

/** A town after the name or the street (“§, Foggia.”), otherwise a known town. */
function readBare(prose: string, language: ReadingLanguage): Place | undefined {
  const [found = '', after] = AFTER_MARK.exec(prose) ?? [];
  const isSure =
    found.startsWith(ADDRESS_MARK) ||
    /^§\s(?:di|of)\s/.test(found) ||
    TOWNS.has((after ?? '').toLowerCase());
  if (after && isSure && !NOT_A_PLACE.test(after.split(' ')[0] ?? ''))
    return inTown(after, language);
  const alone = [...prose.matchAll(STANDING_ALONE)]
    .map((match) => match[1] ?? '')
    .find((name) => TOWNS.has(name.toLowerCase()));
  if (alone) return inTown(alone, language);
  const words = prose.toLowerCase().split(/[^\p{L}]+/u);
  const lowerCase = words.find((word, index) => {
    const before = words[index - 1] ?? '';
    return TOWNS.has(word) && /^(?:in|a|ad|at|near)$/.test(before);
  });
  return lowerCase ? inTown(capitaliseWords(lowerCase), language) : undefined;
}

/**
 * The first place with a preposition, otherwise the town of the address, otherwise a town that stands alone.
 */
export function readPlace(
  prose: string,
  hints: PlaceHints & { town: string | undefined },
): Place | undefined {
  const named = readNamed(prose, hints);
  if (named) return named;
  return hints.town ? inTown(hints.town, hints.language) : readBare(prose, hints.language);
}
