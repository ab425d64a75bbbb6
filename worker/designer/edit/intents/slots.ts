import type { EditLanguage } from './edit-intent.ts';
import { WordTable } from './expand.ts';
import {
  COLOUR_WORDS,
  FONT_WORDS,
  LOOK_VERBS,
  LOOK_WORDS,
  MOOD_WORDS,
  SHADE_WORDS,
  WRONG_LOOKS,
} from './looks.ts';
import { readDishes, readItem, readSaid } from './slots/entries.ts';
import { readDays, readHours, readTime, readTimes } from './slots/hours.ts';
import { PAINT_NOUNS, readColour, readLook, readLooks } from './slots/looks.ts';
import { ELEMENTS, LINKERS, ORDINAL_WORDS, PROPERTIES, readAim, SECTIONS } from './slots/parts.ts';
import { readEntry, readNewEntry, readPriced, readPrices } from './slots/named-entries.ts';
import { BESIDE, readKind, readPlace, readSection, readSpot, SIDES } from './slots/places.ts';
import { fromTable, fromTableWords, listOf, type SlotReader } from './slots/slot.ts';
import { isAddress, moneyAt, readPhone, readText, web } from './slots/values.ts';
import { FILLERS } from './words.ts';

const LANGUAGES = new WordTable<EditLanguage | 'other'>()
  .add('english|inglese', 'en')
  .add('italian|italian[oa]', 'it')
  .add('french|german|spanish|francese|tedesco|spagnolo|portuguese|portoghese', 'other');

/** Networks, and where an account of that name is. */
const NETWORKS = new WordTable<readonly [name: string, base: string]>()
  .add('instagram|insta|ig', ['Instagram', 'https://www.instagram.com/'])
  .add('facebook|fb', ['Facebook', 'https://www.facebook.com/'])
  .add('linkedin', ['LinkedIn', 'https://www.linkedin.com/in/'])
  .add('tiktok', ['TikTok', 'https://www.tiktok.com/@'])
  .add('x|twitter', ['X', 'https://x.com/'])
  .add('pinterest', ['Pinterest', 'https://www.pinterest.com/'])
  .add('spotify', ['Spotify', 'https://open.spotify.com/'])
  .add('bandcamp', ['Bandcamp', 'https://bandcamp.com/'])
  .add('soundcloud', ['SoundCloud', 'https://soundcloud.com/'])
  .add('tripadvisor', ['Tripadvisor', 'https://www.tripadvisor.com/'])
  .add('youtube', ['YouTube', 'https://www.youtube.com/@']);

export const SLOTS = {
  target: readAim,
  targets: listOf('targets', readAim),
  section: readSection,
  kind: readKind,
  item: readItem,
  said: readSaid,
  items: listOf('items', readItem),
  look: readLook,
  looks: readLooks,
  lookverb: fromTable(LOOK_VERBS),
  wrong: fromTable(WRONG_LOOKS),
  colour: readColour,
  font: fromTableWords(FONT_WORDS),
  mood: fromTable(MOOD_WORDS),
  money: (request, from, end) => moneyAt(request, from, { end, needsCurrency: true }),
  amount: (request, from, end) => moneyAt(request, from, { end, needsCurrency: false }),
  word: ({ tokens }, from, end) =>
    tokens[from]?.kind === 'word' && from < end ? [{ to: from + 1, value: true }] : [],
  number: ({ tokens, words }, from, end) =>
    tokens[from]?.kind === 'number' && from < end
      ? [{ to: from + 1, value: Number((words[from] ?? '').replace(',', '.')) }]
      : [],
  dishes: readDishes,
  entry: readEntry,
  entries: listOf('entries', readEntry),
  priced: readPriced,
  prices: readPrices,
  new_entry: readNewEntry,
  spot: readSpot,
  text: readText(Number.POSITIVE_INFINITY),
  words: readText(9),
  quoted: ({ tokens }, from, end) =>
    tokens[from]?.quoted !== undefined && from < end
      ? [{ to: from + 1, value: tokens[from].quoted }]
      : [],
  phone: readPhone,
  mail: web(/^[^@\s]+@[^@\s]+\.\w+$/),
  handle: web(/^@\w/),
  url: web(/^(?:https?:\/\/|www\.|[\w.-]+\.[a-z]{2,}(?:\/|$))/i),
  file: web(/^(?!mailto:|@)[^@]*[./]/),
  address: (request, from, end) =>
    readText(16)(request, from, end).filter(
      ({ to, value }) => isAddress(value as string) && !request.fillers[to - 1]?.length,
    ),
  hours: readHours,
  days: readDays,
  times: readTimes,
  closing: (request, from, end) =>
    /^(?:closed|shut|chius[oi])$/.test(request.words[from] ?? '') ||
    /^(?:on holiday|in ferie|in vacanza)/.test(request.words.slice(from, from + 2).join(' '))
      ? readText(14)(request, from, end)
      : [],
  time: readTime,
  place: readPlace,
  network: fromTable(NETWORKS),
  language: fromTable(LANGUAGES),
} satisfies Record<string, SlotReader>;

export type SlotName = keyof typeof SLOTS;

/** Every word that slots know by heart: none of them is a slip. */
export const SLOT_WORDS: readonly string[] = [
  SECTIONS,
  ELEMENTS,
  LOOK_WORDS,
  LOOK_VERBS,
  WRONG_LOOKS,
  COLOUR_WORDS,
  FONT_WORDS,
  MOOD_WORDS,
  SHADE_WORDS,
  SIDES,
  BESIDE,
  LINKERS,
  FILLERS,
  NETWORKS,
  PROPERTIES,
  PAINT_NOUNS,
  ORDINAL_WORDS,
].flatMap((table) => table.words);
