import { flatMapSteps, type Steps } from '#domain/text/steps.ts';
import { BRAND_CLAIMED, BRAND_NAME, brandOf, isBrandHost } from './brands.ts';
import { foldText, otherReadings, plainText, reversed } from './fold-text.ts';
import type { PageFacts } from './page-facts.ts';
import { readAddress } from './addresses.ts';
import type { StyleFacts } from './read-style.ts';

/** Whose a page says it is. */
export interface Identity {
  /** The brands that it poses as in a title, a heading, a logo or an order. */
  brands: string[];
  /** Its title, a heading or a logo is a brand's. */
  isClaimed: boolean;
  /** Only in a form that a search for the name does not find. */
  isDisguised: boolean;
  /** It speaks as a brand: “verify your … account”. */
  isVoiced: boolean;
  /** Its text names a brand. */
  isMentioned: boolean;
}

/** What a page writes beside a name when it poses as somebody's way in. */
const ENTRANCE =
  /\b(?:log ?in|sign ?in|access|accounts?|verify|verification|confirm|secure|security|password|payments?|billing|update|unlock|recovery|webmail|wallet|online banking|home banking|accedi|accesso|area (?:clienti|riservata|personale)|conto|verifica|conferma|sicurezza|pagamento|aggiorna|aggiornamento|sblocca|rimborso|official|ufficiale|support|assistenza)\b/;
/** “Verify your … account” in the text of a page. */
const ORDER =
  /\b(?:log ?in|sign ?in|verify|confirm|unlock|update|enter|validate|restore|accedi|verifica|conferma|sblocca|aggiorna|inserisci|convalida|ripristina)\b[^.!?\n]{0,60}/g;
/** “Netflix: your payment failed”. */
const TROUBLE =
  /\b(?:your|tuo|tua|suo|sua|vostro|vostra)\b[^.!?\n]{0,40}\b(?:failed|suspended|blocked|locked|limited|expired|expires|on hold|declined|sospes[oa]|bloccat[oa]|limitat[oa]|scadut[oa]|scade|rifiutat[oa]|giacenza|disattivat[oa])\b/;
/** Ways in and ways to pay that honest pages offer beside their own. */
const OFFER =
  /\b(?:with|via|using|through|con|tramite|by card or)\s+(?:your\s+|il tuo\s+|l'account\s+|l'app\s+)?[a-z\s,/&]{1,40}/g;
const PAYMENT_MARKS =
  /visa|mastercard|amex|american express|paypal|nexi|satispay|klarna|apple ?pay|google ?pay|maestro|postepay|stripe/g;
const SEPARATOR = /\s[-–—|·•:>]\s|[:|·•\n]/;
const LONGEST_CLAIM = 160;
const OPENING_LINES = 2;

/** So many are looked at between two rests. */
const AT_ONCE = 500;

export function* findIdentitySteps(facts: PageFacts, style: StyleFacts): Steps<Identity> {
  const logos = yield* readLogosSteps(facts);
  const claims = claimsOf(facts, { style, logos }).map((claim) => claim.slice(0, LONGEST_CLAIM));
  const found = yield* flatMapSteps([...new Set(claims)], (claim) => [readClaim(claim)], AT_ONCE);
  const text = foldText(facts.lines.join('\n'));
  const voices = [...ordersIn(text), ...troublesIn(text)].flatMap((order) =>
    namesIn(order.replace(OFFER, ' '), BRAND_NAME),
  );
  const claimed = found.flatMap(({ names }) => names);
  const mentions = namesIn(text.replace(OFFER, ' '), BRAND_NAME);
  return {
    brands: [...new Set([...claimed, ...borrowedBrands(facts), ...voices].map(brandOf))],
    isClaimed: claimed.length > 0 || borrowedBrands(facts).length > 0,
    isDisguised: found.some(({ isDisguised }) => isDisguised),
    isVoiced: voices.length > 0,
    isMentioned: mentions.length > 0 && !isPaymentList(mentions),
  };
}

interface Shown {
  style: StyleFacts;
  logos: readonly string[];
}

function claimsOf(facts: PageFacts, { style, logos }: Shown): string[] {
  const shown = style.shownAttributes.flatMap((name) => facts.attributes.get(name) ?? []);
  const claims = [
    ...facts.claims,
    ...facts.lines.slice(0, OPENING_LINES),
    ...logos,
    style.content,
    shown.join(''),
    shown.join(' '),
  ];
  return style.turnsText || facts.claims.some((claim) => claim.includes('\u202e'))
    ? [...claims, ...claims.map(reversed), reversed(facts.lines.slice(0, 6).join(''))]
    : claims;
}

/** The words of its logos; marks of ways to pay that stand together are none. */
function* readLogosSteps({ pictures }: PageFacts): Steps<string[]> {
  const isMark = ({ words }: PageFacts['pictures'][number]): boolean =>
    words !== '' && foldText(words).match(PAYMENT_MARKS) !== null;
  const marks = new Set(
    yield* flatMapSteps(pictures, (picture) => (isMark(picture) ? [picture] : []), AT_ONCE),
  );
  return yield* flatMapSteps(
    pictures.filter((picture) => picture.isLogo && (marks.size < 2 || !marks.has(picture))),
    ({ words, source }) => [words.replace(/\blogo(?:tipo)?\b/gi, ' '), nameOfFile(source)],
    AT_ONCE,
  );
}

function nameOfFile(source: string): string {
  const file = source.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return file.replace(/\.[a-z0-9]{2,5}$/i, '').replace(/logo|[-_.\d]+/gi, ' ');
}

/** Brands from whose own addresses it takes its logo or icon. */
function borrowedBrands({ pictures }: PageFacts): string[] {
  return pictures
    .filter(({ isLogo }) => isLogo)
    .flatMap(({ source }) => readAddress(source)?.host ?? [])
    .filter(isBrandHost)
    .flatMap((host) => host.split('.').at(-2) ?? []);
}

/** Nobody who means well disguises a name, so what stands beside such a name does not matter. */
function readClaim(claim: string): { names: string[]; isDisguised: boolean } {
  const folded = foldText(claim);
  const plain = plainText(claim);
  const names = namesClaimed(folded);
  if (names.length > 0) return { names, isDisguised: names.every((name) => !plain.includes(name)) };
  const open = namesIn(folded, BRAND_NAME);
  const others = otherReadings(folded)
    .flatMap((reading) => namesIn(reading, BRAND_NAME))
    .filter((name) => !open.includes(name));
  return { names: others, isDisguised: others.length > 0 };
}

/** The names in a claim: alone, or with the words of an entrance. */
function namesClaimed(folded: string): string[] {
  return folded
    .replace(OFFER, ' ')
    .split(SEPARATOR)
    .flatMap((part) => {
      const names = namesIn(part, BRAND_CLAIMED);
      if (names.length === 0) return [];
      const rest = part
        .replace(BRAND_CLAIMED, ' ')
        .replace(/[^a-z0-9]+/g, ' ')
        .trim();
      return rest === '' || ENTRANCE.test(rest) ? names : [];
    });
}

function namesIn(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}

function ordersIn(text: string): string[] {
  return text.match(ORDER) ?? [];
}

/** Lines and the line before them, because a name often stands above its sentence. */
function troublesIn(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) =>
    TROUBLE.test(line) ? [`${lines[at - 1] ?? ''}\n${line}`] : [],
  );
}

function isPaymentList(mentions: readonly string[]): boolean {
  return mentions.every((name) => (name.match(PAYMENT_MARKS) ?? []).length > 0);
}
