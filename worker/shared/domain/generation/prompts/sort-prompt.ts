import type { GenerationTask } from '../generation-types.ts';
import { asData, DATA_RULE, type PromptParts, type PromptRequest } from './prompt-parts.ts';

/**
 * The possible kinds of an unclear change request. A new page is not among them, because an unclear request
 * must never overwrite a page.
 */
const KINDS = ['edit', 'restyle', 'copy', 'translate', 'image', 'question'] as const;

const INSTRUCTIONS = {
  en: `Sort a request about an existing web page. Answer with one word:
edit (a part is added, removed, moved or changed), restyle (the look of the whole page), copy (only the wording), translate (another language), image (a picture, logo or icon), question (nothing is to be changed).`,
  it: `Classifica una richiesta su una pagina web esistente. Rispondi con una sola di queste parole inglesi:
edit (si aggiunge, toglie, sposta o cambia una parte), restyle (l’aspetto di tutta la pagina), copy (soltanto le parole), translate (un’altra lingua), image (un’immagine, un logo o un’icona), question (non c’è nulla da cambiare).`,
} as const;

/** Asks a small model to classify an unclear request. */
export function sortPrompt({ prompt, language, nonce }: PromptRequest): PromptParts {
  return {
    instructions: `${INSTRUCTIONS[language]}\n\n${DATA_RULE[language]}`,
    prompt: asData('request', prompt, nonce),
  };
}

/** The kind that an answer names; undefined when it names none or several. */
export function readSortAnswer(answer: string): GenerationTask | undefined {
  const words = new Set(answer.toLowerCase().match(/[a-z]+/g) ?? []);
  const named = KINDS.filter((kind) => words.has(kind));
  return named.length === 1 ? named[0] : undefined;
}
