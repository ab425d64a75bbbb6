import type { EditIntent } from './edit-intent.ts';

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
  /(?:^|\s)(?:(?:after|before|above|below|beneath|under|underneath|next to|beside) (?:the|our|my)|(?:dopo|sotto|sopra|accanto) (?:il|lo|la|l['’]|i|gli|le|all?[aeo]?|agli|ai)|prima (?:di|del|dello|della|dei|degli|delle))(?![\p{L}])/iu;

/** Words left over from the sentence that the name stood in. */
const NO_END =
  / (?:for|of|to|at|with|in|on|the|is|di|a|ad|da|per|con|il|la|è)$|, (?:not|non)\b|\b(?:instead|rather than|per row|invece|anziché|per riga)\b/i;
/** What a page says of its owner is no name of an entry in its menu. */
const OWN_FACT =
  /^(?:our|my|the|il (?:nostro|mio)|la (?:nostra|mia)|nostr[oa])\s|\b(?:number|phone|e-?mail|address|logo|numero|telefono|indirizzo)\b/i;

/** Parts of a page are no entries of its lists. */
const MEDIA =
  /^(?:(?:the|our|a|new|il|lo|la|un|una|nuov[oa]) )*(?:videos?|film(?:ato|ati)?|photos?|pictures?|images?|foto|fotografi[ae]|immagin[ei]|logo|links?|collegament[oi]|map|mappa|buttons?|forms?|modulo|calend[aà]r(?:io)?|section|sezione|page|pagina|chat|countdown)(?![\p{L}])/iu;

/** Whether words tell of a picture, a form or another part, not of a thing by its name. */
export function isMedia(text: string): boolean {
  return MEDIA.test(text);
}

/** What the person's own words can be the name of: something on a page, or the page's business. */
export function isName(text: string): boolean {
  return (
    !/[?]/.test(text) &&
    ![MONEY, POLITE, OPENS_NO_NAME, NO_END, HOLDS_PLACE].some((rule) => rule.test(text))
  );
}

/** Texts that an intent would write, by what they must be. */
function written(intent: EditIntent): { names: readonly string[]; texts: readonly string[] } {
  switch (intent.kind) {
    case 'rename-item':
      return { names: [intent.to], texts: [] };
    case 'add-items': {
      const labels = intent.entries.map(({ label }) => (isMedia(label) ? '?' : label));
      return {
        names: labels.map((name) => name.charAt(0).toLowerCase() + name.slice(1)),
        texts: [],
      };
    }
    case 'add-section':
      return { names: intent.heading ? [intent.heading] : [], texts: [] };
    case 'add-link':
    case 'add-button':
      return { names: [intent.label], texts: [] };
    case 'fact':
      return { names: intent.fact === 'name' ? [intent.value] : [], texts: [] };
    case 'replace-text':
      return { names: [], texts: [intent.to] };
    case 'set-text':
    case 'add-text':
    case 'add-notice':
      return { names: [], texts: [intent.text] };
    default:
      return { names: [], texts: [] };
  }
}

/** "the link" is no link of a page: which one it is must be said. */
function isAnyLink(intent: EditIntent): boolean {
  const target = intent.kind === 'link' || intent.kind === 'set-text' ? intent.target : undefined;
  return target?.element === 'link' && Object.keys(target).length === 1;
}

/** Whether what an intent writes is of the kind of its field. What was quoted is meant as it stands. */
export function fitsField(intent: EditIntent, isQuoted: (text: string) => boolean): boolean {
  const { names, texts } = written(intent);
  return (
    names.every((name) => isQuoted(name) || isName(name)) &&
    texts.every((text) => isQuoted(text) || !SPOKEN.test(text)) &&
    !(intent.kind === 'add-link' && !isQuoted(intent.label) && OWN_FACT.test(intent.label)) &&
    (!isAnyLink(intent) || texts.some(isQuoted))
  );
}
