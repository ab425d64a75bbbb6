/** A place as the user wrote it, and the preposition that belongs to it: "in Turin", "sul Garda". */
export interface Place {
  name: string;
  withPreposition: string;
}

const WORD = "[\\p{Lu}][\\p{L}'’-]+";
const NAME = `${WORD}(?:(?:\\s(?:di|d['’]|del|della|sul|sulla|al|in|on|upon|de|la|le|San|Santa)\\s?|\\s)${WORD}){0,3}`;
const PREPOSITIONS =
  "in|near|at|on|a|ad|nel|nella|nell['’]|nei|nelle|sul|sulla|sull['’]|sui|presso|vicino a|a due passi da";
const PLACE = new RegExp(
  `(?<![\\p{L}])(${PREPOSITIONS})\\s?(?:(?:the\\s)?(?:old town|centre|center|centro|heart|cuore|zona|città|town|city)(?:\\s(?:of|di))?\\s)?(${NAME})`,
  'gu',
);
const NOT_A_PLACE = new RegExp(
  '^(?:english|italian[oa]?|inglese|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|html|css|art|google|instagram|facebook|whatsapp|via|viale|corso|piazza|contact|contatti|home|bootstrap|tailwind|react|please|i|we|use|usa)$',
  'i',
);
const KNOWN_CITIES =
  /\b(torino|turin|milano|milan|roma|rome|napoli|naples|firenze|florence|venezia|venice|bologna|genova|genoa|palermo|bari|catania|verona|padova|padua|trieste|brescia|parma|modena|perugia|lecce|cagliari|pisa|siena|lucca|bergamo|como|london|londra|paris|parigi|berlin|berlino|madrid|barcelona|barcellona|lisbon|lisbona|dublin|dublino|edinburgh|edimburgo|manchester|bristol|new york|boston|chicago|san francisco|vienna|amsterdam|zurich|zurigo)\b/i;

function capitaliseWords(text: string): string {
  return text.replaceAll(/(^|\s)(\p{L})/gu, (whole) => whole.toLocaleUpperCase('en'));
}

function joinPreposition(preposition: string, name: string): string {
  return /['’]$/.test(preposition) ? preposition + name : `${preposition} ${name}`;
}

/** The first place named with a preposition, else a known city anywhere in the text. */
export function readPlace(text: string): Place | undefined {
  for (const match of text.matchAll(PLACE)) {
    const preposition = match[1] ?? 'in';
    const name = (match[2] ?? '').replace(/[.,;]+$/, '');
    const first = name.split(' ')[0] ?? '';
    if (!NOT_A_PLACE.test(first))
      return { name, withPreposition: joinPreposition(preposition, name) };
  }
  const known = KNOWN_CITIES.exec(text);
  if (!known?.[0]) return undefined;
  const name = capitaliseWords(known[0]);
  const before = /\b(in|near|a|ad|at|nel|sul)\s$/i
    .exec(text.slice(0, known.index))?.[1]
    ?.toLowerCase();
  return { name, withPreposition: before ? `${before} ${name}` : '' };
}
