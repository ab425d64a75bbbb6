import type { GenerationLanguage } from '../generation-types.ts';

const TEXT = {
  en: 'Your answer was cut off. Continue it to the end. Begin by repeating exactly this text, then go on where it ends. No fences, no comments:',
  it: 'La tua risposta è stata interrotta. Continuala fino alla fine. Comincia ripetendo esattamente questo testo, poi prosegui da dove finisce. Niente recinti di codice, niente commenti:',
} as const;

/** Asks a model to go on after a cut; `anchor` is the end of what arrived. */
export function continuePrompt(anchor: string, language: GenerationLanguage): string {
  return `${TEXT[language]}\n${anchor}`;
}
