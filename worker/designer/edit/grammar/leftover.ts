import type { EditIntent } from '../edit-types.ts';
import type { VerbClass } from '../lexicon/verbs.ts';
import { MOODS } from '../lexicon/moods.ts';
import type { Clause } from '../request/clause.ts';
import { foldText } from '../request/fold.ts';
import { besidesOf } from './look-rules.ts';
import { OLD_SUM } from './slot-rules.ts';
import { KIND_WORDS, SMALL_WORDS } from '../lexicon/small-words.ts';

type Kind = EditIntent['kind'];

/** Kinds that ask for nothing to be changed: whatever else is said, nothing wrong can come of them. */
const HARMLESS: ReadonlySet<Kind> = new Set(['question', 'keep', 'undo', 'ask']);

/** Values that are read again word by word, so that they account for nothing by themselves. */
const UNREAD_VALUES: ReadonlySet<Kind> = new Set(['hours']);

/**
 * The words of a clause that its intent does not account for: no verb, part, colour or value of it, and none of the
 * small words that requests of its kind may hold. With any left, the clause asks for something else or more.
 */
export function leftoverWords(clause: Clause, intent: EditIntent): string[] {
  if (HARMLESS.has(intent.kind)) return [];
  const values = UNREAD_VALUES.has(intent.kind) ? [] : valuesOf(intent);
  const spans = [
    ...(clause.verb && isVerbOf(clause.verb.class, intent.kind) ? [clause.verb] : []),
    ...(clause.colour && PAINTS.has(intent.kind) ? [clause.colour] : []),
    ...partsOf(clause, intent.kind),
    ...clause.quoted,
    ...values.flatMap((value) => spanOf(clause.folded, value)),
    ...ownSpans(clause, intent),
  ];
  const masked = spans.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    clause.folded,
  );
  const known = KIND_WORDS[intent.kind];
  return [...masked.matchAll(/[a-z0-9][a-z0-9%]*/g)]
    .filter(([word]) => !SMALL_WORDS.has(word) && !(known?.test(word) ?? false))
    .map(({ index, 0: word }) => clause.text.slice(index, index + word.length));
}

/** Kinds that are about one part: another section that is named is another wish. */
const ABOUT_ONE: ReadonlySet<Kind> = new Set([
  'recolour',
  'shade',
  'font',
  'scale',
  'declare',
  'remove',
  'hide',
  'show',
  'duplicate',
]);

/** The parts that are named, with the words that count them: "the second button". */
function partsOf({ mentions, bare }: Clause, kind: Kind): { start: number; end: number }[] {
  const sections = mentions.filter(({ type }) => type !== 'element');
  const others = ABOUT_ONE.has(kind) ? sections.slice(1) : [];
  return mentions
    .filter((mention) => !others.includes(mention))
    .map((mention) => {
      const isCounted = mention.type === 'element' && mention.ordinal !== undefined;
      const counted = isCounted ? /\w+\s+$/.exec(bare.slice(0, mention.start)) : null;
      return { start: counted?.index ?? mention.start, end: mention.end };
    });
}

/** Words that an intent is read from without carrying them: an account's handle, a mood, the name there is. */
function ownSpans(clause: Clause, intent: EditIntent): { start: number; end: number }[] {
  switch (intent.kind) {
    case 'add-contact':
      return [...clause.folded.matchAll(/@[\w.]+|(?:[\w-]+\.)+(?:com|it|net|org|uk)\/\S*/g)].map(
        spanOfMatch,
      );
    case 'mood':
      return [
        ...clause.folded.matchAll(new RegExp(`\\b(?:${MOODS[intent.mood].words})\\b`, 'g')),
      ].map(spanOfMatch);
    case 'recolour':
      return besidesOf(clause);
    case 'add-text':
      return spanOf(clause.folded, intent.text.replace(/\.$/, ''));
    case 'price':
      return [...clause.folded.matchAll(OLD_SUM)].map(spanOfMatch);
    case 'declare':
      return [...clause.folded.matchAll(DENIED_STYLE)].map(spanOfMatch);
    case 'fact':
      return intent.fact === 'name'
        ? clause.page.texts.flatMap((text) => spanOf(clause.folded, text))
        : [];
    default:
      return [];
  }
}

/** Styles that are themselves a lack of something. */
const DENIED_STYLE =
  /\b(?:no|not|non|without|senza)\s+(?:(?:the|la|il)\s+)?(?:bold|underlin\w*|sottoline\w*|grassetto)/g;

function spanOfMatch({ index, 0: words }: RegExpExecArray): { start: number; end: number } {
  return { start: index, end: index + words.length };
}

/** Kinds that a colour belongs to: "bigger and green" asks for more than a size. */
const PAINTS: ReadonlySet<Kind> = new Set(['recolour', 'dark-page', 'shade']);

/** Kinds that something growing or shrinking can be. */
const SIZED: ReadonlySet<Kind> = new Set(['scale', 'price', 'change-prices', 'length', 'shade']);

function isVerbOf(verb: VerbClass, kind: Kind): boolean {
  return SIZED.has(kind) || (verb !== 'grow' && verb !== 'shrink');
}

/** Every text the intent carries. */
function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(valuesOf);
}

function spanOf(folded: string, value: string): { start: number; end: number }[] {
  const wanted = foldText(value).trim();
  const start = wanted === '' ? -1 : folded.indexOf(wanted);
  const isInWord =
    /\w/.test(folded.charAt(start - 1)) || /\w/.test(folded.charAt(start + wanted.length));
  return start < 0 || (isInWord && wanted.length < 4)
    ? []
    : [{ start, end: start + wanted.length }];
}
