import { kindOf, kindOfTag } from '#domain/html/element-kind.ts';
import type { ElementKind } from '#domain/html/element-kinds.ts';
import { ownNameOf, titleOf } from '#domain/html/element-name.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Locale } from './error-message.ts';

type OneAndMany = readonly [one: string, many: string];

/** A noun; in Italian feminine where it says so. */
type Noun = Readonly<Record<Locale, OneAndMany>> & { isFeminine?: true };

const NOUNS: Readonly<Record<ElementKind, Noun>> = {
  page: { en: ['page', 'pages'], it: ['pagina', 'pagine'], isFeminine: true },
  content: { en: ['content', 'contents'], it: ['contenuto', 'contenuti'] },
  header: { en: ['header', 'headers'], it: ['intestazione', 'intestazioni'], isFeminine: true },
  footer: { en: ['footer', 'footers'], it: ['piè di pagina', 'piè di pagina'] },
  menu: { en: ['menu', 'menus'], it: ['menu', 'menu'] },
  section: { en: ['section', 'sections'], it: ['sezione', 'sezioni'], isFeminine: true },
  card: { en: ['card', 'cards'], it: ['scheda', 'schede'], isFeminine: true },
  group: { en: ['group', 'groups'], it: ['gruppo', 'gruppi'] },
  box: { en: ['box', 'boxes'], it: ['riquadro', 'riquadri'] },
  list: { en: ['list', 'lists'], it: ['elenco', 'elenchi'] },
  entry: { en: ['entry', 'entries'], it: ['voce', 'voci'], isFeminine: true },
  mainTitle: { en: ['main title', 'main titles'], it: ['titolo principale', 'titoli principali'] },
  title: { en: ['title', 'titles'], it: ['titolo', 'titoli'] },
  text: { en: ['text', 'texts'], it: ['testo', 'testi'] },
  quote: { en: ['quote', 'quotes'], it: ['citazione', 'citazioni'], isFeminine: true },
  link: { en: ['link', 'links'], it: ['link', 'link'] },
  button: { en: ['button', 'buttons'], it: ['pulsante', 'pulsanti'] },
  picture: { en: ['picture', 'pictures'], it: ['immagine', 'immagini'], isFeminine: true },
  icon: { en: ['icon', 'icons'], it: ['icona', 'icone'], isFeminine: true },
  shape: { en: ['shape', 'shapes'], it: ['forma', 'forme'], isFeminine: true },
  logo: { en: ['logo', 'logos'], it: ['logo', 'loghi'] },
  gallery: { en: ['gallery', 'galleries'], it: ['galleria', 'gallerie'], isFeminine: true },
  caption: { en: ['caption', 'captions'], it: ['didascalia', 'didascalie'], isFeminine: true },
  video: { en: ['video', 'videos'], it: ['video', 'video'] },
  audio: { en: ['audio', 'audios'], it: ['audio', 'audio'] },
  map: { en: ['map', 'maps'], it: ['mappa', 'mappe'], isFeminine: true },
  embed: {
    en: ['embedded page', 'embedded pages'],
    it: ['pagina incorporata', 'pagine incorporate'],
    isFeminine: true,
  },
  form: { en: ['form', 'forms'], it: ['modulo', 'moduli'] },
  field: { en: ['field', 'fields'], it: ['campo', 'campi'] },
  label: { en: ['label', 'labels'], it: ['etichetta', 'etichette'], isFeminine: true },
  table: { en: ['table', 'tables'], it: ['tabella', 'tabelle'], isFeminine: true },
  row: { en: ['row', 'rows'], it: ['riga', 'righe'], isFeminine: true },
  cell: { en: ['cell', 'cells'], it: ['cella', 'celle'], isFeminine: true },
  divider: { en: ['divider', 'dividers'], it: ['linea', 'linee'], isFeminine: true },
  foldout: { en: ['fold-out', 'fold-outs'], it: ['riquadro apribile', 'riquadri apribili'] },
  window: { en: ['window', 'windows'], it: ['finestra', 'finestre'], isFeminine: true },
  price: { en: ['price', 'prices'], it: ['prezzo', 'prezzi'] },
  badge: { en: ['badge', 'badges'], it: ['bollino', 'bollini'] },
  review: { en: ['review', 'reviews'], it: ['recensione', 'recensioni'], isFeminine: true },
  lineBreak: { en: ['line break', 'line breaks'], it: ['a capo', 'a capo'] },
  code: { en: ['code', 'codes'], it: ['codice', 'codici'] },
};

/** What a history knows of an element. */
interface Named {
  tag: string;
  kind?: ElementKind;
}

export interface SaidNoun {
  noun: string;
  isFeminine: boolean;
}

/** The word for an element in a sentence; undefined for a tag that nobody knows. */
export function nounFor({ tag, kind }: Named, locale: Locale): SaidNoun | undefined {
  const known = kind ?? kindOfTag(tag);
  if (known === undefined) return undefined;
  const { isFeminine = false, ...words } = NOUNS[known];
  return { noun: words[locale][0], isFeminine };
}

/** For words that agree with what an element is called; Italian has two genders. */
export function genderOf(element: IndexedElement): 'f' | 'm' {
  return NOUNS[kindOf(element)].isFeminine === true ? 'f' : 'm';
}

/** What an element is, as a label: “Title”, “Section: Opening hours”. */
export function labelOf(element: IndexedElement, locale: Locale): string {
  const noun = sayKind(element, locale);
  const title = titleOf(element);
  return title === undefined ? noun : `${noun}: ${title}`;
}

/** What an element is and says, in a line beside which it is not seen: “Title “Focaccia””. */
export function phraseOf(element: IndexedElement, locale: Locale): string {
  const noun = sayKind(element, locale);
  const name = ownNameOf(element);
  return name === undefined ? noun : `${noun} “${name}”`;
}

/** Its kind alone: “Title”. */
export function sayKind(element: IndexedElement, locale: Locale): string {
  return capitalise(NOUNS[kindOf(element)][locale][0]);
}

const PHOTO_GOES_HERE: Readonly<Record<Locale, string>> = {
  en: 'A photo goes here',
  it: 'Qui va una foto',
};

/** Where a photograph is missing: “A photo goes here: the counter, just filled”. `words` may be empty. */
export function sayMissingPhoto(words: string, locale: Locale): string {
  return words === '' ? PHOTO_GOES_HERE[locale] : `${PHOTO_GOES_HERE[locale]}: ${words}`;
}

/** Several of its kind, in a sentence: “titles”. */
export function sayMany(element: IndexedElement, locale: Locale): string {
  return NOUNS[kindOf(element)][locale][1];
}

export function capitalise(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}
