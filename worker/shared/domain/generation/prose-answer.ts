import { toPlainWords } from './plain-words.ts';

/** The words of an answer. */
export interface Prose {
  /** Plain sentences. */
  words: string;
  /** The answer states that nothing needs to be changed. */
  isAnswer: boolean;
  /** The answer contains words and no code. */
  isOnlyWords: boolean;
  /** The words claim a change, which is untrue if there is none. */
  claimsChange: boolean;
  /** Lines of the file that the model asks to see. */
  wantedLines: { start: number; end: number }[];
}

const MARK = /^\W{0,8}(?:ANSWER|RISPOSTA) ?: ?/i;
const SHOW = /^[^\p{L}\n]{0,8}(?:SHOW|MOSTRA) ?:([\d\s,;–-]{1,80})/imu;
/** Code without a fence, a diff, or edits as JSON: the model tried to change something. */
const CODE =
  /^[ \t]{0,80}(?:`{3}|~{3}|<[a-z!/]|[{[]\s?["{]|@@ |(?:---|\+\+\+) [ab/]|[+-] ?<|[.#]?[\w-]{1,60} ?\{[ \t]{0,8}$)/im;
const NOTHING_TO_DO =
  /\b(?:already|nothing (?:needs|has|had|to)|no (?:changes?|edits?) (?:is |are |was |were )?(?:needed|required|necessary|made)|not necessary|as it (?:is|should)|gi[aà]|non (?:c.[eè]|serve|occorre|[eè] necessari[oa]) (?:nulla|niente|alcun|nessun)?|nulla da (?:cambiare|modificare)|niente da (?:cambiare|modificare))/i;

const CLAIM =
  /^\W*(?:done\b|all set\b|fatto\b|(?:i|we)(?:['’]ve| have)? (?:just |now )?(?:updated|changed|added|made|moved|removed|replaced|renamed|translated|fixed|applied)\b|(?:the page|it|everything) (?:is now|has been|was) (?:updated|changed|done)|ho (?:appena )?(?:aggiornato|cambiato|aggiunto|modificato|spostato|tolto|rimosso|sostituito|rinominato|tradotto|sistemato)\b|(?:modifica|modifiche) (?:fatt|effettuat|applicat)[ae])/i;

/** Reads what a model wrote beside or instead of code. */
export function readProse(
  chatter: string,
  { hasCode, hasNoOps }: { hasCode: boolean; hasNoOps: boolean },
): Prose {
  const isMarked = MARK.test(chatter);
  const words = toPlainWords(chatter.replace(MARK, ''));
  const isOnlyWords = !hasCode && !CODE.test(chatter) && (words !== '' || hasNoOps);
  const asks = words.endsWith('?');
  const isAnswer =
    !hasCode && (isMarked || hasNoOps || (isOnlyWords && (asks || NOTHING_TO_DO.test(words))));
  const claimsChange = !hasCode && CLAIM.test(words);
  return {
    words,
    isAnswer,
    isOnlyWords,
    claimsChange,
    wantedLines: hasCode ? [] : readLines(chatter),
  };
}

const MOST_RANGES = 4;

function readLines(chatter: string): { start: number; end: number }[] {
  const list = SHOW.exec(chatter)?.[1] ?? '';
  return [...list.matchAll(/(\d+)(?:\s*[–-]\s*(\d+))?/g)]
    .slice(0, MOST_RANGES)
    .map(([, start = '1', end = start]) => ({ start: Number(start), end: Number(end) }));
}
