import { LIGHT_MARKS, VERBS } from '../read/lexicon.ts';
import { wordAt, type Core, type Request } from '../read/request.ts';
import { replace } from '../read/rows/text-rows.ts';
import type { PageModel } from '../page/page-model.ts';
import { readable } from '../page/page-texts.ts';
import { findCorrectedNames, findNewNames, findSpelling } from './find-corrected-names.ts';
import { findRestated, type Restated } from './find-restated.ts';
import { isAsked } from './statement.ts';
import { isJoining, isStating } from './words.ts';

/** What a request tells as it should be, with the words that say so: parts that need no other reading. */
export function restatedCores(request: Request): Core[] {
  const { page, text } = request;
  if (page.limit || text.length > LONGEST) return [];
  const renamed = findNewNames(text, readable(page)).map((one): Core => ({
    ...clauseAt(request, one.now),
    intents: [{ kind: 'rename-item', from: one.from, to: one.to }],
  }));
  const spelt = findSpelling(text, namesShown(page)).flatMap(
    (one) => spellingOf(request, one) ?? [],
  );
  const pairs = [...findCorrectedNames(text, readable(page)), ...findRestated(text, page)];
  return [...renamed, ...spelt, ...pairs.flatMap((one) => coreOf(request, one) ?? [])];
}

/** Words of the page that begin with a capital. */
function namesShown(page: PageModel): ReadonlySet<string> {
  return new Set(readable(page).flatMap((text) => text.match(/\p{Lu}[\p{L}’'-]{3,}/gu) ?? []));
}

/** The clause that tells how a name is spelt; what it is spelt with is said of it. */
function spellingOf(request: Request, { from, to, now }: Restated): Core | undefined {
  const { words, page } = request;
  const { from: start } = clauseAt(request, now);
  let { to: end } = clauseAt(request, now);
  while (end < words.length && !/^[.!?;\n]$/.test(words[end] ?? '')) end += 1;
  const others = words.slice(start, end);
  const isPlain = !others.some((word) => LIMITING.test(word) || KEEPS.test(word));
  const intent = isPlain ? replace(page, from, to) : undefined;
  return intent && { from: start, to: end, intents: [intent] };
}

/** The tokens between the marks around a part of the request. */
function clauseAt(request: Request, span: Restated['now']): Tokens {
  const { words } = request;
  let { from, to } = tokensAt(request, span);
  while (from > 0 && !/^[.!?;,\n]$/.test(words[from - 1] ?? '')) from -= 1;
  while (to < words.length && !/^[.!?;,\n]$/.test(words[to] ?? '')) to += 1;
  return { from, to };
}

const LIMITING = /^(?:if|unless|only|se|solo|soltanto|tranne|except)$/;

const LONGEST = 4_000;

interface Spans {
  now: Tokens;
  old: Tokens | undefined;
}

interface Tokens {
  from: number;
  to: number;
}

function coreOf(request: Request, { from, to, now, old }: Restated): Core | undefined {
  const spans = { now: tokensAt(request, now), old: old && tokensAt(request, old) };
  const core = withLead(request, spans);
  const intent = isSaidSo(request, spans, core) ? replace(request.page, from, to) : undefined;
  return intent && { ...core, intents: [intent] };
}

function tokensAt({ tokens }: Request, { start, end }: { start: number; end: number }): Tokens {
  const from = tokens.findIndex((token) => token.end > start);
  const to = tokens.findIndex((token) => token.start >= end);
  return { from, to: to < 0 ? tokens.length : to };
}

/** Words that say of two texts which one is to stand there. */
const CUES = new Set(
  'not isnt arent wasnt doesnt no longer instead rather than of was were used says say said reads read should must ought shall can be become becomes is are am now change changed replace swap correct make makes put write wrote wrong typo typed claims still for to from where there so and it thats that this the where it should until anymore any more out date true old obviously kindly please now have has had get gets -> → => : non no invece di anziche era erano dice dicono dica scritto scritta deve devono dovrebbe diventa diventano diventato è e sono ora adesso cambia cambiare cambiate sostituisci sostituite sostituire correggi correggete metti mettete mettere mettici scrivi scrivete scriva scrivere vorrei passa passano passi passare da dal dalla dalle a refuso sbagliato sbagliata sbagliati servono serve ne bensi ma al posto sposta spostano spostiamo realta chiama chiamano called quindi piu dove ce c va letto leggere invece adesso in con lo la li le l il i gli un si sia errore resta'.split(
    ' ',
  ),
);
const NOUN =
  /^(?:words?|texts?|phrase|sentence|line|paragraph|name|caption|heading|headline|title|label|bit|answer|intro|parol[ae]|scritt[ae]|testo|frase|rig[ah]e?|nome|titolo|didascalia|etichetta|risposta|voce|bottone|pulsante|button)$/;

function isCue({ words, fillers }: Request, at: number): boolean {
  const word = words[at] ?? '';
  return (
    CUES.has(word) ||
    NOUN.test(word) ||
    isStating(word) ||
    isJoining(word) ||
    LIGHT_MARKS.has(word) ||
    /^["':–—]$/.test(word) ||
    (fillers[at]?.length ?? 0) > 0
  );
}

/** Both texts with the words around them that say what is to become of them, in their own sentence. */
function withLead(request: Request, { now, old }: Spans): Tokens {
  let from = Math.min(now.from, old?.from ?? now.from);
  let to = Math.max(now.to, old?.to ?? now.to);
  const isNear = (at: number): boolean =>
    isCue(request, at) && !/^[.!?;\n,]$/.test(wordAt(request, at));
  while (from > 0 && isNear(from - 1)) from -= 1;
  while (to < request.words.length && TRAILS.test(wordAt(request, to))) to += 1;
  return { from, to };
}

/** What may stand behind the old words. */
const TRAILS =
  /^(?:is|are|was|isnt|no|not|longer|true|wrong|old|out|of|date|instead|any|more|anymore|now|è|non|piu|invece|ora|adesso|vecchio|vecchia|sbagliat[oa]|"|'|\))$/;

const KEEPS =
  /^(?:keep|leave|leaves|stays?|lascia|lasciate|tieni|tenete|resta|restano|rimane|or|oppure|o)$/;
const DENIES = /^(?:not|non|isnt|arent|nor|né)$/;

function isSaidSo(request: Request, { now, old }: Spans, core: Tokens): boolean {
  const { words } = request;
  const isTold = (at: number): boolean =>
    [now, old].some((span) => span && at >= span.from && at < span.to);
  const between = words.flatMap((word, at) =>
    at >= core.from && at < core.to && !isTold(at) ? [word] : [],
  );
  if (between.some((word) => KEEPS.test(word)) || isQuestion(request, core)) return false;
  const before = words.slice(Math.max(core.from, now.from - 2), now.from);
  if (before.some((word) => DENIES.test(word)) && !/^(?:ma|but|bensi)$/.test(before.at(-1) ?? ''))
    return false;
  const others = between.filter((word, at) => VERBS.has(word) && !CUES.has(word) && at >= 0);
  if (others.length > 0 || between.some((word) => LIMITING.test(word))) return false;
  return old ? isCorrected(between) || becomesNow(request, old, now) : !addsIn(request, core);
}

/** Two texts in one request are no correction unless it says so. */
const CORRECTS =
  /^(?:not|isnt|arent|wasnt|doesnt|longer|instead|rather|was|were|used|says?|said|reads?|should|must|becomes?|changed?|replaced?|swap|correct|makes?|put|writ(?:e|ten)|wrong|typo|typed|claims|still|old|->|→|=>|non|invece|anziche|erano?|dic[ea]|dicono|scritt[oa]|dev(?:e|ono)|dovrebbe|diventan?o?|cambia(?:re|te)?|sostitui(?:sci|te|re)|corregg(?:i|ete)|mett(?:i|ete|ere|ici)|scriv(?:i|ete|a|ere)|pass(?:a|ano|i|are)|refuso|sbagliat[oai]|bensi|posto|spost(?:a|ano|iamo)|realta|errore)$/;

function isCorrected(between: readonly string[]): boolean {
  const has = (...words: string[]): boolean => words.some((word) => between.includes(word));
  const isFromTo = (has('from') && has('to')) || (has('da', 'dal', 'dalla', 'dalle') && has('a'));
  return isFromTo || between.some((word) => CORRECTS.test(word));
}

/** "X is now Y", "X. Now: Y": nothing else is said between them. */
function becomesNow(request: Request, old: Tokens, now: Tokens): boolean {
  const words = request.words.slice(old.to, now.from);
  return (
    words.some((word) => /^(?:now|obviously|ora|adesso)$/.test(word)) &&
    words.every((word, at) => word === '.' || isCue(request, old.to + at))
  );
}

const QUESTION =
  /^(?:is|are|was|were|should|shall|does|do|did|would|will|what|why|how|which|who|when|where|isnt|arent|è|sono|perche|come|quando|quale|chi|cosa|dovrei|dobbiamo|secondo)$/;

function isQuestion(request: Request, { from, to }: Tokens): boolean {
  let start = from;
  while (start > 0 && !/^[.!?;\n]$/.test(wordAt(request, start - 1))) start -= 1;
  return isAsked(request, from, to) && QUESTION.test(wordAt(request, start));
}

const ADDS =
  /^(?:add|adding|added|insert|new|another|also|plus|aggiung\w*|inseri\w*|nuov[oaie]|altr[oa]|anche|pure|manca|mancano|domanda|question|faq|review|recensione|q)$/;

/** "Put in a question: …" is no other wording of one that is there. */
function addsIn({ words }: Request, { from }: Tokens): boolean {
  let start = from;
  while (start > 0 && !/^[.!?;\n]$/.test(words[start - 1] ?? '')) start -= 1;
  return words.slice(start, from).some((word) => ADDS.test(word));
}
