import { compileWords, listMotifs } from '../art/motif-words.ts';
import type { MotifId } from '../art/motifs.ts';
import {
  BAKED_WORDS,
  DISH_WORDS,
  GOODS_WORDS,
  GROUND_WORDS,
  SKY_WORDS,
  THING_WORDS,
  TINT_WORDS,
  WORK_WORDS,
  type PlateWords,
} from './plate-words.ts';

interface Entry {
  /** What a plan writes for the plate, without “plate:”. */
  plate: string;
  pattern: RegExp;
}

const compiled = new Map<PlateWords, readonly Entry[]>();

function entriesOf(table: PlateWords): readonly Entry[] {
  const known = compiled.get(table);
  if (known) return known;
  const made = table.map(([plate, words]) => ({ plate, pattern: compileWords(words) }));
  compiled.set(table, made);
  return made;
}

/** Longer texts are cut before they are read. */
const LONGEST = 600;

/** “Coffee table”, “salt pig”: the first word only says which. */
const OF_WORD =
  /^[\p{L}’'-]+ (?:tables?|pots?|pigs?|mills?|bowls?|cups?|mugs?|jugs?|racks?|glass(?:es)?|bags?|tins?|towels?|cloths?|boards?|lamps?|stands?|holders?|plates?|dish(?:es)?|spoons?|grinders?|cellars?|cadd(?:y|ies)|press(?:es)?|machines?|bars?|shops?|tastings?|rooms?|stools?|chairs?|cases?|labels?|market|festival|school)(?!\p{L})/iu;
/** “Tazza da tè”, “bicchiere da vino”. */
const FOR_WORD = /(?<!\p{L})(?:da|per|for) $/iu;

function isForAnother(text: string, at: number): boolean {
  return OF_WORD.test(text.slice(at)) || FOR_WORD.test(text.slice(0, at));
}

/** The entry whose word comes first in the text. */
function find(text: string, ...tables: readonly PlateWords[]): string | undefined {
  const read = text.slice(0, LONGEST);
  const named = tables
    .flatMap((table) => entriesOf(table))
    .map(({ plate, pattern }) => ({ plate, at: read.search(pattern) }))
    .filter(({ at }) => at >= 0 && !isForAnother(read, at));
  return named.reduce<(typeof named)[number] | undefined>(
    (first, one) => (first && first.at <= one.at ? first : one),
    undefined,
  )?.plate;
}

/** What lies in these is seen in its own colour. */
const TINTED = /^(?:jar|heap|soap|skein|bar)\b/;

function withTint(plate: string, text: string): string {
  const tint = TINTED.test(plate) ? find(text, TINT_WORDS) : undefined;
  return tint === undefined ? plate : `${plate} ${tint}`;
}

/** Objects that are goods by themselves: they stand on a table. */
const OBJECTS: ReadonlySet<MotifId> = new Set<MotifId>([
  'guitar',
  'piano',
  'trumpet',
  'meeple',
  'dice',
  'chess',
  'telescope',
  'clock',
  'armchair',
  'chair',
  'cabinet',
  'table',
  'umbrella',
  'teapot',
  'jug',
  'moka',
  'wateringcan',
  'bag',
  'boot',
  'shoe',
  'hat',
  'mitten',
  'spectacles',
  'backpack',
  'lemon',
  'pear',
  'apple',
  'pumpkin',
  'mushroom',
  'croissant',
  'olive',
  'tomato',
  'lamp',
  'suitcase',
  'bicycle',
  'vase',
  'pram',
  'camera',
  'bell',
  'bucket',
]);

/** The one object that the text names, or that of several which the plan has named too: a “desk lamp” is no desk. */
function objectIn(text: string, wanted?: string): string | undefined {
  const named = listMotifs(text.slice(0, LONGEST)).filter((motif) => OBJECTS.has(motif));
  const [first] = named;
  const chosen =
    named.find((motif) => motif === wanted) ?? (named.length === 1 ? first : undefined);
  return chosen && `still ${chosen}`;
}

/** Names no thing: it is given, taught or done. */
const NO_THING =
  /(?<!\p{L})(?:workshop|lesson|lezion|course|cors[oi](?!\p{L})|class(?:es)?(?!\p{L})|delivery|consegn|spedizion|shipping|repair|riparaz|hire(?!\p{L})|noleggi|visit|tour)/iu;

/** What is sold, by its own words. */
export function plateOfGoods(name: string, picture?: string): string | undefined {
  if (NO_THING.test(name)) return undefined;
  const plate = find(name, BAKED_WORDS, GOODS_WORDS) ?? objectIn(name, picture);
  return plate && withTint(plate, name);
}

interface OnTheMenu {
  name: string;
  group?: string | undefined;
  /** What the place is: in a pizzeria what is named by its topping is a pizza. */
  around: string;
}

/** What is no pizza in a pizzeria either. */
const NO_PIZZA = /^(?:dish (?:fried|salad|cake|tart|gelato|coffee|soup|pizza|slice)|pint|bottle)$/;
const BY_THE_SLICE = /(?<!\p{L})(?:al taglio|by the slice|al trancio)(?!\p{L})/iu;
const PIZZERIA = /(?<!\p{L})pizz/iu;

/** What is eaten or drunk, by its own words or those of its group. */
export function plateOfDish({ name, group = '', around }: OnTheMenu): string | undefined {
  const own = find(name, BAKED_WORDS, DISH_WORDS) ?? find(group, BAKED_WORDS, DISH_WORDS);
  if (!PIZZERIA.test(around) || (own !== undefined && NO_PIZZA.test(own))) return own;
  return BY_THE_SLICE.test(around) ? 'dish slice' : 'dish pizza';
}

/** What all goods of a section are, by its title or by what the owner calls the place: “Jams of this summer”. */
export function plateOfKind(around: string, name: string): string | undefined {
  if (NO_THING.test(name)) return undefined;
  const plate = find(around, GOODS_WORDS) ?? objectIn(around);
  return plate && withTint(plate, `${name} ${around}`);
}

/** A work that is known by its name, by what its maker does. */
export function plateOfWork(around: string): string | undefined {
  return find(around, WORK_WORDS);
}

interface View {
  plate: string;
  /** The words name more than the land: its sky, or what stands there. */
  isTelling: boolean;
}

/** A view of the land or the water that words name; its sky and what stands there too, where they name them. */
export function plateOfView(text: string): View | undefined {
  const ground = find(text, GROUND_WORDS);
  if (ground === undefined) return undefined;
  const thing = find(text, THING_WORDS);
  const sky = find(text, SKY_WORDS);
  return {
    plate: ['view', sky ?? 'day sun', ground, thing].filter(Boolean).join(' '),
    isTelling: (thing ?? sky) !== undefined,
  };
}

/** Rooms that are slept in, each in its own light. */
const ROOMS = [
  'view dusk room bed',
  'view night moon stars room bed',
  'view dawn sun room bed',
  'view day room lamp bed',
] as const;

/** A room by its place among the others. */
export function plateOfRoom(index: number): string {
  return ROOMS[index % ROOMS.length] ?? ROOMS[0];
}
