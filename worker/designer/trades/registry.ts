import { accountant } from './accountant.ts';
import { agriturismo } from './agriturismo.ts';
import { architect } from './architect.ts';
import { association } from './association.ts';
import { bakery } from './bakery.ts';
import { blog } from './blog.ts';
import { builder } from './builder.ts';
import { cafe } from './cafe.ts';
import { cleaning } from './cleaning.ts';
import { consulting } from './consulting.ts';
import { dentist } from './dentist.ts';
import { electrician } from './electrician.ts';
import { event } from './event.ts';
import { florist } from './florist.ts';
import { freelancer } from './freelancer.ts';
import { garage } from './garage.ts';
import { gelateria } from './gelateria.ts';
import { guesthouse } from './guesthouse.ts';
import { gym } from './gym.ts';
import { hairdresser } from './hairdresser.ts';
import { hotel } from './hotel.ts';
import { lawyer } from './lawyer.ts';
import { musician } from './musician.ts';
import { neutral } from './neutral.ts';
import { notary } from './notary.ts';
import { pharmacy } from './pharmacy.ts';
import { photographer } from './photographer.ts';
import { pizzeria } from './pizzeria.ts';
import { plumber } from './plumber.ts';
import { realEstate } from './real-estate.ts';
import { restaurant } from './restaurant.ts';
import { saas } from './saas.ts';
import { school } from './school.ts';
import { shop } from './shop.ts';
import { tourGuide } from './tour-guide.ts';
import { vet } from './vet.ts';
import { weddingPlanner } from './wedding-planner.ts';
import { winery } from './winery.ts';
import { yoga } from './yoga.ts';
import type { Trade } from './trade.ts';

/** Every trade the designer knows. The neutral one is not among them: it is what remains. */
export const TRADES: readonly Trade[] = [
  accountant,
  agriturismo,
  architect,
  association,
  bakery,
  blog,
  builder,
  cafe,
  cleaning,
  consulting,
  dentist,
  electrician,
  event,
  florist,
  freelancer,
  garage,
  gelateria,
  guesthouse,
  gym,
  hairdresser,
  hotel,
  lawyer,
  musician,
  notary,
  pharmacy,
  photographer,
  pizzeria,
  plumber,
  realEstate,
  restaurant,
  saas,
  school,
  shop,
  tourGuide,
  vet,
  weddingPlanner,
  winery,
  yoga,
];

const LEAD_IN =
  "^\\s*(?:(?:an?|the|my|our|me|create|make|build|design|website|site|page|for|about|un|una|uno|il|lo|la|mio|mia|nostro|nostra|crea|fai|vorrei|sito|pagina|web|per|di|del|della)\\s+|un['’]|l['’]|dell['’])*";

function lettersOf(word: string): string {
  return word.replace(/^\^/, '').replace('*', '');
}

/** For lower-case text and Latin letters: all of Unicode makes the first use of a pattern many times slower. */
function toPattern(word: string): RegExp {
  const isOpen = word.endsWith('*');
  const source = lettersOf(word)
    .toLowerCase()
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  const start = word.startsWith('^') ? LEAD_IN : '(?<![a-zà-ÿ])';
  return new RegExp(`${start}${source}${isOpen ? '[a-zà-ÿ]*' : '(?:s|es)?'}(?![a-zà-ÿ])`);
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

interface WordEntry {
  trade: Trade;
  languages: readonly ('en' | 'it')[];
  /** Lower-case letters that must occur; spares the pattern, whose first use is slow. */
  stem: string;
  /** Made on first use: a request meets a few of the hundreds of words. */
  pattern: () => RegExp;
  length: number;
}

const ENTRIES: readonly WordEntry[] = [...TRADES, neutral].flatMap((trade) =>
  [...new Set<string>([...trade.words.en, ...trade.words.it])].map((word) => ({
    trade,
    languages: (['en', 'it'] as const).filter((language) => trade.words[language].includes(word)),
    stem: lettersOf(word).toLowerCase(),
    pattern: once(() => toPattern(word)),
    length: lettersOf(word).length,
  })),
);

const OPENING = 160;

/** A word early in the request outweighs a longer one later: the first says what the page is for. */
function findCandidates(lower: string): WordEntry[] {
  return ENTRIES.filter(({ stem }) => lower.includes(stem));
}

interface Hit {
  trade: Trade;
  at: number;
  weight: number;
}

function findHit({ trade, pattern, length }: WordEntry, lower: string): Hit | undefined {
  const match = pattern().exec(lower);
  if (!match) return undefined;
  // A pattern that opens the request begins with its lead-in.
  const at = match.index === 0 ? match[0].length - length : match.index;
  return { trade, at, weight: length + (at < OPENING ? 14 * (1 - at / OPENING) : 0) };
}

function heaviest(hits: readonly Hit[]): Hit | undefined {
  return hits.reduce<Hit | undefined>(
    (best, hit) => (best && best.weight >= hit.weight ? best : hit),
    undefined,
  );
}

/**
 * The trade of a request, or the neutral profile: when no word of any trade occurs, and when a trade without a
 * profile is named first ("dog hotel", "web agency for restaurants"), because a wrong page is worse than a plain one.
 */
export function detectTrade(text: string): Trade {
  const lower = text.toLowerCase();
  const hits = findCandidates(lower).flatMap((entry) => findHit(entry, lower) ?? []);
  const best = heaviest(hits.filter(({ trade }) => trade !== neutral));
  if (!best) return neutral;
  const other = heaviest(hits.filter(({ trade, at }) => trade === neutral && at <= best.at));
  const isNamedFirst = other && (other.at < best.at || other.weight > best.weight);
  return isNamedFirst ? neutral : best.trade;
}

/** The words, as written, of a trade that no profile speaks for: "Ferramenta", "dog grooming". */
export function findOtherTrade(text: string): string | undefined {
  const lower = text.toLowerCase();
  const found = findCandidates(lower)
    .filter(({ trade }) => trade === neutral)
    .flatMap(({ pattern }) => {
      const match = pattern().exec(lower);
      return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
    })
    .sort((one, other) => one.start - other.start || other.end - one.end)[0];
  return found && text.slice(found.start, found.end);
}

const SINGLE_WORDS = once(
  () => new Set(ENTRIES.map(({ stem }) => stem).filter((stem) => !stem.includes(' '))),
);

/** Whether one word, in any case, is a trade's word in either language: "florist", "Gommista". */
export function isTradeWord(word: string): boolean {
  const lower = word.toLowerCase();
  const words = SINGLE_WORDS();
  return words.has(lower) || words.has(lower.replace(/s$/, '')) || words.has(lower.slice(0, -1));
}

/** The language whose trade words the text uses, when those of the other do not occur as well. */
export function detectTradeLanguage(text: string): 'en' | 'it' | undefined {
  const lower = text.toLowerCase();
  const hits = findCandidates(lower).filter(
    ({ pattern, languages }) => languages.length === 1 && pattern().test(lower),
  );
  const found = new Set(hits.flatMap(({ languages }) => languages));
  return found.size === 1 ? [...found][0] : undefined;
}

export { neutral };
