import type { Request } from './request.ts';
import { VERBS } from './words.ts';

const ENDS_SENTENCE = new Set(['.', '!', '?', ';', '\n']);
const JOINS = new Set([',', 'and', 'e', 'also', 'then', 'plus', 'poi', 'inoltre']);
/** A sentence that begins so asks for something more. */
const ASKS_MORE =
  /^(?:also|can|could|please|would|and|then|but|dont|puoi|potete|potresti|anche|inoltre|poi|e|ma|non)$/;
/** Two words that nobody writes into a page but says to whom changes it. */
const SAID_TO_US =
  /^(?:(?:can|could|would) (?:you|u|we)|(?:make|put|move|change) (?:it|them)|(?:puoi|potete|potresti|potreste) \p{L}+|heading and|in the menu|nel menu|dont (?:change|touch|move|remove)|non (?:cambiare|toccare|spostare|togliere))$/u;
const FOR_VISITORS = /^(?:us|me|now|today|ci|your|via)$/;

/** Where another wish begins in a run of the person's own words: no text for the page goes on past it. */
export function endOfOwnWords({ words }: Request, from: number, end: number): number {
  // Behind a colon a comma is the person's own.
  const isTold = words[from - 1] === ':';
  for (let at = from + 1; at < end; at += 1) {
    const [before, word, next] = [words[at - 1] ?? '', words[at] ?? '', words[at + 1] ?? ''];
    const isOwn = isTold && before === ',';
    if (!isOwn && begins(before, word, next) && (at > from + 1 || ENDS_SENTENCE.has(before)))
      return at - 1;
    if (at + 1 < end && (SAID_TO_US.test(`${word} ${next}`) || isOrderAboutIt(word, next)))
      return at;
  }
  return end;
}

/** "lo mettete", "la spostate"; "la porta" is a door. */
function isOrderAboutIt(word: string, next: string): boolean {
  return (
    /^(?:lo|la|li|le)$/.test(word) && VERBS.has(next) && !/^(?:porta|prova|copia|usa)$/.test(next)
  );
}

function begins(before: string, word: string, next: string): boolean {
  const isOrder = VERBS.has(word) && !FOR_VISITORS.test(next);
  return (
    (ENDS_SENTENCE.has(before) && (isOrder || ASKS_MORE.test(word))) ||
    (JOINS.has(before) && isOrder)
  );
}
