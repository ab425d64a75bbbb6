/**
 * What a reader finds in one brief. A slot that is left out must stay empty, except `services` and
 * `tone`, which count only where they are expected. `a|b` takes either.
 */
export interface ExpectedSlots {
  trade: string;
  name?: string;
  place?: string;
  phone?: string;
  mail?: string;
  address?: string;
  /** "Margherita 6.50; Marinara 5" */
  prices?: string;
  /** Open days only, 0 = Monday: "01234 09:00-18:00; 5 09:00-13:00+15:00-19:00" */
  week?: string;
  colour?: string;
  services?: string;
  /** The directions that suit the adjectives. */
  tone?: string;
  wanted?: string;
  unwanted?: string;
}

export type BriefCase = readonly [prompt: string, slots: ExpectedSlots];
