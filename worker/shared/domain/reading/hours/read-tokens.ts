import { HALF_OF, splitLexemes, wordsOf, type Half } from './lexemes.ts';
import { EXCEPT, readDays } from './read-days.ts';
import { readTimes, readUntil, type Times, type Until } from './read-times.ts';

/** What a text says about days and times, in order; other words and the ends of clauses keep pieces apart. */
export type HoursToken =
  | { kind: 'days'; days: readonly number[]; half?: Half }
  /** "The other days": those that the text does not name. */
  | { kind: 'others' }
  | { kind: 'times'; times: Times }
  /** Only when days end: "Thursdays until 8pm". */
  | { kind: 'until'; until: Until }
  | { kind: 'closed' }
  /** "Open", "orari": what follows are opening hours. */
  | { kind: 'opening' }
  | { kind: 'word'; word: string }
  | { kind: 'comma' }
  | { kind: 'stop' };

const CLOSED = wordsOf('closed shut chiuso chiusa chiusi chiuse');
const OPENING = wordsOf(
  'open opens opening hours aperto aperta aperti aperte apre apriamo orario orari ricevo riceve riceviamo',
);
/** Words between days and times that say nothing of their own. */
const LINKS = wordsOf(
  "and e ed but but ma invece while on the at is are we re we're siamo il la i le lo gli di del della dei nel nei negli ogni every from dal dalla dalle ore to al alla alle only solo anche also then poi s' mattina mattino pomeriggio sera morning mornings afternoon afternoons evening evenings continuato lunch dinner pranzo cena",
);

/** Splits a text into what matters for opening hours. */
export function readHoursTokens(text: string): HoursToken[] {
  return readLexemes(splitLexemes(text));
}

/** The same for a text that is cut into lexemes; each is looked at a bounded number of times. */
export function readLexemes(lexemes: readonly string[]): HoursToken[] {
  const tokens: HoursToken[] = [];
  for (let at = 0; at < lexemes.length;) {
    const days = readDays(lexemes, at);
    const times = days ? undefined : readTimes(lexemes, at);
    const until = days || times ? undefined : readUntil(lexemes, at);
    if (days?.value === 'others') tokens.push({ kind: 'others' });
    else if (days) tokens.push(withHalf(days.value, lexemes[days.next]));
    else if (times) tokens.push({ kind: 'times', times: times.value });
    else if (until) tokens.push({ kind: 'until', until: until.value });
    else tokens.push(...readLexeme(lexemes[at] ?? ''));
    at = (days ?? times ?? until)?.next ?? at + 1;
  }
  return tokens;
}

function withHalf(days: readonly number[], behind = ''): HoursToken {
  const half = HALF_OF.get(behind);
  return { kind: 'days', days, ...(half === undefined ? {} : { half }) };
}

function readLexeme(lexeme: string): HoursToken[] {
  if (CLOSED.has(lexeme) || EXCEPT.has(lexeme)) return [{ kind: 'closed' }];
  if (OPENING.has(lexeme)) return [{ kind: 'opening' }];
  if (LINKS.has(lexeme) || /^[:\-–—&+/"“”«»]$/.test(lexeme)) return [];
  if (lexeme === ',') return [{ kind: 'comma' }];
  if (/^[.;()!?\n]$/.test(lexeme)) return [{ kind: 'stop' }];
  return [{ kind: 'word', word: lexeme }];
}
