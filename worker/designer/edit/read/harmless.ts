import { readNumberWord } from '#domain/reading/number-words.ts';
import { MONTH_NAMES } from '#domain/reading/calendar.ts';
import { WEEKDAYS } from '../ground/calendar.ts';
import { isCopula, isJoining, isLimiting, isStating } from '../ground/words.ts';
import { VERBS } from './lexicon.ts';
import { COLOUR_WORDS, LOOK_WORDS } from './looks.ts';
import { BESIDE, SIDES } from './slots/places.ts';
import { wordAt, type Request } from './request.ts';

interface Rest {
  from: number;
  to: number;
}

/** What denies, sets a condition or a time, or takes back. */
const LIMITS = new Set(
  'if when se not no nor none never nothing nobody neither cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt shouldnt couldnt havent hasnt aint without instead however rather actually wait scratch forget besides apart despite whether or one ones those others whoever non né niente nessuno nessuna nessun nulla mai anzi invece ripensandoci nemmeno neanche caso oppure o quelli quelle meno summer winter spring autumn christmas easter estate inverno primavera autunno natale pasqua weekend weekends festivi mornings evenings nights afternoons mattina pomeriggio sera weekdays feriali'.split(
    ' ',
  ),
);
/** What says of which things a wish is, or how much of it: one value has no parts. */
const PARTS = new Set(
  'keep leave both each either half first second third last these rest more less bigger smaller lascia lasciate lasciali tieni tenete entrambi metà secondo primo ultima ultimo quello quella altri altre altro altra resto'.split(
    ' ',
  ),
);
const DEVICES =
  /^(?:phones?|mobiles?|desktop|laptops?|computers?|tablets?|telefon[oi]|telefonino|cellular[ei]|scherm[oi]|pc)$/;
const ON = /^(?:on|from|sul|sui|dal|dai|da|nel|nei|per|for|su|my|the|il|i)$/;

const TIMES = new Set([...WEEKDAYS.flat(), ...MONTH_NAMES.flat()]);

const NOW = /^(?:now|today|tomorrow|oggi|domani|ora|adesso|month|mese|year|anno|week|settimana)$/;

/** Whether a word tells a time. */
export function isTime(word: string): boolean {
  return TIMES.has(word) || NOW.test(word);
}

/** "From Monday", "dal primo settembre" say since when: what is asked for is so from then on. */
const SINCE = /^(?:from|since|starting|da|dal|dalla|dai|this|quest|questo|questa|last|next)$/;

const LOOKS = new Set(
  [COLOUR_WORDS, LOOK_WORDS, SIDES, BESIDE]
    .flatMap((table) => table.words.flatMap((words) => words.split(' ')))
    .filter((word) => word.length > 2 && !isJoining(word) && !isStating(word)),
);

/** Whether words beside a wish say nothing of it and ask for nothing: no limit, no value, nothing of the page, no change. */
export function isHarmless(request: Request, { from, to }: Rest): boolean {
  const said = request.words.slice(from, to).join(' ');
  if (REMAINS.test(said) && !TAKES_BACK.test(said) && !/\d|"/.test(said)) return true;
  for (let at = from; at < to; at += 1) if (mayLimit(request, at, { from, to })) return false;
  return true;
}

/** "The rest stays as it is", "gli altri restano uguali". */
const REMAINS =
  /\b(?:stays?|staying|remains?|unchanged|the same|as (?:it|they) (?:is|are|was|were)|as (?:before|usual)|leave|keep|rest[ai]no?|rimane|rimangono|ugual[ei]|com e|com è|come (?:prima|sono|sta|stanno)|invariat[oaie]|lasc\w+|non (?:si|le|li|la|lo) (?:tocc|cambi|muov)\w*)\b/;
const TAKES_BACK =
  /\b(?:(?:leave|keep) (?:it|them|that|this)|computers?|desktops?|laptops?|phones?|pc|telefon[oi]|cellular[ei]|lasci\w+ (?:l[oaie]|stare|perdere|senza)|without|senza|only|solo|soltanto|until|fino|unless|except|tranne|if|se|instead|invece|no|anzi|wait|in the|sul|sulla|on)\b/;

/** "Not only" limits nothing. */
function isLimit(request: Request, at: number): boolean {
  const word = wordAt(request, at);
  const next = wordAt(request, at + 1);
  const last = wordAt(request, at - 1);
  if (/^(?:not|non)$/.test(word) && /^(?:just|only|solo|soltanto)$/.test(next)) return false;
  if (/^(?:only|solo|soltanto)$/.test(word) && /^(?:not|non)$/.test(last)) return false;
  if (DEVICES.test(word)) return ON.test(last);
  if (/^ones?$/.test(word) && last === 'old') return false;
  return LIMITS.has(word) || isLimiting(word);
}

function mayLimit(request: Request, at: number, { from, to }: Rest): boolean {
  const { tokens, names, words } = request;
  const word = wordAt(request, at);
  if (/^(?:quote|number|web)$/.test(tokens[at]?.kind ?? '')) return !isDayOf(request, at, from);
  if (TIMES.has(word)) return !isSince(request, at, from);
  return (
    isLimit(request, at) ||
    PARTS.has(word) ||
    VERBS.has(word) ||
    LOOKS.has(word) ||
    (readNumberWord(word) ?? 0) > 1 ||
    (wordAt(request, to - 1) !== ':' &&
      names.at(words, at, to).some(({ named }) => named.some(({ rank }) => rank < 3)))
  );
}

/**
 * Whether words beside a change of one value may limit it. Where they are `attached`, they may not ask for more either.
 * What tells nothing but the `old` value says the same again.
 */
export function limitsValue(
  request: Request,
  { from, to }: Rest,
  { isAttached, old }: { isAttached: boolean; old: string },
): boolean {
  const said = request.words.slice(from, to).join(' ');
  if (REMAINS.test(said) && !TAKES_BACK.test(said)) return false;
  const figures = said.match(/\d+(?:[.,]\d+)?/g) ?? [];
  const shown = old.split(/[^\d.,]+/);
  if (figures.length > 0 && figures.every((figure) => shown.includes(figure))) return false;
  for (let at = from; at < to; at += 1)
    if (isLimitOrTime(request, at, from) || (isAttached && asksMore(request, at, from)))
      return true;
  return false;
}

function isLimitOrTime(request: Request, at: number, from: number): boolean {
  const isOpen = TIMES.has(wordAt(request, at)) && !isSince(request, at, from);
  return isOpen || isLimit(request, at);
}

/** A value of its own, or a verb of change. */
function asksMore(request: Request, at: number, from: number): boolean {
  const word = wordAt(request, at);
  const isValue = /^(?:quote|number|web)$/.test(request.tokens[at]?.kind ?? '');
  return (isValue && !isDayOf(request, at, from)) || (VERBS.has(word) && !STATES_VALUE.has(word));
}

/** Verbs by which a value is told: "put the mug at 9". */
const STATES_VALUE = new Set(
  'chiama chiamano called put make set change update correct have metti mettete mettere cambia cambiate cambiare aggiorna aggiornate correggi correggete scrivi scrivete porta portate'.split(
    ' ',
  ),
);

const MONTHS = new Set(MONTH_NAMES.flat());
const UP_TO = /^(?:to|until|till|through|a|ad|al|fino|-|–)$/;

/** "From March to June" ends, and a page does not. */
function isRange({ words }: Request, at: number): boolean {
  const [before, here, after] = [
    words.slice(at - 3, at),
    words[at] ?? '',
    words.slice(at + 1, at + 4),
  ];
  const isPart = (near: readonly string[]): boolean =>
    near.some((word) => UP_TO.test(word)) && near.some((word) => MONTHS.has(word));
  return MONTHS.has(here) && (isPart(before) || isPart(after));
}

function isSince(request: Request, at: number, from: number): boolean {
  const { words } = request;
  if (isRange(request, at)) return false;
  return words.slice(Math.max(from, at - 4), at).some((word) => SINCE.test(word));
}

/** "From 1 April", "dal 1° settembre". */
function isDayOf(request: Request, at: number, from: number): boolean {
  const next = [wordAt(request, at + 1), wordAt(request, at + 2), wordAt(request, at - 1)];
  return isSince(request, at, from) && next.some((word) => TIMES.has(word));
}

const ASKS =
  /^(?:can|could|would|will|please|pls|want|need|wish|should|must|puoi|potete|potresti|potreste|vorrei|vorremmo|voglio|vogliamo|serve|servirebbe|bisogna|deve|devono|piacerebbe|favore|cortesia|\?)$/;

/** Why a thing goes, where a value stands, and that a move was made: the wish beside it says the rest. */
const ASIDE =
  /^(?:i (?:think|believe|guess) (?:it|they|this|that)(?: is| are| s|s|re)? .*(?:more than once|twice|several|in (?:two|three|a few) places)|(?:credo|penso|mi sa|mi pare) (?:che )?.*(?:piu (?:volte|punti|posti)|due volte|in due punti)|we ?(?:ve |have )?(?:just )?(?:moved|relocated)|ci siamo (?:appena )?(?:spostati|trasferiti)|we ?(?:ve |have )?(?:stopped|given up|quit|finished) (?:making|selling|doing|serving|stocking|offering) (?:it|them|that|those)|(?:we )?(?:no longer|dont) (?:make|sell|do|serve|have|stock) (?:it|them|that|those)(?: anymore| any more)?|(?:non (?:lo|la|li|le) (?:facciamo|vendiamo|teniamo|abbiamo|serviamo) piu|abbiamo smesso di (?:far|vender|servir)l[oaie]))$/;
/** More or less of something, or its ground or letters, is asked for and not told. */
const ASKS_LOOK =
  /(?:^| )(?:background|backdrop|sfondo|sfondi|colou?rs?|colore|colori|fonts?|carattere|caratteri|(?:un po |a bit )?(?:piu|più|meno|more|less) \p{L}+)$/u;

/** Whether it is talk that no answer has to speak of. */
export function isTalk(request: Request, rest: Rest): boolean {
  const said = request.words
    .slice(rest.from, rest.to)
    .filter((word) => /[\p{L}\d]/u.test(word))
    .join(' ');
  if (ASIDE.test(said)) return true;
  return (
    isHarmless(request, rest) &&
    !(ASKS_LOOK.test(said) && !said.split(' ').some(isCopula)) &&
    !request.words.slice(rest.from, rest.to + 1).some((word) => ASKS.test(word)) &&
    !request.words.slice(rest.from, rest.to).some((word) => isOnPage(request, word))
  );
}

/** A word of its own that visitors read: what is said of it may be a wish. */
function isOnPage({ names }: Request, word: string): boolean {
  return word.length > 3 && !isJoining(word) && !isStating(word) && names.says(word);
}
