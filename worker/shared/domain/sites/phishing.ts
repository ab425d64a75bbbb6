/** Why a page looks like it collects somebody else's credentials. */
export type PhishingSign = 'foreign-form' | 'brand-credentials' | 'wallet-phrase';

const SECRET_FIELD =
  /<input\b[^>]{0,500}(?:type\s*=\s*["']?password|autocomplete\s*=\s*["']?(?:cc-number|cc-csc|one-time-code)|name\s*=\s*["']?(?:otp|pin|cvv|cvc|card[-_]?number|iban))/i;
const WALLET_PHRASE =
  /(?:seed|recovery|secret)\s+phrase|frase\s+(?:di\s+recupero|seed|segreta)|(?:12|24)[- ]word\s+phrase/i;
const BRAND =
  /\b(?:microsoft|office\s?365|outlook|google|gmail|apple\s?id|icloud|facebook|instagram|whatsapp|netflix|amazon|paypal|binance|coinbase|metamask|trust\s?wallet|poste\s?italiane|postepay|poste\s?pay|intesa\s?sanpaolo|unicredit|bper|banco\s?bpm|fineco|mediolanum|nexi|agenzia\s+(?:delle\s+)?entrate|spid|inps|dhl|brt|enel|aruba)\b/i;
const FORM_ACTION = /<form\b[^>]{0,1000}?\baction\s*=\s*["']?\s*((?:https?:)?\/\/[^"'\s>]+)/gi;

/** Phishing pages are long only by padding; the forms stand early. Keeps the check within a few milliseconds. */
const MAXIMUM_CHARACTERS = 1_000_000;

/**
 * The signs of credential phishing on a page, none for an honest one (SITE-11). A sign flags the site for
 * review and adds a notice when serving; it never refuses a save.
 */
export function findPhishingSigns(html: string): PhishingSign[] {
  const page = html.slice(0, MAXIMUM_CHARACTERS);
  const asksForSecret = SECRET_FIELD.test(page);
  const signs: PhishingSign[] = [];
  if (asksForSecret && hasForeignForm(page)) signs.push('foreign-form');
  if (asksForSecret && BRAND.test(visibleText(page))) signs.push('brand-credentials');
  if (/<(?:input|textarea)\b/i.test(page) && WALLET_PHRASE.test(page)) signs.push('wallet-phrase');
  return signs;
}

function hasForeignForm(page: string): boolean {
  return [...page.matchAll(FORM_ACTION)].length > 0;
}

/** Text, titles and image descriptions; addresses of linked profiles are no claim to be that brand. */
function visibleText(page: string): string {
  const described = [...page.matchAll(/\b(?:alt|placeholder|aria-label)\s*=\s*"([^"]{1,200})"/gi)];
  const text = page
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<a\b[^>]*>[\s\S]{0,500}?<\/a\s*>/gi, ' ')
    .replace(/<[^>]{0,2000}>/g, ' ');
  return `${text} ${described.map((match) => match[1]).join(' ')}`;
}
