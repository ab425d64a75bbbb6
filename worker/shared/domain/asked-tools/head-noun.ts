import { foldWord } from '../reading/fold.ts';

/** What a brief asks to be made: the noun itself, with the words before and behind it in its sentence, folded. */
export interface HeadNoun<Id> {
  id: Id;
  before: string;
  behind: string;
  /** Only what shall be done was said: "convert miles to km". */
  isBareVerb: boolean;
}

/** Patterns of folded words: the noun that is asked for, and what a page does that is asked for by its work. */
export interface NounRow<Id> {
  id: Id;
  noun: string;
  /** "A page that counts down", "converts miles to km". */
  verb?: string;
  /** Only where nothing but a joint follows the noun: "Chat Noir" and "generator rental" are no wishes. */
  isStrict?: boolean;
}

/** How much of a brief may stand before the thing that it asks for, in UTF-16 units. */
const LONGEST_BEGINNING = 240;

const OPENERS =
  "hi|hello|hey|please|ciao|buongiorno|salve|per favore|(?:can|could|would|will) you|i would like(?: you to)?|i'?d like(?: you to)?|i want(?: you to)?|i need|we need|we want|we would like|help me|let us|mi serve|mi servirebbe|ci serve|vorrei|vorremmo|voglio|vogliamo|avrei bisogno di|ho bisogno di|abbiamo bisogno di|mi piacerebbe|puoi|potresti|make|create|build|design|write|generate|code|develop|give|draw|prepare|program|have|crea(?:mi|ci|re)?|fai|fa'?|fammi|facci|fare|realizza(?:mi|re)?|costruisci(?:mi)?|costruire|progetta(?:mi|re)?|genera(?:mi|re)?|disegna(?:mi)?|scrivi(?:mi)?|sviluppa(?:mi)?|prepara(?:mi|re)?|programma(?:mi)?|avere|to|me|us|for me|mi|ci";
const OPENING = new RegExp(`^(?:(?:${OPENERS})(?![\\p{L}\\d'-])[\\s,!:]*)*`, 'u');

const DETERMINER =
  "(?:(?:a|an|the|one|some|my|our|un|una|uno|il|lo|la|le|i|gli|mio|mia|nostro|nostra|questo|questa)\\s+|(?:un|l)'\\s*)";
/** Words that end a noun phrase: what follows them is about the noun, or another thing. */
const BREAKS =
  'for|with|of|about|on|in|at|by|from|that|which|where|who|whose|called|named|to|di|del|dello|della|dei|degli|delle|per|con|su|sul|sullo|sulla|sui|sulle|che|dove|da|dal|dalla|chiamat[oa]|a|an|the|my|our|un|una|uno|il|la|lo';
const TRADES =
  'business|company|shop|store|bar|pub|school|club|restaurant|bakery|blog|portfolio|agency|studio|band|firm|azienda|negozio|ristorante|scuola';
const OCCASIONS =
  'wedding|birthday|party|event|festival|conference|landing|product|sales|matrimonio|compleanno|festa|evento';

function modifiers(breaks: string): string {
  return `(?:(?!(?:${breaks})(?![\\p{L}\\d-]))[\\p{L}\\d][\\p{L}\\d+./'’-]*[,\\s]\\s*){0,6}?`;
}
/** A sentence about a business has begun: "we rent out generators", "noleggio generatori". */
const BUSINESS =
  'we|i|they|she|he|is|are|am|noi|io|sono|siamo|vendo|vendiamo|noleggi\\p{L}*|vendita|riparazion[ei]|assistenza|produzione|negozio|museo';
const MODIFIERS = modifiers(`${BREAKS}|${BUSINESS}|(?:${TRADES})(?=\\s*,)`);

const CONTAINER =
  '(?:(?:single|one|web|online|little|small|simple|mini|piccol[oa]|semplice|interactive|interattiv[oa]|html|mobile|working|fun|clean)[-\\s]+)*(?:page|web ?page|web ?site|site|app|web ?app|web application|application|tool|widget|pagina(?: web)?|paginetta|sito(?: web)?|applicazione|strumento|programm(?:a|ino))(?:\\s+(?:semplice|piccol[oa]|carin[oa]|interattiv[oa]|divertente))?';
const CONTAINS =
  '\\s+(?<link>with|for|that is|that has|containing|showing|con|per|che sia|che contenga|che contiene|tipo)\\s+(?:just |only |solo |soltanto )?';
const DOES =
  '\\s+(?:that|which|to|che|per|where (?:i|you|we|people|anyone|visitors|my \\p{L}+) can|dove (?:si puo|posso|puoi|gli amici possono|tutti possono)|in cui (?:si puo|posso)|mi)\\s+(?:lets? (?:me|you|people|us) |helps? (?:me|you|people|us)(?: to)? |mi |ci |fa )?';

/** Words behind a noun that make it part of another one: "games shop", "quiz night". */
const PART_OF_ANOTHER =
  /^\s*&|^(?:\s+(?:app|game|page|tool|list))?[\s-]+(?:shops?|stores?|compan(?:y|ies)|business(?:es)?|agenc(?:y|ies)|studios?|clubs?|nights?|evenings?|team|teams|schools?|teachers?|tutors?|museums?|repairs?|brands?|startups?|platforms?|services?|makers?|manufacturers?|collections?|collectors?|caf[eé]s?|bars?|pubs?|rooms?|conventions?|tournaments?|magazines?|blogs?|podcasts?|books?|courses?|products?|software|leagues?|festivals?|events?|experts?|consultants?|consultancy|sellers?|retailers?|developers?|designers?|championships?|masters?|hosts?|industry|association|firm|centre|center|library|workshops?|classes|lessons|therapy|charmers?|sanctuary|breeders?|farm|skin|bites?|writers?|fair|nights?|reviews?|station|lovers?|fans?)(?![\p{L}\d])/u;
/** Nouns that advertise or sell what they name. */
const ADVERTISES =
  /(?<![\p{L}\d])(?:landing|product page|sales page|app ?store|play ?store|google play|waiting ?list|waitlist|testimonials?|recensioni|portfolio|pricing|download buttons?|homepage|home page)(?![\p{L}\d])/u;
/** "Our quiz app", "un videogioco chiamato": something that exists already. */
const EXISTS =
  /^(?:\s+(?:page|app|game|website|web app))?\s+(?:called|named|chiamat[oa])(?![\p{L}\d])/u;

/** A page that has these parts too is a site. */
const OTHER_PARTS =
  /(?:,| and| e| plus|;|\.) (?:(?:a|an|our|the|my|la|il|i|gli|le|una|un|nostr[oaie]|con|with) )*(?:\p{L}+ )?(?:menu|contacts?|contact form|gallery|galleria|price list|prices|prezzi|about us|opening hours|orari|team|reviews|booking|prenotazioni|contatti|chi siamo|servizi|services|blog|shop)(?![\p{L}\d])/u;

function beginning(brief: string): string {
  const folded = foldWord(brief.slice(0, LONGEST_BEGINNING * 2)).replaceAll('’', "'");
  return folded.trim().slice(0, LONGEST_BEGINNING).replace(OPENING, '');
}

interface Reader<Id> {
  id: Id;
  noun: RegExp;
  verb: RegExp | undefined;
  isStrict: boolean;
}

function toReader<Id>({ id, noun, verb, isStrict = false }: NounRow<Id>): Reader<Id> {
  const container = `${modifiers(`${BREAKS}|${TRADES}|${OCCASIONS}`)}${CONTAINER}`;
  return {
    id,
    isStrict,
    noun: new RegExp(
      `^(?<article>${DETERMINER})?(?:${container}${CONTAINS}${DETERMINER}*)?(?<before>${MODIFIERS})(?:${noun})(?![\\p{L}\\d-])`,
      'u',
    ),
    verb:
      verb === undefined
        ? undefined
        : new RegExp(
            `^(?:${DETERMINER}?${container}${DOES}|(?<bare>))(?:${verb})(?![\\p{L}\\d-])`,
            'u',
          ),
  };
}

/** Whether these words make the noun a part or the subject of something else. */
function isAboutIt(match: RegExpExecArray, behind: string): boolean {
  const isApp = /^\s+app(?![\p{L}\d])/u.test(behind);
  const { link } = match.groups ?? {};
  const isSubject = isApp && (link === 'for' || link === 'per');
  return isSubject || PART_OF_ANOTHER.test(behind) || OTHER_PARTS.test(behind);
}

const JOINT =
  /^(?:\s+(?:pages?|apps?|games?|tools?|website|site|online|live|semplice|personale|interattiv[oa]))?(?:\s*(?:[.:;!?(\n]|$)|\s+(?:for|with|of|about|on|in|to|that|which|where|using|like|i|my|we|so|and|against|vs|versus|but|please|contro|ma|per|con|di|del|della|dei|delle|che|dove|da|a|al|e|su|sui|sulla)(?![\p{L}\d]))/u;

/** A name at the very beginning is a business's as often: "Roulette, a jazz bar". */
function isBareWish(brief: string, match: RegExpExecArray, behind: string): boolean {
  const isAlone = match.groups?.article === undefined && foldWord(brief).startsWith(match[0]);
  return JOINT.test(behind) || (!isAlone && behind.startsWith(','));
}

/** Finds what a brief asks for among `rows`; undefined when it asks for something else, as a site about it. */
export function createHeadReader<Id>(
  rows: readonly NounRow<Id>[],
): (brief: string) => HeadNoun<Id> | undefined {
  const readers = rows.map(toReader);
  return (brief) => {
    const text = beginning(brief);
    for (const { id, noun, verb, isStrict } of readers) {
      const match = noun.exec(text) ?? verb?.exec(text);
      if (!match) continue;
      const behind = text.slice(match[0].length);
      if (isStrict && !isBareWish(brief, match, behind)) continue;
      if (isAboutIt(match, behind) || ADVERTISES.test(foldWord(brief))) return undefined;
      return {
        id,
        before: match.groups?.before ?? '',
        behind,
        isBareVerb: match.groups?.bare === '',
      };
    }
    return undefined;
  };
}

/** Whether a noun with these words behind it is named as something that there is already. */
export function isNamedThing(behind: string): boolean {
  return EXISTS.test(behind);
}
