/** The months in English and Italian as alternatives of a pattern. */
export const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre';
