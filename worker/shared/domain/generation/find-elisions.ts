import { withoutAccents } from '#domain/reading/without-accents.ts';
import { isElision } from '#domain/diff/markers.ts';

/** A comment in any language of a page, with its text as the first group. */
const COMMENT = /^\s*(?:<!--|\{?\/\*|\/\/|#)\s*(.*?)\s*(?:-->|\*\/\}?)?\s*$/s;
const STANDS_FOR_MORE = new RegExp(
  [
    String.raw`\b(?:rest|remainder|remaining) (?:of|sections?|content|code|styles?|page|scripts?)\b`,
    String.raw`\b(?:stays?|remains?|kept|keep|left|is|are) (?:the same|as (?:is|before|it was)|unchanged|untouched)\b`,
    String.raw`^(?:\W*)(?:existing|previous|other|all other|same|original) (?:\w+ )?(?:styles?|css|code|content|sections?|scripts?|markup|rules|functions?|html|js|javascript|items?|cards?|links?)\b`,
    String.raw`\b(?:same as (?:before|above|original)|unchanged|as before)\b`,
    String.raw`\b(?:(?:il )?(?:resto|restante) (?:(?:di|del|dell[ae]?|dei) (?:\w+ )?(?:pagina|sito|codice|sezioni|contenuto|css|stili|file|documento)|invariat|rimane|resta)|invariat[oaei]|come prima|(?:resta|restano|rimane|rimangono) (?:come|ugual|invariat))`,
    String.raw`^(?:\W*)(?:(?:gli|le|i) )?(?:stili|codice|sezioni|contenuto|script|regole) (?:esistent|precedent|original)`,
    String.raw`\b(?:omitted|truncated) for brevity\b|\bomess[oaie] per brevita\b`,
  ].join('|'),
  'i',
);
/** A sentence in brackets that is part of the page's text. */
const BRACKETED = /^\s*[[(](.*)[\])]\s*$/;
/** “// loading...” is an ordinary comment. */
const SPOKEN_COMMENT = /^\s*(?:\/\/|#)\s*[^.…\s]/;
const LONGEST_LINE = 200;

/** Lines of a changed file that stand for omitted text and were not there before; at most five. */
export function findElisions(before: string, after: string): string[] {
  const known = new Set(before.split('\n').map((line) => line.trim()));
  const fresh = after.split('\n').filter((line) => !known.has(line.trim()));
  const found = fresh.filter((line) => line.length <= LONGEST_LINE && isLeftOut(line));
  const shortened = fresh.filter((line) => DOTS.test(line)).slice(0, MOST_DOTTED);
  const dotted = shortened.filter((line) => isShortened(line, known));
  return [...found, ...dotted].slice(0, MOST_TOLD).map((line) => line.trim());
}

const MOST_TOLD = 5;
/** Each one is compared with every line of the file. */
const MOST_DOTTED = 20;
/** Dots in the middle of a line between words. */
const DOTS = /[\p{L}\p{N}][,;:]?\s*(?:\.{3}|…)\s*[\p{L}\p{N}]/u;
const SHORTEST_START = 12;

/** “The diary full, … while they laugh”: the original has a line that begins the same way and has no dots. */
function isShortened(line: string, known: ReadonlySet<string>): boolean {
  const start = line.slice(0, line.search(/\.{3}|…/)).trim();
  if (start.replace(/<[^<>]*>/g, '').trim().length < SHORTEST_START) return false;
  return [...known].some((old) => old.startsWith(start) && !DOTS.test(old));
}

function isLeftOut(line: string): boolean {
  if (isElision(line) && !SPOKEN_COMMENT.test(line)) return true;
  const said = (COMMENT.exec(line) ?? BRACKETED.exec(line))?.[1];
  return said !== undefined && STANDS_FOR_MORE.test(withoutAccents(said));
}
