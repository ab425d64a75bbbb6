/** Words for what is slept in, and so wants to be seen; a package, a table or a seat is told. */
const SLEPT_IN =
  /(?<![\p{L}\d])(?:(?:bed)?rooms?|suites?|lofts?|apartments?|cottages?|cabins?|huts?|tents?|villas?|lodges?|pitch(?:es)?|yurts?|hotel|b&b|guest ?house|inn|camer[ae]|stanz[ae]|appartament[oi]|monolocal[ei]|bungalow|chalet|tend[ae]|piazzol[ae]|agriturismo|locanda|albergo|pensione|rifugio|bed and breakfast)(?![\p{L}\d])/iu;

/** Whether words speak of what is slept in. */
export function isSleptIn(words: string): boolean {
  return SLEPT_IN.test(words);
}
