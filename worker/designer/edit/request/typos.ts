import { ELEMENT_WORDS, SECTION_WORDS } from '../lexicon/parts.ts';
import { KIND_WORDS, SMALL_WORDS } from '../lexicon/small-words.ts';
import { foldText } from './fold.ts';

const FACT_WORDS =
  'address telephone phone number email mobile opening hours price prices colour color background change remove delete replace translate header headline bigger smaller larger rename hidden duplicate before after between section sections page bottom letters closed monday tuesday wednesday thursday friday saturday sunday yellow orange purple green white black brown description instead rounded picture visible center everything indirizzo telefono numero orario orari prezzo prezzi colore sfondo carattere caratteri cambia cambiare aggiungi aggiungere togli togliere elimina eliminare sposta spostare traduci tradurre rimuovi cancella ingrandisci rimpicciolisci nascondi mostra sostituisci scrivi correggi modifica pagina grande piccolo grandi piccoli sezione sezioni lunedi martedi mercoledi giovedi venerdi sabato domenica giallo arancione azzurro bianco verde rosso sotto sopra prima centro grassetto corsivo descrizione chiuso chiusi aperto aperti';

const KEYWORDS: ReadonlySet<string> = new Set(
  [...Object.values(SECTION_WORDS), ...Object.values(ELEMENT_WORDS)]
    .flatMap(({ en, it }) => [...en, ...it])
    .concat(FACT_WORDS.split(' '))
    .flatMap((words) => words.split(/[^a-z]+/))
    .filter((word) => word.length > 4),
);

/** Words that are one slip away from a keyword and mean something themselves. */
const REAL_WORDS = new Set(
  'prices prize pagine testa oraria titola serviz prezza house course mouse month months friend friends grown crown drown clock stack while whole latter letter photon works words world worlds sitting setting tasto testo teste pesto costo costa posta porta porte forte parte parti conto contro cento sette setto titled tired bottle battle cotton later alter rima crema crime steam beam stem items domani comanda foster poster booster leader reader reading leading opera copre orari ovari calore dolore valore favore sapore sapori carte corte morte porto tappa mamma pappa stuff abort contatto contratto manner dinner event invent slog spose sposa grandi larghe minor major master sister filter winter'.split(
    ' ',
  ),
);

/** Words of requests, whatever they are about. */
function isRequestWord(word: string): boolean {
  return SMALL_WORDS.has(word) || Object.values(KIND_WORDS).some((words) => words.test(word));
}

/** Keywords by what is left of them when one letter falls out: "galery", "adress". */
const SHORTENED = new Map(
  [...KEYWORDS].flatMap((word) =>
    word.split('').map((_, at) => [word.slice(0, at) + word.slice(at + 1), word] as const),
  ),
);

/** Where the user's own wording begins: behind a connector where the request gives a text or a name. */
const OWN_START = /["\d:=@]|$/;
const OWN_WORDS = /["\d:=@]|\s(?:to|with|into|in|con|a|che|that|called)\s|$/;
const GIVES_WORDS =
  /\b(?:call\w*|name\w*|say\w*|read\w*|writ\w*|rename|text|title|headline|change|replace|add|with|about|chiam\w*|nome|dica|dice|dire|scri\w*|rinomina|testo|titolo|cambia\w*|sostituisci|aggiung\w*|con|su\w*)\b/;

/**
 * The text with slips in words for parts and facts mended: a letter left out, doubled, or two of them swapped. Only
 * words before the first quote, number or connector are looked at: what follows is the user's own wording.
 */
export function mendTypos(text: string, known: (word: string) => boolean): string {
  const folded = foldText(text);
  const end = (GIVES_WORDS.test(folded) ? OWN_WORDS : OWN_START).exec(folded)?.index ?? 0;
  return text
    .slice(0, end)
    .replace(/[\p{L}']+/gu, (word) => {
      const plain = foldText(word);
      if (
        plain.length < 5 ||
        plain.includes("'") ||
        KEYWORDS.has(plain) ||
        KEYWORDS.has(`${plain}s`) ||
        REAL_WORDS.has(plain) ||
        isRequestWord(plain) ||
        known(plain)
      )
        return word;
      return keywordFor(plain) ?? word;
    })
    .concat(text.slice(end));
}

function keywordFor(word: string): string | undefined {
  const undoubled = [...word.matchAll(/([a-z])\1/g)].map(
    ({ index }) => word.slice(0, index) + word.slice(index + 1),
  );
  const swapped = word
    .split('')
    .slice(1, -1)
    .map((_, at) => {
      const [head, one, two, tail] = [
        word.slice(0, at + 1),
        word.charAt(at + 1),
        word.charAt(at + 2),
        word.slice(at + 3),
      ];
      return head + two + one + tail;
    });
  const near = [...undoubled, ...swapped].find((candidate) => KEYWORDS.has(candidate));
  const longer = SHORTENED.get(word);
  return near ?? (longer?.charAt(0) === word.charAt(0) ? longer : otherLetter(word));
}

/** A word with one letter too many or one wrong: long ones only, whose first letter is right. */
function otherLetter(word: string): string | undefined {
  if (word.length < 6) return undefined;
  const cuts = word.split('').map((_, at) => word.slice(0, at) + word.slice(at + 1));
  const found = [
    ...cuts.filter((cut) => cut.length > 5 && KEYWORDS.has(cut)),
    ...cuts.flatMap((cut, at) => {
      const longer = SHORTENED.get(cut);
      const isSame = longer?.slice(0, at) === word.slice(0, at) && longer.length === word.length;
      return isSame && longer.slice(at + 1) === word.slice(at + 1) ? [longer] : [];
    }),
  ].filter(
    (candidate) =>
      candidate.charAt(0) === word.charAt(0) && candidate.slice(0, -1) !== word.slice(0, -1),
  );
  return new Set(found).size === 1 ? found[0] : undefined;
}
