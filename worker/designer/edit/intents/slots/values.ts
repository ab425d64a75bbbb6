import { WordTable } from '../expand.ts';
import { textBetween, type Found, type Request } from '../request.ts';
import { endOfOwnWords } from '../own-words.ts';
import { LIGHT_MARKS } from '../words.ts';
import { countDown, type SlotReader } from './slot.ts';

const CURRENCY =
  /^(?:€|\$|£|eur|euros?|euri|pounds?|quid|sterline|dollars?|dollari|chf|franchi|usd|gbp)$/;

export function moneyAt(
  request: Request,
  from: number,
  { end, needsCurrency }: { end: number; needsCurrency: boolean },
): Found[] {
  const { tokens, words } = request;
  const said = (at: number): string => (at < end ? (words[at] ?? '') : '');
  const isFirst = CURRENCY.test(said(from));
  const at = isFirst ? from + 1 : from;
  const isSum = tokens[at]?.kind === 'number' && /^\d+(?:[.,]\d+)*$/.test(said(at));
  if (!isSum || /^(?:%|px|am|pm|percent)$/.test(words[at + 1] ?? '')) return [];
  const isLast = CURRENCY.test(said(at + 1));
  if (needsCurrency && !isFirst && !isLast) return [];
  if (!isFirst && !isLast && /^\d{6,}$/.test(said(at))) return [];
  const to = isLast ? at + 2 : at + 1;
  return [{ to, value: textBetween(request, from, to) }];
}

/** Words of the person's own up to any later token; a quotation is taken as it is. */
export function readText(longest: number): SlotReader {
  return (request, from, end) => {
    const first = request.tokens[from];
    if (!first || from >= end) return [];
    if (first.quoted !== undefined) return [{ to: from + 1, value: first.quoted }];
    if (longest < 10 && LEADING.test(request.words[from] ?? '')) return [];
    const mark = request.tokens.findIndex(
      ({ quoted }, at) => at > from && at < end && quoted !== undefined,
    );
    const limit = politeEnd(request, from, endOfOwnWords(request, from, mark < 0 ? end : mark));
    const last = Math.min(limit, from + longest);
    const ends =
      longest > 60
        ? [limit, ...countDown(Math.min(limit - 1, from + 60), from + 1)]
        : countDown(last, from + 1);
    return ends
      .map((to) => ({ to, value: textBetween(request, from, to), free: to - from }))
      .filter(
        ({ value, to }) =>
          !SAYS_WHERE.test(value) && !(longest < 10 && DANGLING.test(request.words[to - 1] ?? '')),
      );
  };
}

/** Where, not what. */
const SAYS_WHERE = /^(?:|dappertutto|ovunque|everywhere|qui|here|it|that|there|lì|là)$/i;
/** No name begins so. */
const LEADING = /^(?:anche|pure|also|now|ora|adesso|just|please|too)$/;
/** No name ends so. */
const DANGLING = /^(?:a|ad|at|for|to|da|di|per|con|costs?|the|il|la|from|under|:|=|-|,)$/;

const POLITE = new WordTable<true>().add(
  'somewhere|wherever (it|they) appears?|on the (page|site|website)|throughout|across the site|all over the (page|site)|sul sito|nella pagina|in tutto il sito|ovunque compaia|da qualche parte|please|pls|plz|thanks|thank you|thx|ty|cheers|everywhere|from now on|as well|too|instead|grazie|grazie mille|per favore|per piacere|per cortesia|ovunque|dappertutto|da ora in poi|d ora in poi',
  true,
);

/** Where a text of the person's own ends: thanks and the like behind it are no part of it. */
function politeEnd({ words }: Request, from: number, end: number): number {
  let last = end;
  for (;;) {
    const behind = last;
    const polite = [1, 2, 3, 4].find((length) =>
      POLITE.at(words, behind - length, behind).some(({ to }) => to === behind),
    );
    const mark = words[behind - 1] ?? '';
    const isMark = last < end && LIGHT_MARKS.has(mark) && !/[.!?)]/.test(mark);
    if (polite === undefined && !isMark) return last;
    if (last - (polite ?? 1) <= from) return last;
    last -= polite ?? 1;
  }
}

/** Tokens of a kind in a row, as one text; `isEnough` judges the text. */
export function readRun(
  isPart: (word: string, at: number) => boolean,
  isEnough: (text: string) => boolean,
): SlotReader {
  return (request, from, end) => {
    let to = from;
    while (to < end && isPart(request.words[to] ?? '', to - from)) to += 1;
    return countDown(to, from + 1)
      .slice(0, 6)
      .map((last) => ({ to: last, value: textBetween(request, from, last) }))
      .filter(({ value }) => isEnough(value))
      .slice(0, 3);
  };
}

export const readPhone = readRun(
  (word) => /^(?:\d[\d.]*|\+|\(|\)|\/|-)$/.test(word),
  (text) => /^[+(]?\d/.test(text) && /^[^.]*$|\.\d/.test(text) && /^(?:\D*\d){6,15}\D*$/.test(text),
);

/** What follows a street: house numbers, floors, postcodes and places, as they are written. */
const REST = String.raw`(?:[,\s]+(?:\p{Lu}[\p{L}\d'’.-]*|\d[\p{L}\d/-]*|[a-z]\b|of|the|upon|on|near|di|da|del|della|in|n\.?|\(\p{Lu}{2}\)))*`;
const ITALIAN_STREET = new RegExp(
  String.raw`^(?:via|viale|corso|piazza|piazzale|piazzetta|largo|vicolo|strada|lungomare|contrada|localit[aà]|vocabolo|frazione|p\.?za)[\s.]+(?:(?:\p{L}[\p{L}'’.]*|\d+) ?){1,6}(?:,? ?\d+[\p{L}/]*)?${REST}$`,
  'iu',
);
const SPOKEN_PLACE = /^\p{L}+ (?:e|o|and|or|is|are|non|che|per) |\b(?:diventa|è)\b/u;
const ENDS_OPEN = / (?:è|e|is|are|the|il|la|our|di|in|a)$/;
const CAPITAL_STREET = / \p{Lu}|\d/u;
const STREET =
  '(?:street|st|road|rd|lane|avenue|ave|square|drive|terrace|row|close|court|hill|park|place|way|grove|gardens|mews|yard|quay|crescent|walk|parade)';
const WAY_IN = String.raw`^(?:(?:unit|flat|suite|floor) \S+,? )?`;
const ENGLISH_STREET = new RegExp(
  String.raw`${WAY_IN}\d+[a-z]?(?:-\d+)?,? (?:[\p{L}'’.-]+ ){1,4}?${STREET}(?![\p{L}])`,
  'iu',
);
const MONTH =
  /^\d+ (?:january|february|march|april|may|june|july|august|september|october|november|december|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)/i;
const NUMBERED = new RegExp(String.raw`^\d+[a-zA-Z]?,? \p{Lu}\p{L}+${REST}$`, 'u');
const NAMED_STREET = new RegExp(String.raw`^(?:\p{Lu}[\p{L}'’.-]* ){1,4}${STREET}${REST}$`, 'iu');
const TAIL = new RegExp(String.raw`${STREET}${REST}$`, 'iu');
/** Words that count or compare things; no street is called so. */
const NO_STREET =
  /^\d+[\d.,]* (?:euro|pounds|people|persone|each|per|di|dei|delle)\b|\b(?:per|instead of|rather than|more|less|each|invece di|anziché|becomes|is now|diventa|ora è|not|non|is (?:our|my|the)|è (?:il|la|l)|come (?:il |nostro )*indirizzo|as (?:our |the )*address)\b(?! \p{Lu})/u;

/** "via Po 3", "12 Mill Lane", "45 Kirkgate". */
export function isAddress(text: string): boolean {
  if (ENDS_OPEN.test(text) || NO_STREET.test(text) || MONTH.test(text) || /[?!:;"€£$]/.test(text))
    return false;
  if (/^\d/.test(text))
    return (ENGLISH_STREET.test(text) && TAIL.test(text)) || NUMBERED.test(text);
  return (
    (ITALIAN_STREET.test(text) && CAPITAL_STREET.test(text) && !SPOKEN_PLACE.test(text)) ||
    (ENGLISH_STREET.test(text) && TAIL.test(text)) ||
    (NAMED_STREET.test(text) && /^\p{Lu}/u.test(text))
  );
}

export function web(shape: RegExp): SlotReader {
  return ({ tokens, text }, from, end) => {
    const token = tokens[from];
    if (token?.kind !== 'web' || from >= end) return [];
    const value = text.slice(token.start, token.end);
    return shape.test(value) ? [{ to: from + 1, value }] : [];
  };
}
