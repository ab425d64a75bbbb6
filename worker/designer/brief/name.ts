import { isTradeWord } from '../trades/trade-words.ts';
import { TOWNS } from './cities.ts';
import { namesColour } from './colours.ts';
import { DAYS, MONTHS } from '#domain/reading/calendar.ts';
import { capitalise, LETTER } from '#domain/reading/letters.ts';
import { isRoleAtHead } from './profession.ts';
import { findProperNames, type ProperName } from './proper-names.ts';
import { readAnnouncedName, readQuotedName } from './told-name.ts';
import { readTones } from './tones.ts';

const TRAILING =
  /\s+(?:&|e|ed|and|di|da|del|della|dei|delle|al|alla|la|il|lo|le|the|of|on|by|in|a|at|is|with|con|per|for)$/i;

/** "Ottica Bianchi dal 1962". */
const SINCE = /,?\s(?:dal|since|est\.?)\s(?:1[789]|20)\d\d$/i;

/** What stands longer than this between two signs is no name, whatever is trimmed off. */
const LONGEST_RAW = 200;

function trimName(raw: string): string | undefined {
  if (raw.length > LONGEST_RAW) return undefined;
  let name = raw
    .trim()
    .replace(/\s(?:and|e)\s(?:I|io)$|[.,;:!]+$/, '')
    .replace(SINCE, '');
  while (TRAILING.test(name)) name = name.replace(TRAILING, '');
  return name.length >= 2 && name.length <= 60 ? name : undefined;
}

/** Nouns that are part of the names of Italian businesses: “Panificio Rossi”, “Bar Centrale”. */
const ESTABLISHMENTS =
  'studio legale|studio notarile|studio dentistico|studio fotografico|studio|officina meccanica|autofficina|officina|carrozzeria|azienda agricola|panificio|pastificio|forno|pasticceria|pizzeria|ristorante|trattoria|osteria|locanda|bar|caffè|enoteca|gelateria|hotel|albergo|agriturismo|cantina|(?<!(?:,|è|viene)\\s)tenuta|villa|masseria|centro|impresa|ditta|farmacia|salone|palestra|scuola|autoscuola|associazione|casa|bottega|libreria|cartolibreria|edicola|tabaccheria|ferramenta|macelleria|pescheria|lavanderia|fioreria|oreficeria|gioielleria|ottica|lido|circolo|pro loco|asilo|nido|circolo arci|b&b';
const ESTABLISHMENT_BEFORE = new RegExp(
  `(?<![${LETTER}])(${ESTABLISHMENTS})((?:\\s(?:da|dal|di|del|della|dei|al|alla|il|la|lo|i|le|l['’]))?\\s?)$`,
  'i',
);
const IS_ESTABLISHMENT = new RegExp(`^(?:${ESTABLISHMENTS})$`, 'i');
const BUSINESS_WORD =
  /\b(?:bakery|restaurant|café|cafe|salon|dental|clinic|gallery|studios?|photography|plumbing|law|solicitors|partners|hotel|lodge|bistro|kitchen|consulting|electric|builders|architects?|architecture|yoga|gym|pizza|hair|ceramics|garage|motors|books|accounting|farm|school|cottage|trattoria|osteria|ristorante|pizzeria|llp|ltd|llc|inc|gmbh|s\.?r\.?l|s\.?n\.?c|associati|f\.?lli|fratelli|figli|sons|co)\b|&/i;

/** A word before a name that says what it is: “gommista”, “winery”, “agency”. */
const GENERIC_NOUNS =
  /(?:^|\s)(?:agency|agenzia|firm|impresa|ditta|azienda|company|business|activity|attività|negozio|shop|store|clinic|clinica|centr[oe]|center|centre|school|scuola|band|gruppo|group|coro|choir|club|circolo|arci|charity|start-?up|software|app|platform|tool|brand|marchio|salon|salone|team|teacher|insegnante|maestr[oa]|guide|guida|planner|practice|studio|office|farm|company|cooperativa|immobiliare|veterinaria|dentistico|legale|yoga|pilates|architettura|pulizie|lingue|musica|danza|ballo|fiori|restauro|arredamento|asporto|ambulatorio|laborator(?:io|y)|workshop|festival|guesthouse|house|hotel|winery|vineyard|clinic|breakfast|inglese|b&b|lido|bar|locale)\s$/i;
/** "gelateria artigianale", "centro estetico", "impresa edile". */
const ADJECTIVE_BEFORE = new RegExp(
  `(?<![${LETTER}])(?:${ESTABLISHMENTS}|centro|impresa|ditta|agenzia|clinica|negozio|laboratorio|società|cooperativa|gruppo|scuola)(?:\\s[a-zà-ÿ]+(?:al[ei]|ic[oa]|ile|iv[oa]|os[oa]|ar[ei])){1,3}\\s$`,
  'i',
);
const CONTACT_BEFORE =
  /(?:^|[\s.,;])(?:call|ring|ask for|text|contact|write to|email|chiama\w*|chiedi di|chiedere di|scriv\w+ a|contatta\w*|su|on|via|with|con|in|near|at|from|around|across|covering|serving|outside|to|a|ad|nel|nella|sul|sulla|presso|every|ogni)\s(?:the\s|la\s|il\s)?$/i;
const PLACE_THEN = /\s(?:in|near|at|a|ad|nel|nella|vicino a)\s\p{Lu}[^.;:!?\n]{1,40}[,:–-]\s$/u;
const ENDS = /^\s*(?:[,.:;!?)(\n–—-]|$)/;
const GOES_ON =
  /^\s(?:in|a|ad|near|at|on|from|of|di|dal|dalla|nel|nella|sul|about|su|sui|since|based|is|are|è|that|che|who|which|con|with|gives?|plays?|makes?|sells?|offers?|helps?|runs?|organi[sz]es|offre|aiuta|organizza|vende|propone|fa|produce|realizza|ripara|costruisce|LLP|Ltd)\s/;
const NEVER = new RegExp(
  `^(?:(?:i|we|you|they|it|that|there|here)['’]\\p{L}+|i|we|our|my|hi|hello|hey|ciao|salve|buongiorno|buonasera|a|an|the|un|una|il|la|lo|le|gli|avv|dott|dr|ing|arch|geom|rag|sig|prof|dottor|gas safe|via|viale|corso|piazza|tel|phone|telefono|cell|mobile|email|e-mail|mail|fax|closed|open|aperto|aperta|chiuso|chiusa|no|not|si|sì|yes|whatsapp|instagram|facebook|google|tiktok|youtube|linkedin|faq|seo|html|css|cta|pdf|christmas|natale|easter|pasqua|(?:${DAYS})s?|${MONTHS}|english|italian|french|german|spanish|mediterranean|european|american|british|chinese|japanese|thai|indian|mexican|greek|italiano|inglese|services?|servizi|prices?|prezzi|pricing|plans?|hours|orari|gallery|galleria|contatti|contact|orario|address|indirizzo)$`,
  'iu',
);

/** The evidence for a name, the strongest first. */
const EVIDENCE: readonly {
  before?: RegExp;
  after?: RegExp;
  /** What the name itself must look like. */
  text?: RegExp;
  points: number;
}[] = [
  {
    before:
      /(?:^|\s)(?:business|company|shop|studio|practice|attività|azienda|negozio|ditta)\s(?:is|è)\s$/i,
    points: 75,
  },
  {
    before:
      /(?:^|[.!?,;:]\s|\s)(?:we are|we['’]re|i am|i['’]m|siamo|sono|mi chiamo|my name is|this is)\s$/i,
    points: 70,
  },
  {
    after: /^\s(?:is|are|è|sono)\s(?:(?:a|an|the|un|una|uno|il|la|lo|our|my)\s|l['’]|un['’])/,
    points: 65,
  },
  { before: ESTABLISHMENT_BEFORE, points: 62 },
  { before: /[.!?\n]\s$/, after: /^(?:\s?,[\s;]*)?\.?$/u, text: /\s|\p{Ll}\p{Lu}/u, points: 43 },
  {
    before:
      /(?:^|\s)(?:(?:dott|avv|ing|arch|geom|rag|sig|prof)\.?\s?(?:ssa|ra)?\.?|dottor|dottoressa|avvocato|avvocata|notaio|architetto|ingegnere|geometra|professor|professoressa)\s$/i,
    points: 60,
  },
  { after: /^,\s(?:(?:a|an|the|un|una|il|la|lo)\s|l['’])\p{Ll}/u, points: 58 },
  { before: GENERIC_NOUNS, points: 56 },
  { before: ADJECTIVE_BEFORE, points: 54 },
  { before: PLACE_THEN, after: ENDS, points: 52 },
  {
    before: /\p{Ll}{3},\s$/u,
    after: /^(?:\s*[,.:;!?(\n]|$|\s(?:in|a|ad|is|è|near|ed è)\s)/,
    points: 50,
  },
  {
    before: /(?:^|\s)(?:for|by|per|di|del|della|dell['’])\s?(?:the\s|il\s|la\s|lo\s)?$/i,
    after: ENDS,
    points: 46,
  },
  { before: /(?:^|\s)(?:by|for|per|di|della|del)\s$/i, after: GOES_ON, points: 44 },
  { before: /:\s$/, after: /^(?:\s*[.,\n;]|$)/, points: 42 },
  {
    before: /^\W*$/,
    after: GOES_ON,
    points: 43,
  },
  { before: /[.!?\n]\s$/, after: /^\.\s/, text: /\s|\p{Ll}\p{Lu}/u, points: 43 },
  {
    before: /^\W*$/,
    after: /^(?:\s?[,–—:(-]|\s(?:in|a|ad|near|at|dal|since)\s|[.⌂]|$)/,
    points: 42,
  },
];

/** “My daughter Jo is the tester” names somebody else. */
const OF_SOMEBODY =
  /(?:^|\s)(?:daughter|son|wife|husband|partner|sister|brother|mother|mum|mom|father|dad|uncle|aunt|grandmother|grandfather|friend|colleague|apprentice|assistant|dog|cat|figli[ao]|moglie|marito|sorella|fratello|madre|mamma|padre|papà|zi[ao]|nonn[ao]|amic[ao]|soci[ao]|collega|cane|gatt[ao]|ragazz[aei])\s$/i;

interface Judged {
  name: string;
  points: number;
}

function isNoName({ text, before }: ProperName, items: ReadonlySet<string>): boolean {
  const folded = text.toLowerCase();
  const isOneWord = !/\s/.test(text);
  return (
    NEVER.test(folded) ||
    TOWNS.has(folded) ||
    items.has(folded) ||
    (isOneWord && isTradeWord(folded)) ||
    CONTACT_BEFORE.test(before) ||
    OF_SOMEBODY.test(before) ||
    (isOneWord && (namesColour(text) || readTones(text).length > 0))
  );
}

/** Part of a musician's stage name. */
const STAGE_TITLE = /^(?:dj|mc)$/i;

/** In “Florist Wild Rose” the name is “Wild Rose”; “Panificio Rossi” stays whole. */
function dropTrade(found: ProperName): ProperName {
  const [first = '', ...rest] = found.text.split(' ');
  const isKept = rest.length === 0 || IS_ESTABLISHMENT.test(first) || STAGE_TITLE.test(first);
  if (isKept || !(isTradeWord(first) || GENERIC_NOUNS.test(`${first} `))) return found;
  const name = rest.join(' ').replace(/^(?:di|del|della|dei|of|the)\s(?=\p{Lu})/u, '');
  const cut = found.text.slice(0, found.text.length - name.length);
  return { text: name, before: `${found.before}${cut}`, after: found.after };
}

/** The name “Pneus Sud di Brindisi” ends before the town. */
function dropTown(found: ProperName): ProperName {
  const tail = /^(.+?)(\s(?:di|of)\s(\p{Lu}[\p{L} ]+))$/u.exec(found.text);
  if (!tail?.[1] || !TOWNS.has((tail[3] ?? '').toLowerCase())) return found;
  return { ...found, text: tail[1], after: `${tail[2] ?? ''}${found.after}` };
}

const TITLED = /^(?:dott|dr|avv|ing|arch|geom|prof)\b/i;
const LAST_WORD = new RegExp(`([${LETTER}&'’-]+)\\s$`);

function weigh({ text, before, after }: ProperName, hosts: string): number {
  const found = EVIDENCE.find(
    (one) =>
      (one.text?.test(text) ?? true) &&
      (one.before?.test(before) ?? true) &&
      (one.after?.test(after) ?? true),
  );
  const lastWord = LAST_WORD.exec(before)?.[1] ?? '';
  const isAfterTrade = isTradeWord(lastWord) && (ENDS.test(after) || GOES_ON.test(after));
  const points = Math.max(found?.points ?? 0, isAfterTrade ? 57 : 0);
  if (points === 0) return 0;
  const letters = text.toLowerCase().replaceAll(/[^a-z]/g, '');
  const isInMail = letters.length > 4 && hosts.includes(letters.slice(0, 12));
  return points + (saysWhatItIs(text) ? 12 : 0) + (isInMail ? 20 : 0);
}

/** “Bakery Rossi”, “Dott. Rossi”. */
function saysWhatItIs(text: string): boolean {
  const [first = '', ...others] = text.split(' ');
  return (
    BUSINESS_WORD.test(text) ||
    TITLED.test(text) ||
    (others.length > 0 && IS_ESTABLISHMENT.test(first))
  );
}

function judge(found: ProperName, { hosts, items }: NameHints): Judged[] {
  if (found.text.length > LONGEST_RAW) return [];
  const proper = dropTown(dropTrade(found));
  if (isNoName(proper, items)) return [];
  const points = weigh(proper, hosts);
  const lead = ESTABLISHMENT_BEFORE.exec(proper.before);
  const full = lead ? capitalise(`${lead[1] ?? ''}${lead[2] ?? ''}${proper.text}`) : proper.text;
  const name = trimName(full);
  return name && points > 0 ? [{ name, points }] : [];
}

/** With less evidence a name is asked for, not guessed. */
const SURE = 42;
/** A name belongs to the beginning; farther behind it takes more to be believed. */
const OPENING = 220;
const FAR = 12;

export interface NameHints {
  /** The letters of the mail's domain and mailbox. A name that they spell is more certain. */
  hosts: string;
  /** Names of items for sale, in lower case; they are not names of the business. */
  items: ReadonlySet<string>;
  /** The text is in neither language, so the words around a name say nothing about it. */
  isForeign: boolean;
}

/**
 * The name of the business: announced (“called …”), quoted, or the capitalised words with the strongest
 * evidence around them. Never invented. `prose` is the text without its addresses and numbers.
 */
export function readName(prose: string, hints: NameHints): string | undefined {
  const announced = readAnnouncedName(prose) ?? readQuotedName(prose);
  if (announced || hints.isForeign) return announced;
  const judged = findProperNames(prose).flatMap((found) => {
    const far = prose.indexOf(found.text) > OPENING ? FAR : 0;
    return judge(found, hints)
      .filter(({ name }) => !isRoleAtHead(name, prose))
      .map(({ name, points }) => ({ name, points: points - far }));
  });
  const [best] = judged.sort((one, other) => other.points - one.points);
  return best !== undefined && best.points >= SURE ? best.name : undefined;
}
