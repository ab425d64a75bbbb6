import type { ReadingLanguage } from '#domain/reading/language.ts';

/** What is missing for a tool, or `other` for a working thing without a template. */
export type RefusalId = 'countdown' | 'other';

/** Why a working thing is not made, and what to ask for instead. */
export const REFUSALS: Record<ReadingLanguage, Record<RefusalId, string>> = {
  en: {
    countdown:
      'Which day should it count down to? Say it with the date, for example “a countdown to our wedding on 12 June 2027”.',
    other:
      'I cannot make this: without a language model I make websites and small tools (to-do lists, countdowns and the game Snake). With a language model it can be made: whoever runs this site sets one in AI_CHAIN_CODE.',
  },
  it: {
    countdown:
      'A quale giorno deve arrivare? Scrivilo con la data, per esempio “un conto alla rovescia per il nostro matrimonio il 12 giugno 2027”.',
    other:
      'Questo non so farlo: senza un modello linguistico creo siti e piccoli strumenti (liste di cose da fare, conti alla rovescia e il gioco Snake). Con un modello linguistico si può fare: lo imposta chi gestisce questo sito, in AI_CHAIN_CODE.',
  },
};
