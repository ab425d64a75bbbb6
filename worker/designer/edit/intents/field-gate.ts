import { isNoun } from '../page/description-words.ts';
import { foldName } from '../page/fold.ts';
import type { EditIntent } from './edit-intent.ts';
import { COLOUR_WORDS, LOOK_WORDS, WRONG_LOOKS } from './looks.ts';

const THANKS = String.raw`(?:thanks?|thank you|thx|cheers|please|pls|grazie|per favore|per cortesia|cordiali saluti)`;
/** A question or an end of a sentence with thanks behind it: the person speaks to whom changes the page. */
const SPOKEN = new RegExp(String.raw`[?!.]\s*${THANKS}(?![\p{L}])`, 'iu');
const MONEY = /[€$£]\s?\d|\d\s?(?:[€$£]|euro?s?\b|pounds?\b|dollars?\b)/i;
const POLITE = new RegExp(String.raw`(?<![\p{L}])${THANKS}(?![\p{L}])`, 'iu');
/** In lower case these open no name: what follows says where or what to do. */
const OPENS_NO_NAME =
  /^(?:to|into|in|on|at|for|from|with|of|under|below|above|among|near|next to|price|prices|photos?|also|can|could|should|must|is|are|isn't|sotto|sopra|tra|fra|nel|nell|nella|nello|nei|negli|nelle|sul|sulla|sui|sulle|al|alla|ai|alle|agli|allo|dal|dalla|dai|dalle|a|ad|da|di|del|della|con|per|prezzo|prezzi|anche|può|puoi|potete|deve|è|sono|dell['’])(?![\p{L}\p{N}])/u;

/** Where a new thing goes is no part of its name. */
const HOLDS_PLACE =
  /\b(?:with|con) (?:an? |the |la |una )?(?:description|descrizione)\b|(?:^|\s)(?:(?:after|before|above|below|beneath|under|underneath|next to|beside) (?:the|our|my)|(?:dopo|sotto|sopra|accanto) (?:il|lo|la|l['’]|i|gli|le|all?[aeo]?|agli|ai)|prima (?:di|del|dello|della|dei|degli|delle))(?![\p{L}])/iu;

/** Words left over from the sentence that the name stood in. */
const NO_END =
  / (?:for|of|to|at|with|in|on|the|is|di|a|ad|da|per|con|il|la|è)$|, (?:not|non)\b|\b(?:instead|rather than|per row|invece|anziché|per riga)\b/i;
/** What a page says of its owner is no name of an entry in its menu. */
const OWN_FACT =
  /^(?:our|my|the|il (?:nostro|mio)|la (?:nostra|mia)|nostr[oa])\s|\b(?:number|phone|e-?mail|address|logo|numero|telefono|indirizzo)\b/i;

/** Parts of a page are no entries of its lists. */
const MEDIA =
  /^(?:(?:the|our|a|new|il|lo|la|un|una|nuov[oa]) )*(?:[\p{L}]+ (?:signs?|symbols?|icons?|borders?|shadows?)|(?:simbolo|segno|icona|bordo|ombra) [\p{L}' ’]+|videos?|film(?:ato|ati)?|photos?|pictures?|images?|foto|fotografi[ae]|immagin[ei]|logo|links?|collegament[oi]|map|mappa|buttons?|forms?|modulo|calend[aà]r(?:io)?|section|sezione|page|pagina|chat|countdown)(?![\p{L}])/iu;

/** Whether words tell of a picture, a form or another part, not of a thing by its name. */
export function isMedia(text: string): boolean {
  return MEDIA.test(text);
}

const OF_PAGE =
  /^(?:of|on|in|for|to|under|del|della|nel|nella|sul|sulla|al|alla|di|in) (?:the |our |my |il |la |lo )?(?:site|page|website|menu|header|footer|sito|pagina|sezione|homepage|top|bottom)\b/i;
/** What somebody says of a text, or tells to do with it, is no text. */
const OF_TEXT =
  /^(?:too|troppo|very|molto|not|non|wrong|sbagliat\p{L}|old|vecchi\p{L}|ugly|brutt\p{L}|boring|noios\p{L}|missing|gone|there|we (?:now|also|no longer)|(?:ora|adesso) (?:vendiamo|facciamo|abbiamo|c)|should|dovrebb\p{L}+|must|deve|devono)(?!\p{L})|\b(?:instead of|rather than|al posto d\p{L}+|invece d\p{L}+)\b/iu;

/** A question or the end of a sentence with more words behind it: no name, and no text that was not quoted. */
const GOES_ON = /[?]\s*\p{L}|\p{L}{3,}[.!?]\s+\p{L}/u;
/** An amount that goes on with another wish. */
const MORE_THAN_SUM =
  /^[€$£]?\s?\d[\d.,]*\s?(?:€|euro?s?|pounds?)?,?\s+(?:and|e|but|ma|però|plus|poi|then)\s/iu;
/** What somebody says of a name is none of it. */
const TELLS_NAME =
  /^(?:my name is|i am|i['’]m|we are|we['’]re|it['’]s|mi chiamo|ci chiamiamo|si chiama|io sono|noi siamo)(?!\p{L})/iu;

/** Behind a comma these begin what is said besides. */
const BESIDES =
  /,\s+(?:the|il|lo|la|i|gli|le|but|ma|però|and|so|così|then|poi|please|leave|keep|lascia|lasciate|not|non|only|solo)\s/u;
const ASIDE =
  /,\s+(?:but|ma|però|not|non|only|solo|the rest|il resto|everything else|tutto il resto|the others|gli altri|le altre)\s/u;
/** Bounds of a wish are no part of an address. */
const BOUNDS =
  /(?<![\p{L}])(?:but|only|until|also|please|ma|solo|soltanto|però|fino|anche)(?![\p{L}])/iu;
/** A remark on a text. */
const REMARKS =
  /^(?:way|far|much|still|a (?:bit|touch|little|tad)|ancora|un po['’]?) |^(?:più|meno) (?:in )?(?:grand|piccol|gross|scur|chiar|lung|cort|larg|strett|alt|bass)\p{L}/iu;

function holdsMore(text: string): boolean {
  return GOES_ON.test(text) || MORE_THAN_SUM.test(text) || TELLS_NAME.test(text);
}

function isLook(text: string): boolean {
  const words = foldName(text).split(' ');
  const ends = [LOOK_WORDS, COLOUR_WORDS, WRONG_LOOKS].flatMap((table) =>
    [0, 1, 2].flatMap((from) => table.at(words, from, words.length).map(({ to }) => to)),
  );
  return words.length < 6 && ends.includes(words.length);
}

/** Whether words could be read by visitors; what is said about a text could not. */
function isCopy(text: string): boolean {
  return (
    ![SPOKEN, REMARKS, ASIDE].some((rule) => rule.test(text)) &&
    !OF_PAGE.test(text) &&
    !OF_TEXT.test(text) &&
    !isLook(text)
  );
}

/** What the person's own words can be the name of: something on a page, or the page's business. */
export function isName(text: string): boolean {
  return (
    !/[?]/.test(text) &&
    ![MONEY, POLITE, OPENS_NO_NAME, NO_END, HOLDS_PLACE].some((rule) => rule.test(text))
  );
}

const LOOKS =
  /\b(?:bigger|larger|smaller|letters|bold|colou?r|grande|piccol\p{L}|colore|grassetto|nel|nella|in the|on the|at the)(?!\p{L})/iu;

function spoken(text: string): { names: string[]; texts: string[] } {
  // A word for a part of the page is not what visitors are to read.
  return {
    names: [],
    texts: SPOKEN.test(text) || /\?\s*\p{L}/u.test(text) || isNoun(foldName(text)) ? ['too'] : [],
  };
}

function headed(heading: string | undefined): { names: string[]; texts: string[] } {
  // Words for a look are no heading: they count as what is said of a text.
  return {
    names: heading ? [heading] : [],
    texts: heading && LOOKS.test(heading) ? ['too'] : [],
  };
}

/** Texts that an intent would write, by what they must be. */
function written(intent: EditIntent): { names: readonly string[]; texts: readonly string[] } {
  switch (intent.kind) {
    case 'rename-item':
      return { names: [intent.to], texts: [intent.to] };
    case 'add-items': {
      const labels = intent.entries.map(({ label }) => (isMedia(label) ? '?' : label));
      return {
        names: labels.map((name) => name.charAt(0).toLowerCase() + name.slice(1)),
        texts: [],
      };
    }
    case 'add-section':
      return headed(intent.heading);
    case 'add-link':
    case 'add-button':
      return { names: [intent.label], texts: [] };
    case 'fact':
      return intent.fact === 'name'
        ? { names: [intent.value], texts: [intent.value] }
        : { names: [], texts: [] };
    case 'replace-text':
      return { names: [], texts: [intent.to] };
    case 'set-text':
      return { names: [], texts: [intent.text] };
    case 'describe':
    case 'add-text':
    case 'add-notice':
      return spoken(intent.text);
    default:
      return { names: [], texts: [] };
  }
}

/** "the link" is no link of a page: which one it is must be said. */
function isAnyLink(intent: EditIntent): boolean {
  const target = intent.kind === 'link' || intent.kind === 'set-text' ? intent.target : undefined;
  return target?.element === 'link' && Object.keys(target).length === 1;
}

/** Prices go without the things that they are of: they are no part to remove. */
function takesPrices(intent: EditIntent): boolean {
  return removedNames(intent).some((name) =>
    /^(?:(?:the|i|il) )?(?:prices?|prezz[oi]) /i.test(name),
  );
}

function removedNames(intent: EditIntent): string[] {
  if (intent.kind === 'remove-item') return [intent.label];
  if (intent.kind === 'remove-words') return [intent.words];
  return intent.kind === 'remove' ? [intent.target.said ?? intent.target.words ?? ''] : [];
}

/** Where words come from: a quotation, or behind a colon. */
interface Origin {
  isQuoted: (text: string) => boolean;
  isTold: (text: string) => boolean;
}

/** Whether what an intent writes is of the kind of its field. What was quoted is meant as it stands. */
export function fitsField(intent: EditIntent, { isQuoted, isTold }: Origin): boolean {
  const { names, texts } = written(intent);
  return (
    names.every(
      (name) => isQuoted(name) || (isName(name) && !holdsMore(name) && !BESIDES.test(name)),
    ) &&
    texts.every((text) => isQuoted(text) || (isCopy(text) && (isTold(text) || !holdsMore(text)))) &&
    !(intent.kind === 'fact' && intent.fact === 'address' && BOUNDS.test(intent.value)) &&
    !takesPrices(intent) &&
    !(intent.kind === 'add-link' && !isQuoted(intent.label) && OWN_FACT.test(intent.label)) &&
    (!isAnyLink(intent) || texts.some(isQuoted))
  );
}
