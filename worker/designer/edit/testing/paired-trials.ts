import type { EditTrial, FactValues } from './trial.ts';

/** One thing that owners ask for, as an English and as an Italian owner would put it. */
export interface PairedTrial extends Omit<EditTrial, 'say' | 'becomes'> {
  en: string;
  it: string;
  becomes?: Record<'en' | 'it', FactValues>;
}

/** The trials of one language. */
export function trialsIn(language: 'en' | 'it', pairs: readonly PairedTrial[]): EditTrial[] {
  return pairs.map(({ en, it, becomes, ...trial }) => ({
    ...trial,
    say: { en, it }[language],
    ...(becomes ? { becomes: becomes[language] } : {}),
  }));
}
