import { ELEMENT_WORDS, SECTION_WORDS } from '../lexicon/parts.ts';
import { foldText } from './fold.ts';

const FACT_WORDS =
  'address telephone phone number email mobile opening hours price prices colour color background change remove delete replace translate header headline bigger smaller indirizzo telefono numero orario orari prezzo prezzi colore sfondo carattere caratteri cambia aggiungi togli elimina sposta traduci pagina grande piccolo';

const KEYWORDS: ReadonlySet<string> = new Set(
  [...Object.values(SECTION_WORDS), ...Object.values(ELEMENT_WORDS)]
    .flatMap(({ en, it }) => [...en, ...it])
    .concat(FACT_WORDS.split(' '))
    .flatMap((words) => words.split(/[^a-z]+/))
    .filter((word) => word.length > 4),
);

/** Words that are one slip away from a keyword and mean something themselves. */
const REAL_WORDS = new Set(['prices', 'pagine', 'testa', 'oraria', 'titola', 'serviz', 'prezza']);

/** Keywords by what is left of them when one letter falls out: "galery", "adress". */
const SHORTENED = new Map(
  [...KEYWORDS].flatMap((word) =>
    word.split('').map((_, at) => [word.slice(0, at) + word.slice(at + 1), word] as const),
  ),
);

/**
 * The text with slips in words for parts and facts mended: a letter left out, doubled, or two of them swapped. Only
 * words before the first quote, number or connector are looked at: what follows is the user's own wording.
 */
export function mendTypos(text: string, known: (word: string) => boolean): string {
  const folded = foldText(text);
  const end = /["\d:=@]|\s(?:to|with|into|in|con|a|che|that|called)\s|$/.exec(folded)?.index ?? 0;
  return text
    .slice(0, end)
    .replace(/[\p{L}']+/gu, (word) => {
      const plain = foldText(word);
      if (
        plain.length < 5 ||
        KEYWORDS.has(plain) ||
        KEYWORDS.has(`${plain}s`) ||
        REAL_WORDS.has(plain) ||
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
  return near ?? (longer?.charAt(0) === word.charAt(0) ? longer : undefined);
}
