import type {
  HeadField,
  NamedElement,
  PageChange,
} from '#domain/page-operations/operation-types.ts';
import { nounFor } from './element-words.ts';
import type { Locale } from './error-message.ts';

type Words = Readonly<Record<Locale, string>>;

export const PROPERTIES: Readonly<Record<string, Words>> = {
  color: { en: 'Colour', it: 'Colore' },
  'background-color': { en: 'Background colour', it: 'Colore di sfondo' },
  background: { en: 'Background', it: 'Sfondo' },
  'font-size': { en: 'Text size', it: 'Dimensione del testo' },
  'font-family': { en: 'Font', it: 'Carattere' },
  'font-weight': { en: 'Boldness', it: 'Spessore del testo' },
  'text-align': { en: 'Alignment', it: 'Allineamento' },
  'font-style': { en: 'Slant', it: 'Inclinazione' },
  'line-height': { en: 'Line height', it: 'Interlinea' },
  'letter-spacing': { en: 'Letter spacing', it: 'Spazio tra le lettere' },
  'text-transform': { en: 'Capitals', it: 'Maiuscole' },
  'text-decoration-line': { en: 'Underline', it: 'Sottolineatura' },
  padding: { en: 'Inner space', it: 'Spazio interno' },
  'padding-top': { en: 'Inner space, top', it: 'Spazio interno, sopra' },
  'padding-right': { en: 'Inner space, right', it: 'Spazio interno, destra' },
  'padding-bottom': { en: 'Inner space, bottom', it: 'Spazio interno, sotto' },
  'padding-left': { en: 'Inner space, left', it: 'Spazio interno, sinistra' },
  margin: { en: 'Outer space', it: 'Spazio esterno' },
  'margin-top': { en: 'Outer space, top', it: 'Spazio esterno, sopra' },
  'margin-right': { en: 'Outer space, right', it: 'Spazio esterno, destra' },
  'margin-bottom': { en: 'Outer space, bottom', it: 'Spazio esterno, sotto' },
  'margin-left': { en: 'Outer space, left', it: 'Spazio esterno, sinistra' },
  width: { en: 'Width', it: 'Larghezza' },
  height: { en: 'Height', it: 'Altezza' },
  'max-width': { en: 'Largest width', it: 'Larghezza massima' },
  'min-height': { en: 'Least height', it: 'Altezza minima' },
  'border-width': { en: 'Border width', it: 'Spessore del bordo' },
  'border-style': { en: 'Border', it: 'Bordo' },
  'border-color': { en: 'Border colour', it: 'Colore del bordo' },
  'border-radius': { en: 'Corners', it: 'Angoli' },
  'box-shadow': { en: 'Shadow', it: 'Ombra' },
  opacity: { en: 'Opacity', it: 'Opacità' },
  display: { en: 'Display', it: 'Visualizzazione' },
  'flex-direction': { en: 'Direction', it: 'Direzione' },
  'justify-content': { en: 'Arrangement along', it: 'Disposizione lungo l’asse' },
  'align-items': { en: 'Arrangement across', it: 'Disposizione di traverso' },
  gap: { en: 'Gap', it: 'Distanza' },
  'aspect-ratio': { en: 'Shape', it: 'Formato' },
  'object-fit': { en: 'Picture fit', it: 'Adattamento' },
  'object-position': { en: 'Part in sight', it: 'Parte in vista' },
};

export const HEAD: Readonly<Record<HeadField, Words>> = {
  title: { en: 'Page title', it: 'Titolo della pagina' },
  description: { en: 'Description for search engines', it: 'Descrizione per i motori di ricerca' },
  language: { en: 'Language of the page', it: 'Lingua della pagina' },
  icon: { en: 'Icon', it: 'Icona' },
  picture: { en: 'Sharing picture', it: 'Immagine di condivisione' },
};

const SENTENCES = {
  text: { en: 'Text of {element}: {from} → {to}', it: 'Testo di {element}: {from} → {to}' },
  attribute: { en: '{name} of {element}: {from} → {to}', it: '{name} di {element}: {from} → {to}' },
  style: { en: '{name} of {element}: {from} → {to}', it: '{name} di {element}: {from} → {to}' },
  width: {
    en: '{name} of {element}, up to {px} px: {from} → {to}',
    it: '{name} di {element}, fino a {px} px: {from} → {to}',
  },
  token: { en: '{name}: {from} → {to}', it: '{name}: {from} → {to}' },
  head: { en: '{name}: {from} → {to}', it: '{name}: {from} → {to}' },
  delete: { en: 'Removed: {element}', it: 'Rimosso: {element}' },
  move: { en: 'Moved: {element}', it: 'Spostato: {element}' },
  duplicate: { en: 'Copied: {element}', it: 'Copiato: {element}' },
  format: { en: 'Formatted: {element}', it: 'Formattato: {element}' },
  insert: { en: 'Added: {element}', it: 'Aggiunto: {element}' },
  wrap: { en: 'Put into a {name}: {element}', it: 'Racchiuso in un {name}: {element}' },
  replace: { en: 'Replaced: {element} → {to}', it: 'Sostituito: {element} → {to}' },
  everywhere: { en: '{from} → {to} (places: {places})', it: '{from} → {to} (punti: {places})' },
} satisfies Record<string, Words>;

/** The sentence for what an operation did: “Colour of button “Book”: #123 → #456”. */
export function describePageChange(change: PageChange, locale: Locale): string {
  const { sentence, values } = read(change, locale);
  return SENTENCES[sentence][locale].replace(
    /\{(\w+)\}/g,
    (_all, key: string) => values[key] ?? '',
  );
}

interface Filled {
  sentence: keyof typeof SENTENCES;
  values: Readonly<Record<string, string>>;
}

function read(change: PageChange, locale: Locale): Filled {
  switch (change.key) {
    case 'text': {
      // The words it had are in the sentence already.
      const element = nameOf({ ...change.element, words: '' }, locale);
      return {
        sentence: 'text',
        values: { element, from: quote(change.from), to: quote(change.to) },
      };
    }
    case 'attribute':
      return {
        sentence: 'attribute',
        values: { ...ends(change), name: change.name, element: nameOf(change.element, locale) },
      };
    case 'style': {
      const { of, property, maxWidthPx } = change;
      const element = typeof of === 'string' ? of : nameOf(of, locale);
      const name = PROPERTIES[property]?.[locale] ?? property;
      const px = String(maxWidthPx ?? '');
      return {
        sentence: maxWidthPx === undefined ? 'style' : 'width',
        values: { ...ends(change), element, name, px },
      };
    }
    case 'token':
      return { sentence: 'token', values: { ...ends(change), name: change.name } };
    case 'head':
      return { sentence: 'head', values: { ...ends(change), name: HEAD[change.field][locale] } };
    case 'delete':
    case 'move':
    case 'duplicate':
    case 'insert':
    case 'format':
      return { sentence: change.key, values: { element: nameOf(change.element, locale) } };
    case 'wrap': {
      const name = nounFor({ tag: change.tag }, locale)?.noun ?? `<${change.tag}>`;
      return { sentence: 'wrap', values: { name, element: nameOf(change.element, locale) } };
    }
    case 'replace':
      return {
        sentence: 'replace',
        values: { element: nameOf(change.element, locale), to: nameOf(change.by, locale) },
      };
    case 'everywhere': {
      const { from, to, places } = change;
      return {
        sentence: 'everywhere',
        values: { from: quote(from), to: quote(to), places: String(places) },
      };
    }
  }
}

function ends({ from, to }: { from: string | null; to: string | null }) {
  return { from: shorten(from), to: shorten(to) };
}

const LONGEST = 80;

function shorten(value: string | null): string {
  if (value === null || value === '') return '–';
  return value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value;
}

function quote(text: string): string {
  return text === '' ? '–' : `“${text}”`;
}

function nameOf({ words, ...element }: NamedElement, locale: Locale): string {
  const { tag } = element;
  const name = nounFor(element, locale)?.noun ?? (tag === '' ? '' : `<${tag}>`);
  return words === '' ? name : `${name} ${quote(words)}`.trim();
}
