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

const ENTRIES: readonly WordEntry[] = TRADES.flatMap((trade) =>
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

function weigh(entry: WordEntry, lower: string): number {
  const hit = entry.pattern().exec(lower);
  if (!hit) return 0;
  return entry.length + (hit.index < OPENING ? 14 * (1 - hit.index / OPENING) : 0);
}

/** The trade of a request, or the neutral profile when no word of any trade occurs. */
export function detectTrade(text: string): Trade {
  let best: Trade = neutral;
  let bestWeight = 0;
  const lower = text.toLowerCase();
  for (const entry of findCandidates(lower)) {
    const weight = weigh(entry, lower);
    if (weight > bestWeight) {
      best = entry.trade;
      bestWeight = weight;
    }
  }
  return best;
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
