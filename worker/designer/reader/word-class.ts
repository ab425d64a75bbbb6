const CLASSES: readonly (readonly [string, RegExp])[] = [
  ['mail', /@\w/],
  ['web', /^(?:https?:|www\.)/],
  [
    'day',
    /^(?:(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:days?|s)?|(?:wednes|thurs|satur)days?|(?:luned|marted|mercoled|gioved|venerd)i|lun|mar|mer|gio|ven|sab|dom|sabat[oi]|domenic(?:a|he)|weekends?|daily)$/,
  ],
  [
    'month',
    /^(?:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)$/,
  ],
  ['money', /^(?:[£€$]|euro|eur|quid|pounds?|dollars?|pence)$/],
  [
    'colour',
    /^(?:red|blue|green|yellow|pink|purple|black|white|gr[ea]y|brown|orange|cream|navy|teal|gold|silver|beige|ochre|rust|sage|burgundy|mustard|terracotta|lilac|turquoise|charcoal|ross[oaie]|blu|verd[ei]|giall[oaie]|rosa|viola|ner[oaie]|bianc(?:o|a|hi|he)|grigi[oaie]?|marron[ei]|arancion[ei]|arancio|crema|azzurr[oaie]|oro|argento|senape|bordeaux|salvia|panna|celeste|avorio)$/,
  ],
  ['year', /^0000$/],
  ['decimal', /^0+[.,:]0+/],
  ['long', /^0{5,}$/],
  ['number', /^0/],
  ['sign', /^[^\p{L}\d]$/u],
];

/** What a folded word is, where its form says it; an empty string for other words. */
export function classOf(word: string): string {
  return CLASSES.find(([, pattern]) => pattern.test(word))?.[0] ?? '';
}

/** How a word is written: "Xx", "XX", "x", or the sign itself. */
export function shapeOf(text: string): string {
  if (/^\d/.test(text)) return text.replaceAll(/\d+/g, 'D');
  if (!/\p{L}/u.test(text)) return text;
  if (!/\p{Lu}/u.test(text)) return 'x';
  if (text.length > 1 && !/\p{Ll}/u.test(text)) return 'XX';
  return /^\p{Lu}/u.test(text) ? 'Xx' : 'xX';
}
