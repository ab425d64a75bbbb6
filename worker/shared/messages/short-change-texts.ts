import type { NamedElement, PageChange } from '#domain/page-operations/operation-types.ts';
import { capitalise, nounFor } from './element-words.ts';
import type { Locale } from './error-message.ts';
import { HEAD, PROPERTIES } from './page-change-texts.ts';

type Sentence = Readonly<Record<Locale, (noun: string, isFeminine: boolean) => string>>;

const DONE = {
  delete: { en: (noun) => `${noun} removed`, it: (noun, she) => `${noun} rimoss${ending(she)}` },
  move: { en: (noun) => `${noun} moved`, it: (noun, she) => `${noun} spostat${ending(she)}` },
  duplicate: {
    en: (noun) => `${noun} copied`,
    it: (noun, she) => `${noun} duplicat${ending(she)}`,
  },
  insert: { en: (noun) => `${noun} added`, it: (noun, she) => `${noun} aggiunt${ending(she)}` },
  format: {
    en: (noun) => `${noun} formatted`,
    it: (noun, she) => `${noun} formattat${ending(she)}`,
  },
  wrap: { en: (noun) => `${noun} wrapped`, it: (noun, she) => `${noun} racchius${ending(she)}` },
  replace: {
    en: (noun) => `${noun} replaced`,
    it: (noun, she) => `${noun} sostituit${ending(she)}`,
  },
} satisfies Record<string, Sentence>;

const ATTRIBUTES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  href: { en: 'Address', it: 'Indirizzo' },
  src: { en: 'Source', it: 'Origine' },
  alt: { en: 'Alternative text', it: 'Testo alternativo' },
  title: { en: 'Tooltip', it: 'Suggerimento' },
  class: { en: 'Classes', it: 'Classi' },
  style: { en: 'Style', it: 'Stile' },
};

const TEXT = { en: 'Text', it: 'Testo' };
/** A rule of the page styles them together; its selector means nothing to most people. */
const OF_ALIKE = { en: 'of all alike', it: 'di tutti quelli uguali' };
const UP_TO = { en: 'up to', it: 'fino a' };

/** Of what stands on one side of an arrow; a longer text is only named. UTF-16 units. */
const LONGEST = 28;

/**
 * What an operation did, for lists and buttons: “Colour of the button”, “Prices: 9 → 11 €”, “Heading moved”.
 * Values are given where they are short words of the page, else what changed is named.
 */
export function nameChange(change: PageChange, locale: Locale): string {
  switch (change.key) {
    case 'text':
      return shortenText(change) ?? `${TEXT[locale]} ${ofElement(change.element, locale)}`;
    case 'attribute': {
      const name = ATTRIBUTES[change.name]?.[locale] ?? change.name;
      return `${name} ${ofElement(change.element, locale)}`;
    }
    case 'style':
      return nameStyle(change, locale);
    case 'token':
      return `${change.name}: ${arrow(change.from, change.to)}`;
    case 'head':
      return HEAD[change.field][locale];
    case 'everywhere':
      return `${arrow(change.from, change.to)} (${change.places}×)`;
    default: {
      const { noun, isFeminine } = nounFor(change.element, locale) ?? {
        noun: `<${change.element.tag}>`,
        isFeminine: false,
      };
      return DONE[change.key][locale](capitalise(noun), isFeminine);
    }
  }
}

type Change<Key extends PageChange['key']> = Extract<PageChange, { key: Key }>;

function nameStyle({ of, property, maxWidthPx }: Change<'style'>, locale: Locale): string {
  const name = PROPERTIES[property]?.[locale] ?? property;
  const element = typeof of === 'string' ? OF_ALIKE[locale] : ofElement(of, locale);
  const width = maxWidthPx === undefined ? '' : `, ${UP_TO[locale]} ${maxWidthPx} px`;
  return `${name} ${element}${width}`;
}

/** The words around the change once, the change with an arrow; undefined where it would be long. */
function shortenText({ from, to }: Change<'text'>): string | undefined {
  const [before, after] = [wordsOf(from), wordsOf(to)];
  if (before.length === 0 || after.length === 0) return undefined;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter - 1 && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - 1 - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const [old, fresh] = [before, after].map((words) =>
    words.slice(head, words.length - tail).join(' '),
  );
  if (old === undefined || fresh === undefined || Math.max(old.length, fresh.length) > LONGEST)
    return undefined;
  const lead = shortenStart(before.slice(0, head).join(' '));
  const rest = shorten(before.slice(before.length - tail).join(' '));
  return [lead, old, '→', fresh, rest].filter(Boolean).join(' ');
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function arrow(from: string | null, to: string | null): string {
  return `${shorten(from)} → ${shorten(to)}`;
}

function shorten(value: string | null): string {
  if (value === null) return '–';
  return value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value;
}

function shortenStart(text: string): string {
  return text.length > LONGEST ? `…${text.slice(-LONGEST).replace(/^\S*\s+/, '')}` : text;
}

/** “of the button”, “del pulsante”. */
function ofElement(element: NamedElement, locale: Locale): string {
  const known = nounFor(element, locale);
  if (known === undefined) return ofName(`<${element.tag}>`, locale);
  const { noun, isFeminine } = known;
  if (locale === 'en') return `of the ${noun}`;
  if (/^[aeiou]/.test(noun)) return `dell’${noun}`;
  return `${isFeminine ? 'della' : 'del'} ${noun}`;
}

function ofName(name: string, locale: Locale): string {
  return locale === 'en' ? `of ${name}` : `di ${name}`;
}

function ending(isFeminine: boolean): string {
  return isFeminine ? 'a' : 'o';
}
