import type { EditLanguage, Target, WantedColour } from '../edit-types.ts';
import type { SectionKind } from '../lexicon/parts.ts';
import { VERBS, type VerbClass } from '../lexicon/verbs.ts';
import { findColourWords } from './colour-words.ts';
import { foldText } from './fold.ts';
import { mendTypos } from './typos.ts';
import { composeTarget, findMentions, type Mention } from './mentions.ts';

/** Words of the page that a request may use, folded. */
export interface PageVocabulary {
  sectionNames: readonly string[];
  /** Kinds of sections that the page has. */
  kinds: ReadonlySet<SectionKind>;
  /** An element is selected in the editor: requests that name no part mean it. */
  hasSelection: boolean;
  /** Readable texts as they stand, longest first. */
  texts: readonly string[];
  /** Whether an entry with a price has this name. */
  isPriced: (name: string) => boolean;
}

export interface Slot {
  text: string;
  start: number;
  end: number;
}

/** One instruction of a request with what was recognised in it. Offsets are those of `text`. */
export interface Clause {
  text: string;
  /** Same length as `text`. */
  folded: string;
  /** `folded` with quoted words and addresses blanked out. */
  bare: string;
  language: EditLanguage;
  verb: { class: VerbClass; start: number; end: number } | undefined;
  quoted: readonly Slot[];
  mentions: readonly Mention[];
  colour: (WantedColour & { start: number; end: number }) | undefined;
  /** `bare` without the words of texts of the page: "Classic facial" asks for no classic look. */
  plain: string;
  target: Target | undefined;
  page: PageVocabulary;
}

export function readClause(words: string, language: EditLanguage, page: PageVocabulary): Clause {
  const text = mendTypos(words, (word) =>
    page.texts.some((known) => foldText(known).includes(word)),
  );
  const folded = foldText(text);
  const quoted = findQuoted(text, folded);
  const unquoted = quoted.reduce((masked, slot) => maskRange(masked, slot), folded);
  const bare = unquoted.replace(ADDRESSES, (address) => '"'.repeat(address.length));
  const plain = withoutPageTexts(bare, page);
  const verb = findVerb(plain);
  const colour = findColourWords(bare);
  const found = ownSections(findMentions(bare, page.sectionNames), { bare, page, verb });
  const mentions = aboutPrices(
    besideHeadline(found, bare).filter(
      ({ start, end }) =>
        (!verb || end <= verb.start || start >= verb.end) &&
        !/\bin (?=fondo\b)/.test(bare.slice(Math.max(0, start - 3), end)),
    ),
    { bare, isColour: colour !== undefined },
  );
  return {
    text,
    folded,
    bare,
    plain,
    language,
    verb,
    quoted,
    mentions,
    colour,
    target: composeTarget(mentions) ?? (page.hasSelection ? { isSelection: true } : undefined),
    page,
  };
}

const WHOLE_PARTS: ReadonlySet<VerbClass> = new Set([
  'remove',
  'hide',
  'show',
  'move',
  'duplicate',
]);

/** "togli le foto" on a page with a section of that name means the section, not one picture. */
function ownSections(
  mentions: readonly Mention[],
  { bare, page, verb }: Pick<Clause, 'bare' | 'page' | 'verb'>,
): Mention[] {
  return mentions.map((mention) => {
    const { start, end } = mention;
    const name = bare.slice(start, end).replace(/^(?:le|i|the|tutte le|all the) /, '');
    const isOne = /\b(?:la|una|quella|questa|a|an|one|this|that|\w+[ao]) $/.test(
      bare.slice(0, start),
    );
    return mention.type === 'element' &&
      mention.ordinal === undefined &&
      verb &&
      WHOLE_PARTS.has(verb.class) &&
      !isOne &&
      page.sectionNames.includes(name)
      ? { type: 'name', name, section: undefined, start, end }
      : mention;
  });
}

const BESIDE_HEADLINE =
  /\b(?:sentence|phrase|line|text|paragraph|words|frase|riga|testo|scritta|paragrafo)\s+(?:(?:that is|that's|which is|che sta|che c'e)\s+)?(?:under|below|beneath|sotto|dopo)\s*(?:the |il |al |l')?\s*(?:main |big )?(?:headline|title|heading|titolo)\b/;

/** "under the title write …", "scrivi sotto il titolo …" */
const WRITE_UNDER =
  /(?<=^(?:(?:please|and|e|per favore) )*(?:(?:write|put|scrivi|metti)\s+)?)(?:under|below|beneath|sotto)\s*(?:the |il |al |l')?\s*(?:main |big )?(?:headline|title|heading|titolo)(?: principale)?\b(?=\s*(?::|,|write|put|say|i want|scrivi|metti|mettici|ci va)|.*:)/;

/** "the sentence under the headline" is the lead; the headline itself only tells where. */
function besideHeadline(mentions: readonly Mention[], bare: string): Mention[] {
  const match = BESIDE_HEADLINE.exec(bare) ?? WRITE_UNDER.exec(bare);
  if (!match) return [...mentions];
  const [start, end] = [match.index, match.index + match[0].length];
  const others = mentions.filter((mention) => mention.end <= start || mention.start >= end);
  return [...others, { type: 'element', element: 'lead', ordinal: undefined, start, end }];
}

const LOOK_WORDS =
  /\b(?:bold|italic|underlined?|bigger|smaller|larger|font|grassetto|corsivo|sottolineat\w|piu (?:grand|piccol)\w+|carattere)\b/;

/** "the prices in bold" are the sums themselves, not a section that lists them. */
function aboutPrices(
  mentions: readonly Mention[],
  { bare, isColour }: { bare: string; isColour: boolean },
): Mention[] {
  if (!isColour && !LOOK_WORDS.test(bare)) return [...mentions];
  return mentions.map((mention) =>
    mention.type === 'section' &&
    mention.section === 'prices' &&
    /^(?:prices|prezzi)$/.test(bare.slice(mention.start, mention.end)) &&
    !/^ (?:section|list)/.test(bare.slice(mention.end))
      ? {
          type: 'element',
          element: 'prices',
          ordinal: undefined,
          start: mention.start,
          end: mention.end,
        }
      : mention,
  );
}

/** Addresses of pages and of mail: "https://book.example.com" speaks of no booking. */
const ADDRESSES = /https?:\/\/[^\s"]+|www\.[^\s"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

function maskRange(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(0, start) + '"'.repeat(end - start) + text.slice(end);
}

/** "Cut and finish" on a price list tells nobody to cut anything. */
function withoutPageTexts(bare: string, page: PageVocabulary): string {
  return page.texts
    .filter((text) => text.includes(' '))
    .map((text) => foldText(text))
    .reduce((masked, text) => {
      const at = masked.indexOf(text);
      return at < 0 ? masked : maskRange(masked, { start: at, end: at + text.length });
    }, bare);
}

function findQuoted(text: string, folded: string): Slot[] {
  return [
    ...folded.matchAll(/"([^"]+)"|(?<=^|[\s(:])'([^']+(?:'[a-z][^']*)*)'(?=$|[\s,.;:!?)])/g),
  ].map((match) => ({
    text: text.slice(match.index + 1, match.index + match[0].length - 1).trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const VERB_PATTERNS = VERBS.map(
  ([verbClass, words]) => [verbClass, new RegExp(`(?<![\\w'])(?:${words})(?![\\w])`)] as const,
);

/** The first verb of the clause; a wish ("I want", "vorrei") steps back behind the verb that follows it. */
function findVerb(bare: string): Clause['verb'] {
  const found = VERB_PATTERNS.flatMap(([verbClass, pattern]) => {
    const match = pattern.exec(bare);
    return match
      ? [{ class: verbClass, start: match.index, end: match.index + match[0].length }]
      : [];
  }).sort((a, b) => a.start - b.start || b.end - a.end);
  const [first, second] = found;
  if (first?.class !== 'wish' || !second) return first;
  const between = bare.slice(first.end, second.start);
  return between.length < 14 && !between.includes(':') ? second : first;
}

/** Whether these words start with a verb that tells to do something, as the tail of a compound does. */
export function startsWithVerb(folded: string): boolean {
  const start = folded.replace(
    /^(?:please|also|then|only|just|instead|now|poi|anche|infine|solo|soltanto|invece|ora|adesso|finally|per favore|,|\s)+/,
    '',
  );
  return VERB_PATTERNS.some(([, pattern]) => pattern.exec(start.slice(0, 24))?.index === 0);
}

/** The original words of a capture group. The pattern must run on `folded` or `bare` with the `d` flag. */
export function slotOf(
  clause: Clause,
  match: RegExpExecArray | null,
  group: string,
): string | undefined {
  const range = match?.indices?.groups?.[group];
  if (!range) return undefined;
  return trimValue(clause.text.slice(range[0], range[1]));
}

/** Without surrounding blanks, quotes, closing punctuation and courtesies. */
export function trimValue(value: string): string {
  return value
    .trim()
    .replace(
      /[\s,]+(?:please|pls|plz|thanks|thank you|thx|per favore|x favore|(?<!(?:con|senza) (?:le )?)grazie)[\s.!]*$/i,
      '',
    )
    .replace(/^["'“”«»‘’\s]+|["'“”«»‘’\s]+$/g, '')
    .replace(/(?<!\.\.)[.;,!]+$/, (end) => (end === '!' ? end : ''))
    .trim();
}
