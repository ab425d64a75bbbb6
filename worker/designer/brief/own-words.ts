import { isTradeWord } from '../trades/trade-words.ts';
import type { Brief } from './brief.ts';
import { namesColour, readMood } from './colours.ts';
import { hideListedFacts } from './listed-facts.ts';
import { LETTER } from '#domain/reading/letters.ts';
import { readSectionWishes } from './sections.ts';
import { splitSentences, writeSentence } from './sentences.ts';
import { isBareList } from './services.ts';
import { isRefusal, soundsLikeWish } from './wish-words.ts';
import { readTones } from './tones.ts';

const MOST_SENTENCES = 14;
/** Only this many sentences of a long text are read. */
const MOST_READ = 40;
const LONGEST_SENTENCE = 300;
const WORDS = new RegExp(`[${LETTER}\\d][${LETTER}\\d’'-]*`, 'g');

/** The beginning of a sentence that gives the designer an instruction. */
const ORDER =
  /^(?:(?:hi|hello|hey|ciao|salve|buongiorno|please|also|and|then|per favore|poi|anche|inoltre|mi raccomando)[,!]?\s+)*(?:create|make (?:it|me|a|an|the|sure)|build (?:me|a|an|the)|design (?:me|a|an|the)|generate|write (?:it|me|a|an|the|in)|add|include|show|put|use|give it|keep it|leave out|skip|drop|avoid|(?:can|could) (?:you|it|we have)|(?:i|we)(?: (?:want|need|would)|['’]d)|highlight|emphasi[sz]e|feel free|think|start with|begin with|link to|do(?:n['’]t| not) (?:use|add|include|put|show|make)|ideally|if possible|(?:some|any|no)thing (?:like|too|very|that)|it (?:has|needs|should|must)|need a|looking for|with (?:a |an )?section|crea|creami|fai|fammi|realizza|genera|progetta|scrivi(?:mi)?|metti|mettici|aggiungi|includi|inserisci|mostra|usa|togli|evita|lascia|puoi|potresti|comincia(?:re)? con|inizia(?:re)? con|evidenzia|pensa|qualcosa|niente di|se possibile|possibilmente|dev(?:e|ono)|che sia|link|aspetto|mi raccomando|non (?:metter\w*|inserir\w*|usare)|metter[ei]|aggiungere|inserire|inserite|mostrare|prevedere|includere|usare|evitare|prevedi|ci (?:vuole|vogliono|vorrebbe)|sarebbe bello|tono|stile|toni|mood|target|look|sections?|sezioni|colou?rs?|colori)\b/i;
/** Words used when talking about the page. */
const PAGE =
  /(?<!\b(?:on|building|camp|heritage)[ -])\b(?:(?:web ?)?site|(?:web ?|home ?|landing ?)page|website|homepage|layout|font|palette|header|footer|slogan|motto|tagline|headline|logo|sito|pagina|sezion[ei]|sections?|(?:this|the|one|a) page|i(?:['’]m| am) looking for|we(?:['’]re| are) looking for|would like|(?:i|we)['’]d like|want (?:it|a|an|the|to)|vorr(?:ei|emmo)|vogli(?:o|amo)|(?:mi|ci) (?:serve|servirebbe|piacerebbe)|(?:ho|abbiamo) bisogno|(?:should|must|has to|needs to) (?:be|feel|look|have|include|show)|dev(?:e|ono) (?:essere|esserci|sembrare|dare|avere|contenere)|dovrebbe|please|per favore|grazie|thank you|thanks|audience|il pubblico|(?:the|our|l['’]) ?(?:goal|aim|obiettivo)|hero|buttons?|bottoni|background|sfondo|banner|dark mode|stock photos?|clutter(?:ed)?|white ?space|negative space|spazi(?:o)? bianc(?:o|hi)|grafica|(?:at|near) the top|in alto|(?:customers|visitors|people|they|it|clienti|visitatori) (?:should|must be able|devono poter)|look(?=[,.;]|$)|in (?:english|italian|inglese|italiano))\b/i;
const LOOK =
  /\b(?:colou?rs?|colori|colore|tones?|toni|tono|style|stile|look and feel|atmosfera|mood)\b/i;
/** Some trades, such as dyers, talk about colours as their work. */
const BY_TRADE = /^(?:we |i (?!nostri|miei|colori)|us(?:o|iamo) |lavor)/i;
const SPEAKER =
  /^(?:we|our|i(?:['’](?:ve|m|ll))?|my|sono|mi chiamo|you|they|there|siamo|abbiamo|ho|[a-zà-ÿ]+iamo|il nostro|la nostra|i nostri|le nostre|il mio|la mia|uso|lavoro|faccio|ci|c['’]è|si|mi occupo)\b/i;
/** “Services: …”, “Prices: …”, “Tel …”: the text after it is read as a list. */
const LABEL =
  /^(?:services?|servizi|prices?|prezzi|listino|menu|menù|hours|orari[o]?|opening hours|opening times|address|indirizzo|contacts?|contatti|e-?mail|tel|telefono|phone|name|nome|where|dove|we offer|specialit(?:y|ies|à))\s*:/i;
const UNSAFE = /\?$|[<>{}[\]\\|@#]|https?:|www\./i;

/** Words that carry no information in “Panificio Cortese, Altamura” or “My name is Nina”. */
const EMPTY: ReadonlySet<string> = new Set(
  "a an the and or of in on at to for with by from near is are be i i'm i’m am we we're we’re our my me us it it's it’s its this that based located called named name own run have has small little local new business company firm shop team family un una uno il lo la gli le i l di del della dei delle da dal dalla a ad al alla in nel nella con per e ed che si chi mi ci sono siamo è ho abbiamo chiamo chiama chiamiamo chiamato chiamata mio mia nostro nostra nome piccolo piccola locale attività azienda negozio ditta salone ciao salve buongiorno hi hello hey gestisco gestiamo provincia città centro zona vicino presso sede hq dott dott.ssa dottor dottoressa avv avvocato call us ring text write email mail tel phone telefono cell cellulare whatsapp chiama chiamate chiamaci scrivi scrivici scrivete contattaci number numero book booking bookings prenotazioni instagram facebook".split(
    ' ',
  ),
);

/** The facts that other slots already hold. */
export type Known = Pick<Brief, 'language' | 'name' | 'place' | 'subject' | 'hours'>;

function fold(text: string | undefined): string[] {
  return (text ?? '').toLowerCase().match(WORDS) ?? [];
}

/** A longer subject says more than a trade: “electrician covering Bath and Bristol”. */
const LONGEST_NOUN = 3;

/** The words that are not the business's name and not in another slot. */
function listOwnWords(sentence: string, known: Known): string[] {
  const { language, name, place, subject, hours } = known;
  const isSpoken = SPEAKER.test(sentence);
  const said = isSpoken ? [] : fold(subject);
  const noun = said.length > LONGEST_NOUN ? [] : said;
  const taken = new Set([...fold(name), ...fold(place?.name), ...noun]);
  const rest = fold(hideListedFacts(sentence, { language, hasHours: hours.length > 0 }));
  const isKnown = (word: string) => taken.has(word) || EMPTY.has(word);
  // “We have a farm team” is about more than what trades are called.
  return rest.filter((word) => !isKnown(word) && (isSpoken || !isTradeWord(word)));
}

const A_YEAR = /\b(?:1[89]|20)\d\d\b/;

const STATED = /\s(?:is|are|was|has|have|è|sono|ha|hanno|si)\s/i;
/** Parts of “black and white”, which no list of colours contains. */
const IN_A_PAIR = /^(?:black|white|bianco|nero)$/;
const REFUSAL = /^(?:no|not|nor|without|niente|senza|nessun[ao]?|né)$/;

function isWish(text: string): boolean {
  return countSections(text) > 0 || namesColour(text) || readTones(text).length > 0;
}

function countSections(text: string): number {
  const { wanted, unwanted } = readSectionWishes(text);
  return wanted.length + unwanted.length;
}

/**
 * “Warm, rustic, olive green” or “Gallery, prices and FAQ” describe the page. The first sentence of a request
 * may combine this with the trade (“Florist in Como, romantic, with a gallery”).
 */
function isOfLook(sentence: string, words: readonly string[], isFirst: boolean): boolean {
  if (readSectionWishes(sentence).unwanted.length > 0) return true;
  if (SPEAKER.test(sentence) || STATED.test(sentence)) return false;
  if (!isWish(sentence) && !readMood(sentence)) return false;
  const left = words.filter(
    (word) => !(isWish(word) || readMood(word) || REFUSAL.test(word) || IN_A_PAIR.test(word)),
  );
  return isFirst || left.length <= Math.max(1, countSections(sentence));
}

function isOwn(sentence: string, known: Known, isFirst: boolean): boolean {
  if (sentence.length > LONGEST_SENTENCE || UNSAFE.test(sentence)) return false;
  if (ORDER.test(sentence) || PAGE.test(sentence) || LABEL.test(sentence)) return false;
  if (LOOK.test(sentence) && !BY_TRADE.test(sentence)) return false;
  if (isBareList(sentence.replace(/(?<![.!?])[.!?]+$/, '')) && !SPEAKER.test(sentence))
    return false;
  const words = listOwnWords(sentence, known);
  const says = words.length > 1 || (words.length === 1 && A_YEAR.test(sentence));
  return says && !isOfLook(sentence, words, isFirst);
}

/** No part of it talks to the maker of the page. */
function isForVisitors(sentence: string): boolean {
  if (isRefusal(sentence)) return false;
  return sentence.split(/[,;:]\s|\s[–—-]\s/u).every((piece) => !soundsLikeWish(piece));
}

export interface OwnWords {
  /** Verbatim and in order, with a capital letter and a full stop; at most 14. */
  sentences: string[];
  /** The sentences that ask for the page and describe it; the first sentence may do both. */
  rest: string;
}

/**
 * Separates the sentences that say something about the business that no other slot holds from the rest. The
 * rest asks for the page, only names the business, or only lists prices, hours and contacts.
 */
export function takeOwnWords(text: string, known: Known): OwnWords {
  const all = splitSentences(text).map((sentence) => sentence.replace(GREETING, ''));
  const own = new Set(
    all
      .slice(0, MOST_READ)
      .filter((sentence, index) => isOwn(sentence, known, index === 0) && isForVisitors(sentence)),
  );
  return {
    sentences: [...own].slice(0, MOST_SENTENCES).map(writeSentence),
    rest: all.filter((sentence, index) => index === 0 || !own.has(sentence)).join(' '),
  };
}

const GREETING =
  /^(?:(?:hi|hello|hey|ciao|salve|buongiorno|buonasera)(?: (?:there|all|a tutti))?\s?[,!.]\s*)+/i;

const SLOGAN =
  /\b(?:slogan|motto|tagline|claim|headline)\b\s*(?:(?:is|è|should be|:)\s*["“«']?|["“«'])([^"”»\n.;]{4,90})/i;

/** An announced slogan, never the business name. */
export function readSlogan(text: string, name: string | undefined): string | undefined {
  const slogan = SLOGAN.exec(text)?.[1]
    ?.trim()
    .replace(/(?<!['"”»])['"”»]+$/, '');
  return slogan && slogan !== name ? slogan : undefined;
}
