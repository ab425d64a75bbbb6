import { capitalise } from './items.ts';

const QUOTED = /(?:^|[\s(:,])["“«„‟']([^"”»“\n]{2,60}?)["”»'](?=[\s).,:;!?]|$)/u;
const NAMED_LEAD =
  /(?:\b(?:called|named|name is|name:|business name:?|chiamat[oaie]|che si chiama|si chiama|di nome|nome:|il nome è|denominat[oa])\s*:?\s*)/i;
const CAPITALISED =
  /^((?:[\p{Lu}\d][\p{L}\d'’.&-]*|&|e|and|di|da|del|della|dei|delle|al|alla|la|il|lo|le|the|of|on|by)(?:\s+|(?=[.,;:!?)]|$))){1,7}/u;
const TRAILING =
  /\s+(?:e|and|di|da|del|della|dei|delle|al|alla|la|il|lo|le|the|of|on|by|in|a|at|is|with|con|per|for)$/i;
const SLOGAN_BEFORE = /(?:slogan|motto|tagline|claim|headline|titolo|says?|dice)\W{0,4}$/i;

function trimName(raw: string): string | undefined {
  let name = raw.trim().replace(/[.,;:!]+$/, '');
  while (TRAILING.test(name)) name = name.replace(TRAILING, '');
  return name.length >= 2 && name.length <= 60 ? name : undefined;
}

function readAnnounced(text: string): string | undefined {
  const lead = NAMED_LEAD.exec(text);
  if (!lead) return undefined;
  const rest = text.slice(lead.index + lead[0].length);
  const quoted = /^["“«']([^"”»\n]{2,60}?)["”»'](?=[\s).,:;!?]|$)/u.exec(rest)?.[1];
  if (quoted) return trimName(quoted);
  const capitalised = CAPITALISED.exec(rest)?.[0];
  if (capitalised) return trimName(capitalised);
  return trimName(
    /^[^,.;:\n]{2,40}?(?=\s+(?:in|at|is|with|a|con|nel|per|for)\s|[,.;:\n]|$)/u.exec(rest)?.[0] ??
      '',
  );
}

const TRADE_NOUNS =
  'studio legale|studio dentistico|studio fotografico|officina meccanica|azienda agricola|panificio|forno|pasticceria|pizzeria|ristorante|trattoria|osteria|bar|caffè|enoteca|gelateria|hotel|albergo|agriturismo|cantina|tenuta|villa|studio|avvocato|officina|carrozzeria|farmacia|salone|parrucchieri?|palestra|scuola|associazione|casa|bottega|libreria|fioreria|bakery|restaurant|café|cafe|salon|dental|clinic|gallery|guesthouse|inn';
const CAPITAL = "[\\p{Lu}][\\p{L}'’-]+";

function eitherCase(words: string): string {
  return words.replaceAll(/(?<![\p{L}])\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

const TRADE_THEN_NAME = new RegExp(
  `(?<!\\p{L})(?:${eitherCase(TRADE_NOUNS)})(?:\\s(?:di|da|del|della|al|alla|la|il))?(?:\\s${CAPITAL}){1,4}(?:\\s(?:&|e)\\s${CAPITAL}){0,2}`,
  'u',
);
const PERSON = new RegExp(
  `\\b(?:for|per|di|of)\\s(${CAPITAL}(?:\\s${CAPITAL}){1,2})(?=\\s*[,:;(]|$)`,
  'u',
);
const NAME_THEN_TRADE =
  /(?<![.!?]\s)\b(?:[\p{Lu}][\p{L}'’&-]+\s){1,3}(?:Bakery|Restaurant|Café|Cafe|Salon|Dental|Clinic|Gallery|Studio|Photography|Plumbing|Law|Partners|Hotel|Lodge|Bistro|Kitchen|Consulting|Electric|Builders|Yoga|Gym|Pizza|Hair|Ceramics|Garage|Motors)\b/u;
const OPENING_VERB =
  /^(?:Create|Build|Make|Design|Crea|Fai|Realizza|Sito|Website|Site|Page|Landing|Un|Una|A|An|My|Our|The|For|Per)\s+/u;

/** The business name: announced ("called …"), quoted, or a capitalised phrase with its trade word. Never made up. */
export function readName(text: string): string | undefined {
  const announced = readAnnounced(text);
  if (announced) return announced;
  const quoted = QUOTED.exec(text);
  if (quoted?.[1] && !SLOGAN_BEFORE.test(text.slice(0, quoted.index + 1)))
    return trimName(quoted[1]);
  const phrase = (TRADE_THEN_NAME.exec(text) ?? NAME_THEN_TRADE.exec(text))?.[0].replace(
    OPENING_VERB,
    '',
  );
  if (phrase && /\s/.test(phrase)) return trimName(capitalise(phrase));
  return PERSON.exec(text)?.[1];
}
