import { isInside } from '#domain/html/query.ts';
import { foldName } from '#domain/reading/fold.ts';
import { stemOf } from '../ground/words.ts';
import { isOfFrame, saidIn, tellingStems, type Thing, type ThingRole } from './page-things.ts';

/** Words that say what sort of thing is meant, as stems. */
const ROLE_WORDS: readonly (readonly [ThingRole, string])[] = [
  ['question', 'question faq domanda'],
  ['button', 'button pulsante bottone tasto'],
  ['image', 'photo picture image pic drawing illustration foto immagine disegno fotografia figura'],
  ['section', 'section part block sezione parte blocco riquadro'],
  ['link', 'link collegamento'],
  ['heading', 'heading title headline subtitle titolo titoletto intestazione'],
  [
    'entry',
    'entry item dish service product row card line event recipe article post story news voce piatto servizio prodotto riga scheda evento articolo racconto notizia tappa',
  ],
  ['text', 'sentence paragraph text caption quote phrase frase paragrafo testo didascalia scritta'],
];
const ROLE_OF: ReadonlyMap<string, ThingRole> = new Map(
  ROLE_WORDS.flatMap(([role, words]) =>
    words.split(' ').map((word) => [stemOf(word), role] as const),
  ),
);

/** Words that name nothing. */
const EMPTY: ReadonlySet<string> = new Set(
  'our my your his her their its that this these those it one ones thing bit whole all every please about called named saying says where there page site website now also too nostr mio mia tuo su quell quest tutt cosa roba anche pur sit pagin dove dice chiamat about list elenc list line'
    .split(' ')
    .map(stemOf),
);

interface Lexicon {
  /** In how many names of things a stem stands. */
  counts: ReadonlyMap<string, number>;
}

const known = new WeakMap<readonly Thing[], Lexicon>();

function lexiconOf(things: readonly Thing[]): Lexicon {
  const earlier = known.get(things);
  if (earlier) return earlier;
  const names = new Map<string, Set<string>>();
  for (const { stems, role } of things) {
    if (role === 'text') continue;
    const name = stems.join(' ');
    for (const stem of stems) names.set(stem, (names.get(stem) ?? new Set()).add(name));
  }
  const lexicon = { counts: new Map([...names].map(([stem, all]) => [stem, all.size])) };
  known.set(things, lexicon);
  return lexicon;
}

function weightOf({ counts }: Lexicon, stem: string): number {
  const count = counts.get(stem);
  return count === undefined ? UNKNOWN : 1 / Math.sqrt(count);
}

/** What a word counts that names nothing on the page. */
const UNKNOWN = 0.45;

/** Forms of one word: they begin alike. */
function isLike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    (short.length >= 4 && long.startsWith(short) && long.length - short.length < 4) ||
    (short.length >= 6 && short.slice(0, 5) === long.slice(0, 5))
  );
}

interface Match {
  thing: Thing;
  /** How much of the phrase the thing's name covers, from 0 to 1, and a little for how much of the name is said. */
  score: number;
}

const ORDER: readonly ThingRole[] = [
  'entry',
  'question',
  'section',
  'group',
  'button',
  'image',
  'heading',
  'link',
  'text',
];

interface Phrase {
  stems: readonly string[];
  role: ThingRole | undefined;
}

function phraseOf(text: string): Phrase {
  const all = tellingStems(text);
  const roles = all.flatMap((stem) => ROLE_OF.get(stem) ?? []);
  const stems = [...new Set(all)].filter((stem) => !EMPTY.has(stem) && !ROLE_OF.has(stem));
  return stems.length > 0
    ? { stems, role: roles[0] }
    : { stems: [...new Set(all)].filter((stem) => !EMPTY.has(stem)), role: undefined };
}

/** The least of a phrase that must be a thing's name, and how far the next best must lie behind. */
const LEAST = 0.8;
const AHEAD = 0.12;

/** The things that a phrase names: one, several that go by one name, or several to choose from; none where nothing fits. */
export function findThings(things: readonly Thing[], text: string): readonly Thing[] {
  const phrase = phraseOf(text);
  if (phrase.stems.length === 0 || phrase.stems.length > 14) return [];
  const lexicon = lexiconOf(things);
  const matches = things
    .flatMap((thing) => match(thing, phrase, lexicon) ?? [])
    .toSorted((one, other) => other.score - one.score);
  const [first] = matches;
  if (!first || first.score < LEAST) return [];
  const near = matches.filter(({ score }) => first.score - score < AHEAD);
  return plainest(near.map(({ thing }) => thing));
}

function match(thing: Thing, { stems, role }: Phrase, lexicon: Lexicon): Match | undefined {
  if (thing.others.some((other) => isSame(other, stems))) return { thing, score: 1.2 };
  const all = stems.reduce((sum, stem) => sum + weightOf(lexicon, stem), 0);
  const own = stems.filter((stem) => thing.stems.some((one) => isLike(one, stem)));
  const isInText = thing.role === 'text' && own.length < 3;
  if (own.length === 0 || isInText) return saidMatch(thing, { stems, role });
  const covered = own.reduce((sum, stem) => sum + weightOf(lexicon, stem), 0) / all;
  const named = own.length / Math.max(1, thing.stems.length);
  const isOfRole = role !== undefined && (role === thing.role || FITS[role]?.includes(thing.role));
  const score = covered + 0.1 * named + (isOfRole ? 0.15 : 0) - (isOfFrame(thing) ? 0.05 : 0);
  return { thing, score };
}

/** What may be meant by a word for another sort. */
const FITS: Partial<Record<ThingRole, readonly ThingRole[]>> = {
  section: ['section', 'group'],
  entry: ['entry', 'question'],
  heading: ['heading', 'section', 'group'],
  text: ['text', 'heading'],
};

/** "The news about the dog": what an entry or question tells. */
function saidMatch(thing: Thing, { stems, role }: Phrase): Match | undefined {
  const isListed = thing.role === 'entry' || thing.role === 'question';
  if (!isListed || (role !== 'entry' && role !== 'question')) return undefined;
  const said = saidIn(thing);
  return stems.every((stem) => said.has(stem)) ? { thing, score: LEAST + 0.05 } : undefined;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((stem) => other.some((two) => isLike(stem, two)));
}

/** Of things that fit alike: what holds another one of them stands for it, and of one name the plainest sort. */
function plainest(things: readonly Thing[]): readonly Thing[] {
  const outer = things.filter(
    (thing) =>
      !things.some(
        (other) =>
          other !== thing &&
          other.element !== thing.element &&
          isInside(thing.element, other.element) &&
          ORDER.indexOf(other.role) <= ORDER.indexOf(thing.role),
      ),
  );
  const names = new Set(outer.map(({ label }) => foldName(label)));
  if (names.size > 1) return outer;
  const content = outer.filter((thing) => !isOfFrame(thing));
  const some = content.length > 0 ? content : outer;
  const best = Math.min(...some.map(({ role }) => ORDER.indexOf(role)));
  return some.filter(({ role }) => ORDER.indexOf(role) === best);
}

/** Whether a choice among things is left to the person. */
export function isOne(things: readonly Thing[]): boolean {
  return things.length > 0 && new Set(things.map(({ label }) => foldName(label))).size === 1;
}

/** The thing that a stretch of text speaks of among other words: most of its name is said there. Several where two fit. */
export function thingsSaidIn(things: readonly Thing[], text: string): readonly Thing[] {
  const stems = [...new Set(tellingStems(text))];
  const lexicon = lexiconOf(things);
  const said = things.flatMap((thing) => {
    const own = thing.stems.filter((stem) => stems.some((one) => isLike(one, stem)));
    const weight = own.reduce((sum, stem) => sum + weightOf(lexicon, stem), 0);
    const isSaid = own.length * 2 >= thing.stems.length && weight >= TELLING;
    return isSaid ? [{ thing, weight: weight + (0.2 * own.length) / thing.stems.length }] : [];
  });
  const best = Math.max(...said.map(({ weight }) => weight));
  return said.filter(({ weight }) => best - weight < AHEAD).map(({ thing }) => thing);
}

/** The least that the words of a name must tell: one that three names share tells too little. */
const TELLING = 0.6;
