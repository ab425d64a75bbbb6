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
import { notary } from './notary.ts';
import { OTHER_TRADES } from './other-trades.ts';
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
import type { Trade } from './trade.ts';
import { indexWords, type WordHit, type WordIndex } from './word-index.ts';
import { yoga } from './yoga.ts';

/** Every trade that the designer knows. */
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

/** Made on first use: no request pays for it at start-up. */
let index: WordIndex | undefined;

function words(): WordIndex {
  return (index ??= indexWords([
    ...TRADES.map((trade) => ({ trade, words: trade.words })),
    { trade: undefined, words: OTHER_TRADES },
  ]));
}

const OPENING = 160;

interface Hit {
  trade: Trade | undefined;
  at: number;
  weight: number;
}

/** A word early in the request outweighs a longer one later: the first says what the page is for. */
function weigh({ entry: { trade, stem }, start }: WordHit): Hit {
  const early = start < OPENING ? 14 * (1 - start / OPENING) : 0;
  return { trade, at: start, weight: stem.length + early };
}

function heaviest(hits: readonly Hit[]): Hit | undefined {
  return hits.reduce<Hit | undefined>(
    (best, hit) => (best && best.weight >= hit.weight ? best : hit),
    undefined,
  );
}

/** What stands for a trade in a request that has no words at all: "🥐🍞🔥". */
const EMOJI_TRADES: readonly (readonly [Trade, RegExp])[] = [
  [bakery, /[🍞🥐🥖🥨🥯🧁]/u],
  [pizzeria, /🍕/u],
  [gelateria, /[🍦🍨🍧]/u],
  [cafe, /[☕🍵🫖]/u],
  [restaurant, /[🍝🍽🍴🥘]/u],
  [winery, /[🍇🍷]/u],
  [florist, /[💐🌸🌷🌹🌻]/u],
  [hairdresser, /[✂💇💈]/u],
  [dentist, /🦷/u],
  [vet, /[🐕🐈🐶🐱🐾]/u],
  [gym, /[🏋💪]/u],
  [yoga, /🧘/u],
  [photographer, /[📷📸]/u],
  [weddingPlanner, /[💍💒👰]/u],
  [plumber, /[🚰🪠]/u],
  [electrician, /[⚡💡🔌]/u],
  [garage, /[🚗🚙]/u],
  [hotel, /🏨/u],
  [musician, /[🎵🎶🎸🎹🎤]/u],
];

/** The trade whose sign comes first; none when there is a word, because a word says more. */
function readEmoji(text: string): Trade | undefined {
  if (/\p{L}/u.test(text)) return undefined;
  const found = EMOJI_TRADES.map(([trade, signs]) => ({ trade, at: text.search(signs) }));
  return found.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)[0]?.trade;
}

/**
 * The trade of a request; undefined when no word of any trade occurs, and when a trade without a profile is named
 * first ("dog hotel", "web agency for restaurants"), because a wrong page is worse than a plain one.
 */
export function detectTrade(text: string): Trade | undefined {
  const hits = words().find(text.toLowerCase()).map(weigh);
  const best = heaviest(hits.filter(({ trade }) => trade !== undefined));
  if (!best) return readEmoji(text);
  const other = heaviest(hits.filter(({ trade, at }) => trade === undefined && at <= best.at));
  const isNamedFirst = other && (other.at < best.at || other.weight > best.weight);
  return isNamedFirst ? undefined : best.trade;
}

/** The words, as written, of a trade that no profile speaks for: "Ferramenta", "dog grooming". */
export function findOtherTrade(text: string): string | undefined {
  const [first] = words()
    .find(text.toLowerCase())
    .filter(({ entry }) => entry.trade === undefined)
    .sort((one, other) => one.start - other.start || other.end - one.end);
  return first && text.slice(first.start, first.end);
}

/** Whether one word, in any case, is a trade's word in either language: "florist", "Gommista". */
export function isTradeWord(word: string): boolean {
  const lower = word.toLowerCase();
  const { single } = words();
  return single.has(lower) || single.has(lower.replace(/s$/, '')) || single.has(lower.slice(0, -1));
}

/** The language whose trade words the text uses, when those of the other do not occur as well. */
export function detectTradeLanguage(text: string): 'en' | 'it' | undefined {
  const hits = words().find(text.toLowerCase());
  const found = new Set(
    hits.flatMap(({ entry: { languages } }) => (languages.length === 1 ? languages : [])),
  );
  return found.size === 1 ? [...found][0] : undefined;
}
