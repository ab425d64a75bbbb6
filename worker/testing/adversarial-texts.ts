/** The longest prompt that the API takes, in UTF-16 units. */
const PROMPT_LENGTH = 8_000;

const SEPARATORS = [
  ',', ';', ':', '.', '-', '(', ')', '[', ']', '{', '}', '"', "'", '`', '“', '”', '«', '»', '‘', '’',
  '\n', '\t', ' ', '—', '–', '•', '|', '/', '\\', '&', '+', '*', '=', '#', '@', '!', '?', '…', '<', '>', '%', '_', '~', '^',
] as const; // prettier-ignore

/** Words that open, join or close something in one of the readers' rules. */
const TRIGGERS = [
  'and', 'e', 'ed', 'or', 'con', 'with', 'di', 'del', 'of', 'from', 'da', 'dal', 'to', 'a', 'al', 'the', 'il', 'la', 'per', 'for', 'in', 'on',
  'euro', 'EUR', 'pounds', 'per person', 'hour', 'mon', 'lun', 'lunedì', 'monday', 'closed', 'chiuso', 'open', 'am', 'noon', 'except', 'but',
  'change', 'cambia', 'make', 'add', 'aggiungi', 'remove', 'togli', 'rename', 'replace', 'sostituisci', 'not', 'non', 'no', 'without', 'senza', 'only', 'then', 'poi',
  'first', 'last', 'ultimo', 'above', 'sotto', 'under', 'called', 'named', 'chiamato', 'si chiama', 'name:', 'nome:', 'website for', 'sito per', 'page about', 'services:', 'we offer', 'offriamo',
  'red', 'rosso', 'dark', 'chiaro', 'light', 'modern', 'elegant', 'Via Roma', 'Via', 'Piazza', 'Street', 'High Street', 'Studio', 'Bar', 'Rome', 'Torino', 'called on', 'call', 'tel', 'telefono', 'phone',
  'section', 'sezione', 'button', 'menu', 'price', 'prezzo', 'title', 'testo', 'text', 'hours', 'orari', 'translate', 'traduci', 'in Italian', 'what', 'why', 'can you', 'puoi', 'please', 'a partire da',
  'https://', 'www.', 'a@', '@b.it', '.it', 'x', 'X', 'Ab', 'A b', "l'", "dell'", "don't", 'http', 'data:', 'St.', 'Dr', 'mila', 'twenty', 'venti', 'hundred',
] as const; // prettier-ignore

const SIGNS = ['€', '$', '£', '¢', 'kr', '0', '1', '9', '12', '123', '1.', '1,', '1:', '9-', '9:30', '+39', '(0', '#f', '#fff', 'rgb('] as const; // prettier-ignore

/** Units that are no words: combining marks, halves of surrogates, direction marks, ligatures, other scripts. */
const ODD_CHARACTERS = ['\u0301', '\uD800', '\uDC00', '\u200F', '\u202E', '\u200B', '\u00A0', '\uFEFF', 'ﬁ', 'ﷺ', '中', 'ё', '👩‍🚀', 'İ', 'ß', '\0', '\u2028'] as const; // prettier-ignore

/** A named text that a reader must get through in linear time. */
export interface AdversarialText {
  name: string;
  text: string;
}

function repeatTo(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

const UNITS: readonly string[] = [...SEPARATORS, ...TRIGGERS, ...SIGNS, ...ODD_CHARACTERS];

/** Each unit joined to itself, with and without a blank. */
function singles(): string[] {
  return UNITS.flatMap((unit) => [unit, `${unit} `]);
}

/** Every word or sign with every separator between. */
function pairs(): string[] {
  return [...TRIGGERS, ...SIGNS].flatMap((word) => SEPARATORS.map((mark) => `${word}${mark} `));
}

/** Three units that do not stand together anywhere else, chosen by their places in the list. */
function triples(): string[] {
  return UNITS.flatMap((unit, at) =>
    [7, 31, 67].map((far) => {
      const [second, third] = [
        UNITS[(at + far) % UNITS.length],
        UNITS[(at * 5 + far) % UNITS.length],
      ];
      return `${unit} ${second} ${third} `;
    }),
  );
}

/** Something is opened and never closed, or ends in what no pattern takes. */
function unclosed(length: number): AdversarialText[] {
  const openings = [
    '"',
    '«',
    '(',
    '[',
    'called "',
    'change "',
    'make the ',
    'the title to ',
    'Via ',
    '€ ',
    'a@',
  ];
  const fillings = ['a', 'a ', 'A ', 'Ab ', '1', '1 ', ' ', '.', 'and ', 'e di '];
  return openings.flatMap((opening) =>
    fillings.flatMap((filling) =>
      ['', '!', '\0'].map((end) => ({
        name: `${opening}${filling}…${end}`,
        text: opening + repeatTo(filling, length - opening.length - end.length) + end,
      })),
    ),
  );
}

/** One unit in many different words, so that nothing that is remembered by word helps. */
function distinct(length: number): AdversarialText[] {
  return [' ', ', ', ' and ', ' e ', ': ', '\n', ' - '].map((joint) => {
    const words = Array.from({ length: Math.ceil(length / 4) }, (_, at) => `w${at.toString(36)}`);
    return {
      name: `distinct words joined by “${joint}”`,
      text: words.join(joint).slice(0, length),
    };
  });
}

export function repeatedTexts(units: readonly string[], length = PROMPT_LENGTH): AdversarialText[] {
  return units.map((unit) => ({ name: `“${unit}” × ${length}`, text: repeatTo(unit, length) }));
}

/** Units repeated alone, openings that nothing closes, and many different words; `length` in UTF-16 units. */
export function adversarialTexts(length = PROMPT_LENGTH): AdversarialText[] {
  return [...repeatedTexts(singles(), length), ...unclosed(length), ...distinct(length)];
}

/** Words and separators alternated, and triples of units. Several thousand texts. */
export function alternatedTexts(length = PROMPT_LENGTH): AdversarialText[] {
  return repeatedTexts([...pairs(), ...triples()], length);
}
