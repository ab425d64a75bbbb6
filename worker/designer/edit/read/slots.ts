import { isAddress } from '#domain/reading/street-address.ts';
import { isLikeAddress } from '../plan/page-address.ts';
import { WordTable } from '#domain/reading/word-table.ts';
import { LANGUAGE_NAMES } from '#domain/reading/language-names.ts';
import {
  COLOUR_WORDS,
  FONT_WORDS,
  LOOK_VERBS,
  LOOK_WORDS,
  MOOD_WORDS,
  WRONG_LOOKS,
} from './looks.ts';
import { readDays, readHours } from './slots/hours.ts';
import { readColour, readLook, readLooks } from './slots/looks.ts';
import { BESIDE, SIDES } from './slots/places.ts';
import { fromTable, fromTableWords, type SlotReader } from './slots/slot.ts';
import { readEntries, readFresh, readNames } from './slots/new-entries.ts';
import {
  readAuthor,
  readContent,
  readQuoted,
  readRest,
  readSaid,
  readTold,
} from './slots/texts.ts';
import {
  readItem,
  readPart,
  readSection,
  readText,
  readThing,
  readThings,
} from './slots/things.ts';
import { ELEMENT_KINDS, SECTION_KINDS } from './slots/kind-cores.ts';
import {
  moneyAt,
  readDate,
  readFigure,
  readAccount,
  readPhone,
  readRunOfText,
  web,
} from './slots/values.ts';

const DAYPARTS = new WordTable<'morning' | 'afternoon' | 'evening'>()
  .add('(in the )?mornings?|(la |di |al )?mattin[ao]|for breakfast', 'morning')
  .add(
    '(in the )?afternoons?|(il |di |al )?pomeriggio|(at |for )?lunch( time)?|a pranzo',
    'afternoon',
  )
  .add('(in the )?evenings?|(at )?nights?|(la |di |alla )?sera|a cena|for dinner', 'evening');

/** Networks, and where an account of that name is. */
const NETWORKS = new WordTable<readonly [name: string, base: string]>()
  .add('instagram|insta|ig', ['Instagram', 'https://www.instagram.com/'])
  .add('facebook|fb', ['Facebook', 'https://www.facebook.com/'])
  .add('linkedin', ['LinkedIn', 'https://www.linkedin.com/in/'])
  .add('tiktok', ['TikTok', 'https://www.tiktok.com/@'])
  .add('x|twitter', ['X', 'https://x.com/'])
  .add('pinterest', ['Pinterest', 'https://www.pinterest.com/'])
  .add('youtube', ['YouTube', 'https://www.youtube.com/@'])
  .add('tripadvisor', ['Tripadvisor', 'https://www.tripadvisor.com/'])
  .add('spotify', ['Spotify', 'https://open.spotify.com/']);

/** Words for a text of one line. */
const MARKS = new WordTable<string>().add(
  'line|note|sentence|paragraph|text|words|riga|nota|frase|scritta|paragrafo|testo',
  'line',
);

const NEW_TAB = new WordTable<true>().add(
  '(and |e )?(it |it should |should |must |deve |che |si |che si )?((open|opens|opening|apra|aprirsi|apri|apre) )?(in |into )(a |another |una |un )?((new|other|nuova|altra) )?(tab|window|scheda|finestra)',
  true,
);

const LANGUAGES = new WordTable<string>();
for (const [code, names] of LANGUAGE_NAMES) LANGUAGES.add(names.replaceAll(' ', '|'), code);

/** Looks that are taken off, as the declaration that does it. */
const OFF = new WordTable<readonly [property: string, value: string]>()
  .add('capitals|capital letters|uppercase|maiuscole|maiuscolo', ['text-transform', 'none'])
  .add('bold|grassetto', ['font-weight', '400'])
  .add('italics?|corsivo', ['font-style', 'normal'])
  .add('underlines?|underlining|sottolineatura', ['text-decoration', 'none'])
  .add('shadows?|ombra|ombre', ['box-shadow', 'none']);

export const SLOTS = {
  thing: readThing,
  things: readThings,
  part: readPart,
  text_thing: readText,
  section: readSection,
  item: readItem,
  kind: fromTable(SECTION_KINDS),
  said: readSaid,
  quoted: readQuoted,
  told: readTold,
  content: readContent,
  entries: readEntries,
  look: readLook,
  looks: readLooks,
  lookverb: fromTable(LOOK_VERBS),
  wrong: fromTable(WRONG_LOOKS),
  colour: readColour,
  font: fromTableWords(FONT_WORDS),
  mood: fromTable(MOOD_WORDS),
  off: fromTable(OFF),
  money: (request, from, end) => moneyAt(request, from, { end, needsCurrency: true }),
  amount: (request, from, end) => moneyAt(request, from, { end, needsCurrency: false }),
  number: ({ tokens, words }, from, end) =>
    tokens[from]?.kind === 'number' && from < end
      ? [{ to: from + 1, value: Number((words[from] ?? '').replace(',', '.')) }]
      : [],
  person: ({ tokens, text }, from, end) =>
    [from + 3, from + 2, from + 1]
      .filter((to) => to <= end)
      .map((to) => ({ to, value: text.slice(tokens[from]?.start, tokens[to - 1]?.end) }))
      .filter(({ value }) => /^\p{Lu}[\p{L}'’]*\.?(?: \p{Lu}[\p{L}'’]*\.?){0,2}$/u.test(value)),
  phone: readPhone,
  mail: web(/^[^@\s]+@[^@\s]+\.\w+$/),
  handle: web(/^@\w|^[a-z][\w-]*(?:\.[\w-]+){2,}$/i),
  url: web(/^(?:https?:\/\/|www\.|[\w.-]+\.[a-z]{2,}(?:\/|$))/i),
  file: web(/^(?!mailto:|@)[^@]*[./]/),
  address: (request, from, end) =>
    readRunOfText(
      (text) =>
        (isAddress(text) || isLikeAddress(request.page, text)) &&
        !/ (?:but|only|except|from|until|is|please|ma|solo|tranne|dal?|fino|non|not|è) /.test(
          ` ${text} `,
        ),
    )(request, from, end),
  hours: readHours,
  days: readDays,
  daypart: fromTable(DAYPARTS),
  side: fromTable(SIDES),
  beside: fromTable(BESIDE),
  network: fromTable(NETWORKS),
  mark: fromTable(MARKS),
  tab: fromTable(NEW_TAB),
  author: readAuthor,
  rest: readRest,
  fresh: readFresh,
  names: readNames,
  account: readAccount,
  figure: readFigure,
  date: readDate,
  word: ({ tokens }, from, end) =>
    from < end && tokens[from]?.kind === 'word' ? [{ to: from + 1, value: true, free: 5 }] : [],
  language: fromTable(LANGUAGES),
} satisfies Record<string, SlotReader>;

export type SlotName = keyof typeof SLOTS;

/** The words that slots know by heart. */
export const SLOT_WORDS: readonly string[] = [
  COLOUR_WORDS,
  FONT_WORDS,
  LOOK_WORDS,
  LOOK_VERBS,
  WRONG_LOOKS,
  MOOD_WORDS,
  SECTION_KINDS,
  ELEMENT_KINDS,
  SIDES,
  BESIDE,
  NETWORKS,
  LANGUAGES,
].flatMap((table) => table.words);
