import type { EditLanguage, Target } from './edit-intent.ts';
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
import { readThing } from './slots/described.ts';
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
  .add(
    'french|german|spanish|francese|tedesco|spagnolo|portuguese|portoghese|polish|polacco|dutch|olandese|romanian|rumeno|russian|russo|ukrainian|ucraino|chinese|cinese|arabic|arabo|japanese|giapponese|greek|greco|slovenian|sloveno|croatian|croato|turkish|turco|welsh|irish|gaelic|czech|hungarian|swedish|danish|norwegian|finnish|albanian|albanese',
    'other',
  );

/** Things that a section lists. */
const LIST_NOUNS = new WordTable<Target>()
  .add('service|treatment|class|lesson|course|job|servizio|trattamento|corso|lezione|lavorazione', {
    section: 'services',
  })
  .add('dish|piatto|starter|dessert|drink|pizza|antipasto|primo|secondo|contorno|dolce|bevanda', {
    section: 'menu',
  })
  .add('product|item|prodotto|articolo', { section: 'products' })
  .add('event|evento', { section: 'events' })
  .add('step|passaggio|tappa|fase|passo', { section: 'process' })
  .add('person|team member|colleague|persona|collega|membro del team', { section: 'team' });

/** What a list is sorted by, and which end comes first. */
const ORDERS = new WordTable<{ by: 'name' | 'price'; direction: 1 | -1 }>()
  .add(
    'alphabetical(ly)?( order)?|alphabetic order|a to z|alfabetico|ordine alfabetico|by name|name|nome|alfabeticamente',
    { by: 'name', direction: 1 },
  )
  .add(
    '(by )?(price )?((from )?(the )?most expensive( first| to( the)? cheapest| to( the)? least expensive)?|expensive first|highest( price)? first|high to low|descending)|price ,? (most expensive|highest|dearest)( first| to( the)? (cheapest|lowest))?|(dal |dai |per prezzo )?(piu )?(car[oi]|costos[oi]|alto) (al|ai|a) (piu |meno )?(economic[oi]|bass[oi]|car[oi])|(prezzo )?decrescente|prezzo decrescente|(i )?piu cari (prima|per primi|in alto)',
    { by: 'price', direction: -1 },
  )
  .add(
    'price|prezzo|(by )?(price )?((from )?(the )?cheapest( first| to( the)? (most expensive|dearest))?|lowest( price)? first|low to high|ascending)|price ,? (cheapest|lowest)( first| to( the)? (most expensive|dearest|highest))?|(dal |dai |per prezzo )?(piu |meno )?(economic[oi]|bass[oi]|car[oi]) (al|ai|a) (piu )?(car[oi]|costos[oi]|alto)|(prezzo )?crescente|prezzo crescente|(i )?(piu economici|meno cari) (prima|per primi|in alto)',
    { by: 'price', direction: 1 },
  );

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

const quotedAt: SlotReader = ({ tokens }, from, end) =>
  tokens[from]?.quoted !== undefined && from < end
    ? [{ to: from + 1, value: tokens[from].quoted }]
    : [];

/** Looks that can be taken off a text, as the declaration that does it. */
const OFF = new WordTable<readonly [property: string, value: string]>()
  .add('capitals|capital letters|caps|uppercase|maiuscole|maiuscolo|lettere maiuscole', [
    'text-transform',
    'none',
  ])
  .add('bold|grassetto|neretto', ['font-weight', '400'])
  .add('italics?|corsivo', ['font-style', 'normal'])
  .add('underlines?|underlining|sottolineatura|sottolineature', ['text-decoration', 'none'])
  .add('shadows?|ombra|ombre|ombreggiatura', ['box-shadow', 'none']);

export const SLOTS = {
  target: readAim,
  targets: listOf('targets', readAim),
  thing: readThing,
  beside: fromTable(BESIDE),
  list_noun: fromTable(LIST_NOUNS),
  nth: ({ words }, from, end) =>
    ORDINAL_WORDS.at(words, from, end).map(({ to }) => ({ to, value: words[from] ?? '' })),
  order: fromTable(ORDERS),
  off: fromTable(OFF),
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
  quoted: quotedAt,
  quotes: listOf('quotes', quotedAt),
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
