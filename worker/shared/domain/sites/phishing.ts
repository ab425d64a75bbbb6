/** Why a page looks like it collects somebody else's credentials. */
export type PhishingSign = 'foreign-form' | 'brand-credentials' | 'wallet-phrase' | 'imitation';

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
 * review and adds a notice when serving; a page that imitates a brand is held back. A save is never refused.
 */
export function findPhishingSigns(html: string): PhishingSign[] {
  const page = html.slice(0, MAXIMUM_CHARACTERS);
  const asksForSecret = SECRET_FIELD.test(page);
  const signs: PhishingSign[] = [];
  if (asksForSecret && hasForeignForm(page)) signs.push('foreign-form');
  if (asksForSecret && BRAND.test(visibleText(page))) signs.push('brand-credentials');
  if (findImitations(page).length > 0) signs.push('imitation');
  if (/<(?:input|textarea)\b/i.test(page) && WALLET_PHRASE.test(page)) signs.push('wallet-phrase');
  return signs;
}

/** Where a page says whose it is. */
const CLAIM = /<(title|h1|legend)\b[^>]{0,500}>([\s\S]{0,500}?)<\/\1\s*>/gi;
/** What a page writes there beside the name when it poses as somebody's way in. */
const ENTRANCE =
  /\b(?:log ?in|sign ?in|access|accounts?|verify|verification|confirm|secure|security|password|payment|card|update|unlock|accedi|accesso|conto|verifica|conferma|sicurezza|pagamento|carta|aggiorna|sblocca|official|ufficiale)\b/i;
/** "Verify your … account" in the text of a page. */
const ORDER =
  /\b(?:log ?in|sign ?in|verify|confirm|unlock|update|accedi|verifica|conferma|sblocca|aggiorna)\b[^.!?<]{0,60}/gi;
/** Ways in and ways to pay that honest pages offer beside their own. */
const OFFER =
  /\b(?:with|via|using|through|con|tramite|by card or)\s+(?:your\s+|il tuo\s+|l['’]account\s+)?[\p{L}\s]{1,30}/giu;

/**
 * The brands in whose name a page asks for a password or card data: it poses as theirs in its title, its
 * first heading or an order such as "verify your account". Others do not get to see such a page.
 */
export function findImitations(html: string): string[] {
  const page = html.slice(0, MAXIMUM_CHARACTERS);
  if (!SECRET_FIELD.test(page)) return [];
  const titles = [...page.matchAll(CLAIM)].flatMap(([, , inside = '']) =>
    inside.replace(/<[^>]{0,500}>/g, ' ').split(/\s[-–—|·]\s|[:|·]/),
  );
  const claims = titles.filter((title) => isClaim(title.replace(OFFER, ' ')));
  const orders = visibleText(page).match(ORDER) ?? [];
  const brands = [...claims, ...orders].flatMap(
    (text) => BRAND.exec(text.replace(OFFER, ' '))?.[0].toLowerCase() ?? [],
  );
  return [...new Set(brands)];
}

/** The name alone, or with the words of an entrance. */
function isClaim(title: string): boolean {
  const rest = title.replace(BRAND, ' ').trim();
  return rest !== title.trim() && (rest.split(/\s+/).length <= 1 || ENTRANCE.test(rest));
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
