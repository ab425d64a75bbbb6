import type { EditTrial, FactValues } from './trial.ts';

/** One thing that owners ask for, as an English and as an Italian owner would put it. */
export interface PairedTrial extends Omit<EditTrial, 'say' | 'becomes'> {
  en: string;
  it: string;
  becomes?: Record<'en' | 'it', FactValues>;
  /** Languages in which the wording is beyond the closed grammar: it is refused, and nothing is changed. */
  refusedIn?: readonly ('en' | 'it')[];
}

/** The trials of one language. */
export function trialsIn(language: 'en' | 'it', pairs: readonly PairedTrial[]): EditTrial[] {
  return pairs.map(({ en, it, becomes, refusedIn, ...trial }) => {
    const say = { en, it }[language];
    return refusedIn?.includes(language)
      ? { say, expect: 'refused' }
      : { ...trial, say, ...(becomes ? { becomes: becomes[language] } : {}) };
  });
}
