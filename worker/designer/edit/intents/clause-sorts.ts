import { LOOK_WORDS } from './looks.ts';
import { questionOf } from './questions.ts';
import type { Request } from './request.ts';
import { SLOTS } from './slots.ts';
import type { Aim } from './slots/parts.ts';
import { skip } from './slots/slot.ts';
import { LIMITS, VERBS } from './words.ts';

/** What a clause that no phrase reads can be. Talk asks for nothing and is passed over. */
export type ClauseSort = 'wish' | 'limit' | 'question' | 'talk';

interface Place {
  from: number;
  to: number;
  /** Nothing was said before it. */
  isFirst: boolean;
}

export function sortOf(request: Request, clause: Place): ClauseSort {
  const { from, to } = clause;
  if (isSignature(request, from, to)) return 'talk';
  if (questionOf(request, from, to).length > 0) return 'question';
  if (isLimit(request, clause)) return 'limit';
  return isWish(request, from, to) ? 'wish' : 'talk';
}

/** A name or two behind thanks, at the end. */
function isSignature({ words }: Request, from: number, to: number): boolean {
  const thanks = words.slice(Math.max(0, from - 4), from).join(' ');
  return to >= words.length - 1 && to - from < 4 && THANKS.test(thanks);
}

const THANKS =
  /\b(?:thanks|thank you|thx|cheers|ta|regards|wishes|love|best|grazie|saluti|ringrazio)\b/;

/** "…, green with stripes" goes on with what was said before: without it, that was not what was asked. */
function isLimit(request: Request, { from, to, isFirst }: Place): boolean {
  const { words } = request;
  const start = words.slice(Math.max(0, from - 1), from + 3).join(' ');
  if (LIMITS.test(start)) return true;
  const not = /^(?:and|e|but|ma)$/.test(words[from] ?? '') ? from + 1 : from;
  const denied = skip(request, not + 1, to);
  const isDenial = /^(?:not|non)$/.test(words[not] ?? '');
  if (isDenial && (to - not < 4 || isNamedAt(request, denied, to))) return true;
  const isNewSentence = /^[.!?;\n]$/.test(words[from - 1] ?? '.');
  if (isFirst || isNewSentence || hasVerb(request, from, to)) return false;
  return LOOK_WORDS.at(words, from, to).length > 0 || SLOTS.colour(request, from, to).length > 0;
}

/** Verbs behind these tell of what somebody does. */
const TELLS =
  /^(?:i|we|they|he|she|who|which|people|customers?|clients|to|ive|weve|always|never|dont|cant|not|non|chi|che|noi|io|loro|mi|ci|si)$/;
/** A clause that begins so tells something of people or things. */
const OPENS_TALK =
  /^(?:i|we|my|they|he|she|it|its|people|customers?|clients|visitors|someone|somebody|everyone|nobody|there|abbiamo|ho|hanno|ha|sono|è|ci|ce|ne|si|mi[oa]|miei|mie|nostr[oaie]|la gente|clienti|qualcuno|nessuno|tutti|tanto|sembra|adesso mi|non)(?= |$)/;
export function opensTalk(words: readonly string[], from: number): boolean {
  return OPENS_TALK.test(words.slice(from, from + 3).join(' '));
}

const WANTS =
  /(?:^| )(?:should|must|needs?|want|wants|wish|prefer|like to|love to|instead|deve|devono|dovrebbe|dovrebbero|vorrei|vorremmo|voglio|vogliamo|serve|servirebbe|invece|al posto)(?= |$)/;

function hasVerb({ words }: Request, from: number, to: number): boolean {
  return words
    .slice(from, to)
    .some((word, at) => VERBS.has(word) && !(at > 0 && TELLS.test(words[from + at - 1] ?? '')));
}

/** Words by which an order begins, also one that nothing here can carry out. */
const ORDERS =
  /^(?:sort|order|arrange|reorder|connect|integrate|embed|draw|write|rewrite|rephrase|improve|translate|underline|bold|check|tidy|clean|split|merge|join|combine|crop|rotate|flip|resize|zoom|blur|send|publish|print|export|import|create|build|design|generate|optimi[sz]e|sell|accept|allow|let|enable|disable|turn|start|stop|repeat|reverse|duplicate|number|highlight|animate|float|pin|stick|fill|empty|clear|shuffle|group|wrap|collapse|expand|open|close|paste|upload|download|install|register|book|give|bring|ordina|riordina|disponi|connetti|integra|incorpora|disegna|scrivi|riscrivi|riformula|migliora|traduci|sottolinea|evidenzia|controlla|verifica|sistema|pulisci|dividi|unisci|combina|ritaglia|ruota|gira|ridimensiona|sfoca|invia|manda|pubblica|stampa|esporta|importa|crea|costruisci|progetta|genera|ottimizza|vendi|accetta|permetti|attiva|disattiva|accendi|spegni|ripeti|inverti|duplica|numera|anima|fissa|riempi|svuota|mescola|raggruppa|chiudi|apri|incolla|carica|scarica|installa|registra|prenota|dai|porta|abbrevia|allunga|completa|aggiorna|adatta)$/;

function isOrder(request: Request, from: number, to: number): boolean {
  const { words } = request;
  const start =
    /^[.!?;\n]$|^$/.test(words[from - 1] ?? '') ||
    /^(?:,|and|e|then|poi)$/.test(words[from - 1] ?? '');
  const first = skip(request, from, to);
  return start && first < to && to - first > 1 && ORDERS.test(words[first] ?? '');
}

/** A verb of change, words that want something, a value that could stand on the page, or a thing of the page. */
function isWish(request: Request, from: number, to: number): boolean {
  const { words, tokens } = request;
  const said = words.slice(from, to).join(' ');
  const isTalk = opensTalk(words, from);
  if (isOrder(request, from, to)) return true;
  if (hasVerb(request, from, to) || (WANTS.test(said) && !isTalk)) return true;
  return tokens.slice(from, to).some(({ kind }, at) => {
    const place = from + at;
    if (kind === 'quote' || kind === 'web' || isValue(request, place, to)) return true;
    return (
      !isTalk &&
      (kind === 'number' ||
        SLOTS.days(request, place, to).length > 0 ||
        LOOK_WORDS.at(words, place, to).length > 0 ||
        isNamedAt(request, place, to) ||
        SLOTS.item(request, place, to).length > 0)
    );
  });
}

/** Whether words name a part of the page here. */
function isNamedAt(request: Request, at: number, to: number): boolean {
  return SLOTS.target(request, at, to).some(({ value }) => {
    // The slot `target` holds values of this type.
    const { target } = value as Aim;
    return target !== undefined && target.element !== 'page';
  });
}

function isValue(request: Request, at: number, to: number): boolean {
  return (
    request.tokens[at]?.kind === 'number' &&
    [SLOTS.money, SLOTS.phone, SLOTS.times].some((read) => read(request, at, to).length > 0)
  );
}

/** Holds a word such as "it", also at the end of an Italian verb ("mettila"). */
export function refersBack({ words, tokens }: Request, from: number, to: number): boolean {
  return words.slice(from, to).some((word, offset) => {
    const [verb, token] = [tokens[from + offset - 1], tokens[from + offset]];
    const hangs = offset > 0 && verb?.end === token?.start && /^(?:lo|la|li|le|ne)$/.test(word);
    return hangs || /^(?:it|them|its|there|that|this|those|these)$/.test(word);
  });
}
