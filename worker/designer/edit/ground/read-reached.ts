import { linkTargets, readable } from '../page/page-texts.ts';
import type { PageModel } from '../page/page-model.ts';
import { isStop, LIGHT_MARKS, WORD_CLASSES } from '../read/lexicon.ts';
import { wordAt, type Core, type Request } from '../read/request.ts';
import { expandWords } from '#domain/reading/word-table.ts';
import type { EditIntent } from '../intents/edit-intent.ts';
import { isJoining, isStating } from './words.ts';

/** A number or address by which somebody is reached, in the tokens of a request. */
interface Told {
  kind: 'phone' | 'mail';
  value: string;
  from: number;
  to: number;
}

/** A new telephone number or mail address takes the place of the one that the page has, or of the one that is named. */
export function reachedCores(request: Request): Core[] {
  if (request.page.limit) return [];
  const told = [...phonesIn(request), ...mailsIn(request)];
  if (told.length === 0) return tailCores(request);
  return (['phone', 'mail'] as const).flatMap((kind) => {
    const known = kind === 'phone' ? phonesOf(request.page) : mailsOf(request.page);
    const some = told.filter((one) => one.kind === kind);
    const [now, second] = some.filter(({ value }) => !known.has(keyOf(kind, value)));
    const [old, another] = some.filter(({ value }) => known.has(keyOf(kind, value)));
    if (!now || second || another || (known.size !== 1 && !old)) return [];
    return coreOf(request, { now, old, known: [...known][0] ?? '' }) ?? [];
  });
}

function phonesIn({ text, tokens }: Request): Told[] {
  return [
    ...text.matchAll(/(?<![\w@./-])\+?\(?\d[\d ()/.-]{6,18}\d(?![\w@]|\s?(?:€|euro))/g),
  ].flatMap(({ 0: value, index }) => {
    const digits = value.replace(/\D/g, '').length;
    const from = tokens.findIndex(({ start }) => start >= index);
    const end = index + value.length;
    const behind = tokens.findIndex(({ start }) => start >= end);
    return digits < 9 || digits > 14 || from < 0 || /\d{4}-\d\d-\d\d/.test(value)
      ? []
      : [{ kind: 'phone' as const, value, from, to: behind < 0 ? tokens.length : behind }];
  });
}

function mailsIn({ text, tokens }: Request): Told[] {
  return tokens.flatMap(({ kind, start, end }, from) => {
    const value = text.slice(start, end);
    return kind === 'web' && /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(value)
      ? [{ kind: 'mail' as const, value, from, to: from + 1 }]
      : [];
  });
}

/** A number without its country code and blanks. */
function keyOf(kind: Told['kind'], value: string): string {
  return kind === 'mail' ? value.toLowerCase() : value.replace(/\D/g, '').slice(-9);
}

function phonesOf(page: PageModel): ReadonlySet<string> {
  return new Set(linkTargets(page, 'tel:').map((number) => keyOf('phone', number)));
}

function mailsOf(page: PageModel): ReadonlySet<string> {
  const linked = linkTargets(page, 'mailto:').map((target) => target.replace(/\?.*/, ''));
  const shown = readable(page).flatMap((text) => text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []);
  return new Set([...linked, ...shown].filter(Boolean).map((mail) => mail.toLowerCase()));
}

const WORDS: Record<Told['kind'], ReadonlySet<string>> = {
  phone: new Set(
    `${WORD_CLASSES['phone']}|ring|call|calls|line|chiamare|chiamateci|recapito|telefonico|telefonic[oa]|linea|cell|fisso|numbers|numeri`
      .split('|')
      .flatMap((words) => expandWords(words).flatMap((one) => one.split(' '))),
  ),
  mail: new Set(
    `${WORD_CLASSES['mail']}|emails|mails|elettronica`
      .split('|')
      .flatMap((words) => expandWords(words).flatMap((one) => one.split(' '))),
  ),
};
/** Another way to reach somebody, or another number beside the one that is there. */
const ELSE =
  /^(?:second|secondo|another|altro|altra|whatsapp|sms|text|texts|telegram|signal|fax|insta|instagram|facebook|if|se|only|solo)$/;
const ADDED =
  /^(?:add|adding|also|beside|besides|aggiung\w*|anche|pure|accanto|manca|mancano|or|oppure)$/;
const SAYS = new Set(
  'change changed update replace use correct fix switch swap new now wrong old right works right instead not no longer non piu nuovo nuova vecchio vecchia sbagliato sbagliata giusto giusta corretto cambia cambiare cambiate cambiato cambiata cambiami aggiorna aggiornare aggiornate sostituisci sostituire usa usate metti mettete scrivete write diventa diventato diventata ends mine it thats is are to with con in our my ours the was will be becomes per from da al on at me us ci sono ha ho have has got ve we i site page whole please'.split(
    ' ',
  ),
);

function coreOf(
  request: Request,
  { now, old, known }: { now: Told; old: Told | undefined; known: string },
): Core | undefined {
  const { kind } = now;
  const isOld = (at: number): boolean => old !== undefined && at >= old.from && at < old.to;
  const isOf = (at: number): boolean => isOld(at) || isOfReach(request, at, { kind, known });
  let { from, to } = now;
  while (from > 0 && isOf(from - 1)) from -= 1;
  while (to < request.words.length && isOf(to)) to += 1;
  if (old && (old.from < from || old.to > to)) {
    from = Math.min(from, old.from);
    to = Math.max(to, old.to);
  }
  const said = sentenceOf(request, from, to);
  const near = request.words.slice(Math.max(0, from - NEAR), to + NEAR);
  const isMeant = old !== undefined || said.some((word) => WORDS[kind].has(word));
  const isOther = said.some((word) => ELSE.test(word)) || near.some((word) => ADDED.test(word));
  if (!isMeant || isOther) return undefined;
  const intent: EditIntent = {
    kind: 'fact',
    fact: kind,
    value: now.value,
    ...(old && { from: old.value }),
  };
  return { from, to, intents: [intent] };
}

/** Words that say what the number or address is, or that it is so now; the last figures of the old one. */
function isOfReach(
  request: Request,
  at: number,
  { kind, known }: { kind: Told['kind']; known: string },
): boolean {
  const word = wordAt(request, at);
  if ((request.fillers[at]?.length ?? 0) > 0 || WORDS[kind].has(word) || SAYS.has(word))
    return true;
  if (word === ',') return /^(?:not|non|instead|invece)$/.test(wordAt(request, at + 1));
  if (/^\d{3,}$/.test(word)) return kind === 'phone' && known.endsWith(word);
  const isMark = word === ':' || (LIGHT_MARKS.has(word) && !isStop(word));
  return isMark || isJoining(word) || isStating(word);
}

/** Words beside it that may say that it is another one. */
const NEAR = 2;

function sentenceOf({ words }: Request, from: number, to: number): readonly string[] {
  let [start, end] = [from, to];
  while (start > 0 && !isStop(words[start - 1] ?? '')) start -= 1;
  while (end < words.length && !isStop(words[end] ?? '')) end += 1;
  return words.slice(start, end);
}

const TAIL =
  /\b(?:ends?|finish(?:es)?|finisce|termina)\b[^.!?]{0,20}?\b(\d{2,6})\b[^.!?\d]{0,20}\b(?:not|non|instead of|rather than|invece (?:di|che))\s+(?:by |with |in |con |per )?(\d{2,6})\b/i;

/** "It ends in 0430, not 0340". */
function tailCores({ text, tokens, page }: Request): Core[] {
  const [said = '', now = '', old = ''] = TAIL.exec(text) ?? [];
  const [known, another] = phonesOf(page);
  if (
    known === undefined ||
    another !== undefined ||
    !known.endsWith(old) ||
    old.length !== now.length
  )
    return [];
  const shown = readable(page).flatMap((line) => line.match(/\+?\(?\d[\d ()/.-]{6,18}\d/g) ?? []);
  const number = shown.find((one) => keyOf('phone', one) === known && one.endsWith(old));
  const start = text.indexOf(said);
  const from = tokens.findIndex((token) => token.start >= start);
  const to = tokens.findIndex((token) => token.start >= start + said.length);
  if (said === '' || number === undefined || from < 0) return [];
  const value = number.slice(0, -old.length) + now;
  const intent: EditIntent = { kind: 'fact', fact: 'phone', value, from: number };
  return [{ from, to: to < 0 ? tokens.length : to, intents: [intent] }];
}
