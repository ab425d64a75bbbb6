import { foldName } from '#domain/reading/fold.ts';
import { MONTH_NAMES } from '#domain/reading/calendar.ts';
import { NOT_COPY } from '../read/lexicon.ts';
import { WEEKDAYS } from './calendar.ts';
import { readValues } from './values.ts';

/** One thing that is told of a new entry. */
export interface Field {
  kind: 'date' | 'time' | 'money' | 'text';
  text: string;
  isQuoted: boolean;
  /** The sentence that it stands in, from 0. */
  sentence: number;
}

const PART = /"[^"]*"|“[^”]*”|«[^»]*»|[^"“«]+/g;

/** "With the note: …" announces a text of the entry and is none. */
const ANNOUNCES =
  /(?<!\p{L})(?:(?:and|e) )?(?:(?:with|having|con|under it|below it|sotto)(?: (?:the|a|an|this|these|il|la|lo|una?|questa|questo|as|come))* (?:note|text|words|description|line|subtitle|caption|details?|nota|testo|descrizione|riga|scritta|dicitura|dettagli|didascalia|sottotitolo)(?: underneath| below| sotto| saying| that says| che dice)?|saying|that says|che dice)\s*(?::\s*|(?=["“«]))/giu;

/** What is told, cut at commas and sentences; quotations and decimals stay whole. */
export function fieldsOf(text: string): Field[] {
  let sentence = 0;
  const told = text.replace(ANNOUNCES, ', ');
  const cut = told.replace(COSTS, (_whole, from: string | undefined) =>
    from ? `, ${from} ` : ', ',
  );
  return [...cut.matchAll(PART)].flatMap(([part]) => {
    if (/^["“«]/.test(part)) return field(part.slice(1, -1), { isQuoted: true, sentence });
    return part.split(/(?<=[\p{L}\d]{2}[.!?])\s+/u).flatMap((line, at) => {
      if (at > 0) sentence += 1;
      const here = sentence;
      return line
        .split(/,(?!\d)|;|:\s|\s[–—/-]\s/)
        .flatMap((text) => field(text, { isQuoted: false, sentence: here }));
    });
  });
}

/** "Torta di mele a 4,50": a sum behind the name. */
const COSTS =
  /(?<![,:;]),? (?:(?:at|for|a|per)|(da|from)) (?=[€£$]? ?\d+(?:[.,]\d\d)? ?(?:€|£|\$|euro|pounds?)?\s*(?:[,;?.]\s|\s[–—-]\s|$))/gi;
const COSTS_FIRST = /^(?:at|for|a|per|it costs|costs|costa) (?=[€£$]?\d)/i;

/** Most letters that stand beside a date or sum in a field that tells no more than it. */
const BESIDE = 14;

function field(
  text: string,
  { isQuoted, sentence }: Pick<Field, 'isQuoted' | 'sentence'>,
): Field[] {
  const told = text
    .trim()
    .replace(/(?<=\p{L}{2})[.?]$/u, '')
    .replace(isQuoted ? /$^/ : COSTS_FIRST, '');
  if (told === '') return [];
  const values = isQuoted ? [] : readValues(told);
  const [value] = values;
  const rest = told.length - values.reduce((sum, { text: said }) => sum + said.length, 0);
  const isBare = value?.kind === 'number' && /^(?!(?:19|20)\d\d$)\d+(?:[.,]\d\d)?$/.test(told);
  const isShort = value && rest <= BESIDE && value.kind !== 'amount' && value.kind !== 'number';
  const kind = isBare ? 'money' : isShort ? value.kind : 'text';
  return [{ kind, text: isQuoted ? text.trim() : told, isQuoted, sentence }];
}

/** Most words of a name. */
const MOST_WORDS = 9;

/** A name tells no sum or time, and speaks to nobody. */
export function isEntryName(text: string): boolean {
  const words = foldName(text).split(' ');
  return (
    words.length <= MOST_WORDS &&
    readValues(text).every(({ kind }) => kind === 'number') &&
    !/^\d|\?/.test(text) &&
    !OWNED.test(text) &&
    !COMES.test(text) &&
    !PLACED.test(text) &&
    !words.some((word) => NOT_COPY.test(word))
  );
}

/** "Our newest", "the place where" call something and name nothing. */
const OWNED =
  /^(?:our|my|your|this|nostr[aoei]|mi[ao]|quest[ao]|un'altr[ao]) |(?:^| )(?:where|dove|newest|latest|description|descrizione)(?: |$)/iu;

/** "Baker starting", "nuova pasta da maggio": news of an entry, not its name. */
const COMES = new RegExp(
  String.raw`(?:^|\s)(?:starting|starts|joining|joins|arriving|arrives|beginning|begins|coming|(?:in )?arrivo|inizia|comincia|arriva|(?:from|in|since|on|as of|da|dal|a|dall') ?(?:next \p{L}+|tomorrow|today|now|domani|oggi|ora|${[...MONTH_NAMES, ...WEEKDAYS].flat().join('|')}))$|^nuov[oaie] `,
  'iu',
);

/** Reasons and other talk are told of no entry. */
export function isTold({ kind, text, isQuoted }: Field): boolean {
  if (isQuoted) return true;
  // Two sums are told of two entries.
  if (kind === 'text' && readValues(text).some((value) => value.kind === 'money')) return false;
  const [first = ''] = foldName(text).split(/[^\p{L}]+/u);
  return !(TALK.test(first) || ASKS.test(text) || INSTRUCTS.test(text) || COMES.test(text));
}

/** What the maker is to do with the entry, and where it has to stand. */
const INSTRUCTS =
  /^(?:(?:to|into|al|allo|alla|ai|agli|alle|nell[oae]|nei|negli) (?:the|our|my|(?:\p{Ll}+ )?(?:list|section|lista|elenco|sezione)(?!\p{L}))|(?:with|con)(?: (?:the|a|il|la|una?))? (?:note|text|words|description|nota|testo|descrizione|scritta)(?!\p{L})|(?:put|place|move|keep|leave|set|show|write|add|insert|make|list|name|label|call|use|give|let|be sure|mett\p{L}+|sposta\p{L}*|lasci\p{L}+|ten(?:ete|ere)\p{L}*|tieni\p{L}*|scriv\p{L}+|aggiung\p{L}+|inseri(?:sci|te|re)\p{L}*|usa(?:te)?|chiama(?:te)?l\p{L}) )|(?<!\p{L})(?:must|should|ought|shall|has to|have to|needs? to|do not|don['’]t|stays?|remains?|unless|only if|deve|devono|dovrebbe(?:ro)?|va(?:nno)? (?:mess|inserit|tenut|lasciat)[oaie]|andrebbe(?:ro)?|rest(?:a|ano|i|ino)|riman(?:e|gono|ga)|a meno che|solo se|(?:at the )?(?:top|bottom) of|(?:goes|comes|sits|stands) (?:first|last|before|after|above|below|under|beside|between|next to|at)|above|below the|per ultim[oa]|per prim[oa])(?!\p{L})/iu;

/** Another wish, or the end of something, is none of the entry. */
const ASKS =
  /\?|(?<!\p{L})(?:please|so|off (?:it|they) goe?s?|remove|delete|take (?:it|them)|is finished|no longer|togli\p{L}*|lev(?:a|ate|are)l?\p{L}?|elimin\p{L}+|anzi)(?!\p{L})/iu;
const TALK =
  /^(?:because|since|so|which|please|if|when|but|instead|it|its|i|im|we|you|they|he|she|that|this|thanks|can|could|would|ma|pero|perche|siccome|se|che|cosi|lo|mi|noi|also|and|anche|straight|right|voi|questo|grazie|puoi|potete)$/;

const PLACED =
  /^(?:to|in|into|under|among|after|before|on|at|for|with|al|allo|alla|ai|agli|alle|nel|nello|nella|nei|negli|nelle|tra|fra|sotto|dopo|prima|con|per) /iu;

/** "…, keeps bees. Put her above the cat": a later part of what is told says where it goes. */
export function instructsLater(told: string): boolean {
  const [, ...others] = told.split(/[.!?;,]["”»]?\s+/);
  return others.some((part) => PLACES_IT.test(part));
}

const PLACES_IT =
  /^(?:and |then |e |poi )?(?:(?:put|place|move|keep|leave|set|show|insert|add) (?:her|him|it|them|this|that|these)|(?:mett|spost|lasci|ten|inseri|aggiung)\p{L}{1,8}l[oaie]) (?:right |just |subito )?(?:above|below|before|after|next to|beside|first|last|at the|under|between|among|in the|on the|sopra|sotto|prima|dopo|accanto|vicino|tra|fra|in cima|in fondo|all['’]|per (?:prim|ultim)|al post|nell|nel )/iu;
