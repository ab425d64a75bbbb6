import { namesColour } from '../brief/colours.ts';
import { hideHours } from '../brief/listed-facts.ts';
import { hideFacts } from '../brief/prose.ts';
import { readSectionWishes } from '../brief/sections.ts';
import { isRefusal, soundsLikeWish } from '../brief/wish-words.ts';
import { namesColourSet, namesStyle } from '../look/styles/read-styles.ts';
import type { ContentHints } from './content.ts';
import { namesForm } from './form-fields.ts';
import { splitClauses } from './clauses.ts';
import { readLookWishes } from './look-wishes.ts';
import { hasPrice } from './rows.ts';
import { hasVerb } from './statements.ts';

/** Where a clause goes: onto the page, to the wishes, or nowhere because another place says it. */
export type ClauseUse = 'told' | 'wish' | 'held';

/** What a house refuses its customers, unlike what a page shall not show. */
const HOUSE_RULE =
  /\b(?:pregnan\w+|gravidanza|preventiv\w+|quotes?|estimates?|suitable|adatt\w+|weekends?|menus?|dogs?|pets?|cats?|animals?|cani|cane|gatti|animali|kids|child(?:ren)?|bambini|under|sotto|over|cards?|cash|contant[ie]|bancomat|pos|carte|smok\w+|fum\w+|vat|iva|fees?|call[- ]?outs?|corkage|charges?|visits?|visite|shop|negozio|reservations?|bookings?|prenotazion\w+|appointments?|appuntament\w+|deposits?|caparra|alcohol|alcol\w*|refunds?|rimborsi|parking|parcheggi\w*|cement\w*|chemicals?|pesticid\w+|pesticides|sugar|zucchero|gluten|glutine|additiv\w+|conservant\w+|preservatives|lattosio|lactose|palm oil|classe?s?|lessons?|lezioni|petrol|benzina|microwaves?|batteries|contracts?|contratt\w+|vincol\w+|minimum|minimo|delivery|deliveries|consegn\w+|wi-?fi|internet|perfume|profum\w+|experience|esperienza|homework|compiti|times|obligation|obbligo|impegno|waiting|attesa|stairs|scale|lift|ascensore|wheelchair|sedia a rotelle|membership|tessera|tickets?|bigliett\w+|entry|ingresso|walk-?ins?|noise|music|musica|hidden|extra|fine|penale|tips?|mance|plastic|plastica|frozen|surgelat\w+|meat|carne|nuts|photograph(?:y|s)|flash|flowers|presents|gifts|regali|shoes|scarpe|running|swimming|nobody|nessuno|one|card|vegan|halal|kosher|questions asked|cars?|auto|macchine|auditions?|provin[oi]|cover[- ]?ups?|rush|glue|nails|colla|chiodi|jargon|burocrazia|queues?|coda|commissions?|commission[ei]|agency|agenzi[ae]|intermediar\w+|parabens?|siliconi?|coloranti|pesticidi|allevament\w+|cages?|gabbie|tie|cravatta|dress code|heels|tacchi|fireworks|mess|sporco|polvere)\b/i;
/** Contact words beside a number that say no more than the number. */
const BARE_CONTACT =
  /\b(?:phone|tel|telephone|telefono|tel\.|cell\w*|mobile|mob|call|ring|e-?mail|mail|email|insta(?:gram)?|ig|fb|facebook|tiktok|whatsapp|wapp|wa|contacts?|contatt\w*|enquiries|info|address|indirizzo|dove|where|studio|sede|web|site|sito|us|or|and|o|e|at|on|al|a|su|il|the|number|numero|enquire|write|scriv\w*|chiama\w*)\b/gi;
const LOOK_WORDS = 7;

const WEB =
  /@[\w.]+|(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|it|org|net|io|app|co\.uk|uk|eu|fm|me|band|shop|gym|farm|photo|page|scot|pet)\b\S*/gi;

/** Nothing is left when the facts with a place of their own are taken out. */
function isHeld(clause: string, { hasHours, name, held = [] }: ContentHints): boolean {
  if (hasPrice(clause)) return false;
  const unnamed = [name ?? '', ...held].reduce(
    (rest, one) => (one === '' ? rest : rest.replaceAll(one, ' ')),
    clause,
  );
  const bare = hideFacts(unnamed).replaceAll(WEB, ' ').replaceAll(/[§⌂;]/g, ' ');
  const isOfHours = hasHours && (FIRST_DAY.test(bare) || !/\p{L}/u.test(bare));
  const timeless = isOfHours ? hideHours(bare) : bare;
  return !/\p{L}{3}|\d/u.test(timeless.replaceAll(BARE_CONTACT, ' '));
}

const FIRST_DAY =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom|daily|every day|ogni|tutti|7 days|24)/i;

const MONTH =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|gen|mag|giu|lug|ago|set|ott|dic)[a-z]*[-–\s]/i;
const MOST_OTHER_WORDS = 1;
/** "Black and white is included", "lavoro solo in bianco e nero". */
const SAYS =
  /^(?:we|i|our|my|lavoro|uso|dipingo|disegno|faccio|[a-zà-ù]+iamo)\s|\s(?:is|are|è|sono)\s/iu;

/** Names a colour or a style in a few words, and nothing else that counts. */
function isOfLook(clause: string): boolean {
  const words = clause.split(/\s+/);
  if (/\d/.test(clause) || words.length > LOOK_WORDS) return false;
  if (MONTH.test(clause) || SAYS.test(clause)) return false;
  const { colours = [], ground, touch } = readLookWishes([clause]);
  const isColoured =
    colours.length > 0 || ground !== undefined || touch !== undefined || namesColourSet(clause);
  if (!isColoured) return words.length <= FEW_WORDS && namesStyle(clause);
  const others = words.filter(
    (word) =>
      word.length > FEW_LETTERS &&
      !namesColour(word) &&
      readLookWishes([word]).colours === undefined &&
      !namesStyle(word),
  );
  return others.length <= MOST_OTHER_WORDS;
}

const FEW_WORDS = 2;
const FEW_LETTERS = 3;
const LOOKING = /^(?:looking for|available|cerco|disponibile)\b/i;
const CHATTER =
  /^(?:ci sposiamo|we['’]re getting married|sorry,? no|no,? sorry|hi|hello|hey|ciao|salve|buongiorno|buonasera|hi there|sorry|lol|ok(?:ay)?|thanks?|thank you|grazie|please|yes|no|ah|boh|mah|hmm+|well|you know|that['’]?s (?:it|all)|e basta|tutto qui|ecco|just me|solo io|cv(?: page)?|page|thing|everyone on earth .*)[.!]*$/i;

/** "Serio ma non da ministero", "fresh but not startup". */
const BUT_NOT = /^\p{L}+(?:\s\p{L}+)?\s(?:but|ma)\s(?:not|non|never)\b/iu;

const OF_PAGE = /\b(?:page|site|website|sito|pagina)\b/i;

/** "No dogs", "senza patente: gommone 5 mt 90". */
export function isHouseRule(clause: string): boolean {
  return !soundsLikeWish(clause) && (HOUSE_RULE.test(clause) || /\d/.test(clause));
}

const PAGE_THINGS =
  /\b(?:please|photos?|foto|pics?|pictures?|images?|immagini|stock|cartoons?|icons?|icone|fonts?|logo|page|pagina|site|sito|website|list|listino|prezzi|prices?|section|sezion\w+|form|modulo|button|menu|blog|shop|negozio online|e-?commerce|colou?rs?|color\w*|too|troppo|stuff|roba|look|music|musica|note|e ?commerce|booking|portali|suon[oi]|sounds?|pop-?ups?)\b/i;

/** What customers and guests are asked to do: "send it dry", "portare una torcia". */
const TO_GUESTS =
  /^(?:please |per favore |si prega di )?(?:vestitevi|vestirsi|dress code|dress(?=:| in)|wear|bring|portate|portare|arrivare|arrivate|parcheggiare|parcheggiate|prenotare|prenotate|suonare|suonate|venire|venite|girare|chiamare|telefonare|scarpe|arrive|park|ring(?! me)|knock|book(?! now)|turn (?:left|right|at)|send (?:it|them|your)|post (?:it|them|your)|wash|collect|meet|follow the|allow|come(?! up))(?![\p{L}'’])/iu;

/** "No walk-ins", "niente regali", "vestitevi di bianco": said to customers and guests, not to the maker of the page. */
export function speaksToGuests(clause: string): boolean {
  if (TO_GUESTS.test(clause)) return !soundsLikeWish(clause) && !PAGE_THINGS.test(clause);
  return (
    isRefusal(clause) &&
    HOUSE_RULE.test(clause) &&
    !PAGE_THINGS.test(clause) &&
    !soundsLikeWish(clause)
  );
}

/** Who tells what they want, think or will send speaks to the maker. */
const TO_MAKER =
  /^(?:and |but |so )?(?:we|i)(?:['’](?:m|re|ve|d|ll))?\s(?:want|need|would|should|could|can|will|like|love|hate|think|imagine|hope|prefer|ask|mean|know|say|said|am|are|have no idea|look forward|thank|attach|send|paste|enclose|trust|guess|see|saw|tried|do not|don['’]t|did|didn['’]t|never|just|really|was|had|got|get)(?![\p{L}'’])/iu;
const OWNER = /^(?:and |but )?(?:we|i)\s\p{Ll}{3,}\s/iu;
/** "Arrivo con la fattura", "portiamo i rospi di là". */
const OWNER_IT =
  /^(?:e |ma )?(?:(?!vogliamo|vorremmo|pensiamo|preferiamo|chiediamo|immaginiamo|speriamo|ringraziamo|aspettiamo)\p{Ll}{2,}iamo|arrivo|riparo|restauro|lavoro|faccio|vendo|insegno|ricevo|uso|porto|consegno|vengo|rispondo|traduco|cucino|produco|coltivo|allevo|suono|compro|ritiro|affilo|monto|curo|seguo|organizzo|accompagno|vado|giro|sto)\s(?:con|a|ad|al|alla|ai|in|il|lo|la|i|gli|le|un|una|solo|anche|tutt\p{L}|da|dal|dalla|per|entro|su|sul|sulla|di)\s/iu;

/** True of a clause in which the owner tells what they do. */
export function ownerSays(clause: string): boolean {
  const isOwn = (OWNER.test(clause) && !TO_MAKER.test(clause)) || OWNER_IT.test(clause);
  return isOwn && !soundsLikeWish(clause) && !PAGE_THINGS.test(clause);
}

/** True of a sentence with words about the page, its look, or to its maker. */
export function hasWish(sentence: string): boolean {
  return splitClauses(sentence).some(
    (clause) =>
      soundsLikeWish(clause) ||
      PAGE_THINGS.test(clause) ||
      OF_PAGE.test(clause) ||
      (isRefusal(clause) && !HOUSE_RULE.test(clause)) ||
      TO_MAKER.test(clause) ||
      CHATTER.test(clause),
  );
}

/** What parts that which a brief tells from what it asks. */
export const SPLIT_RULES = { isForGuests: speaksToGuests, isOfOwner: ownerSays, hasWish };

const MOST_WORDS_OF_ROW = 5;
/** "colour 60" */
const BARE_PRICE = /^\p{L}+(?:\s\p{L}+)?\s\d{2,3}(?:[.,]\d{2})?$/u;
/** "With a price list" stands for itself in no text. */
const WITH_PART = /^(?:with|con)\s(?:(?:an?|un[ao]?|the|il|la)\s|un['’]|l['’])/i;

/** "Con chi siamo, galleria e recensioni": what the page shall have. */
function namesParts(clause: string): boolean {
  return WITH.test(clause) && readSectionWishes(clause).wanted.length > 0;
}

const WITH = /^(?:with|con)\s/i;

/** "Colour from £60" at a hairdresser's is no wish about the page. */
function isPriceRow(clause: string): boolean {
  const isPriced = hasPrice(clause) || BARE_PRICE.test(clause);
  return isPriced && clause.split(/\s+/).length <= MOST_WORDS_OF_ROW && !/\bbudget\b/i.test(clause);
}

/** "A hacker look for my business". */
const LOOK_FOR = /^(?:an?|un[ao]?)\s(?:\p{L}+\s){1,3}(?:look|style|stile|aspetto)\s(?:for|per)\s/iu;

/** True of a clause that asks something of the page; prices, house rules and somebody's aims do not. */
function isAsked(clause: string, hints: ContentHints): boolean {
  if (hints.kind === 'cv' && LOOKING.test(clause)) return false;
  if (hasPrice(clause) && !OF_PAGE.test(clause)) return false;
  if (LOOK_FOR.test(clause)) return true;
  if (isRefusal(clause)) return !isHouseRule(clause);
  if (isPriceRow(clause)) return false;
  if (namesParts(clause) || (WITH_PART.test(clause) && !hasVerb(clause))) return true;
  return BUT_NOT.test(clause) || soundsLikeWish(clause) || namesForm(clause) || isOfLook(clause);
}

/** Judges one clause by itself. */
export function judgeClause(written: string, hints: ContentHints): ClauseUse {
  const clause = written.replace(/(?<=\p{L})[.!]+$/u, '');
  if (CHATTER.test(clause)) return 'held';
  if (isAsked(clause, hints)) return 'wish';
  return isHeld(clause, hints) ? 'held' : 'told';
}
