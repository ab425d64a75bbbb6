import { finishSteps, type Steps } from '#domain/text/steps.ts';
import { type Address, isDrop, leadsOn, readAddress } from './addresses.ts';
import { brandsByColor, isBrandHost } from './brands.ts';
import { type FieldKind, fieldKind } from './field-kind.ts';
import { findIdentitySteps, type Identity } from './find-identity.ts';
import { foldText } from './fold-text.ts';
import { type Field, noFacts, type PageFacts } from './page-facts.ts';
import { readMarkupSteps, readPendingSteps, readScript, startReading } from './read-page.ts';
import { readStyle, type StyleFacts } from './read-style.ts';

/**
 * What speaks for a page that collects what is not its own, and how much: `warn` from 3, `hold` from 6 where it also
 * poses as somebody.
 */
const WEIGHTS = {
  /** It asks for a password, a code or card data. */
  secret: 2,
  /** Its title, a heading or its logo is a known brand's. */
  'brand-claim': 4,
  /** It speaks in the name of a brand. */
  'brand-voice': 3,
  'brand-mention': 1,
  /** The name is written so that a search does not find it. */
  'disguised-name': 2,
  /** Colours of one brand around a way in without a name. */
  'brand-colours': 2,
  /** “Within 24 hours”, “suspended”. */
  urgency: 1,
  /** It asks for the words of a wallet. */
  'wallet-phrase': 5,
  /** The form is in base64, in pieces or in numbers. */
  encoded: 3,
  /** The form stands in a frame's own text. */
  framed: 2,
  /** A text field that hides what is typed. */
  masked: 1,
  'foreign-form': 2,
  /** What is typed goes to a bare number, a chat or a tunnel. */
  drop: 3,
  'sent-away': 2,
  /** It shows hardly more than another page, or goes there by itself. */
  'bare-frame': 3,
  redirect: 3,
  'encoded-address': 2,
  /** “Log in” leads to a host that is not the brand's. */
  lure: 3,
  /** The first step of a way in: an address, then “Next”. */
  'first-step': 1,
  /** More than the check reads. */
  unread: 3,
} as const;

type WeighedSign = keyof typeof WEIGHTS;
/** `known-threat`: an address of the site is on a list of threats. */
export type DeceptionSign = WeighedSign | 'known-threat';
export type DeceptionLevel = 'none' | 'warn' | 'hold';

const MOST_ADDRESSES = 30;
const WARN_FROM = 3;
const HOLD_FROM = 6;
const IDENTITY: ReadonlySet<WeighedSign> = new Set(['brand-claim', 'brand-voice', 'wallet-phrase']);

export interface Judgement {
  level: DeceptionLevel;
  signs: DeceptionSign[];
  /** The brands that it poses as. */
  brands: string[];
  /** The web addresses that it leads or sends to, at most `MOST_ADDRESSES`. */
  addresses: string[];
}

/** A file of a site. `kind` says how a browser reads it. */
export interface SiteFile {
  kind: 'markup' | 'script' | 'style';
  text: string;
}

/** Judges all files of a site together, because the form may stand in one and the name in another. */
export function judgeSite(files: readonly SiteFile[]): Judgement {
  return finishSteps(judgeSiteSteps(files));
}

/** The same in steps. A longer site takes more of them, not longer ones. */
export function* judgeSiteSteps(files: readonly SiteFile[]): Steps<Judgement> {
  const facts = noFacts();
  const reading = startReading(facts);
  for (const { kind, text } of files) {
    if (kind === 'markup') yield* readMarkupSteps(reading, text);
    else if (kind === 'script') readScript(reading, text);
    else facts.styles.push(text);
    yield* readPendingSteps(reading);
    yield;
  }
  return yield* judgeFactsSteps(facts);
}

/** Judges a page of one file. */
export function judgePage(html: string): Judgement {
  return judgeSite([{ kind: 'markup', text: html }]);
}

/** Judges a page as a browser shows it; one that was not told whole counts as not read. */
export function judgeShown({ html, isWhole }: { html: string; isWhole: boolean }): Judgement {
  const facts = noFacts();
  facts.isRead = isWhole;
  finishSteps(readMarkupSteps(startReading(facts), html));
  return finishSteps(judgeFactsSteps(facts));
}

function* judgeFactsSteps(facts: PageFacts): Steps<Judgement> {
  const style = readStyle(facts.styles.join('\n'));
  const identity = yield* findIdentitySteps(facts, style);
  const signs = findSigns(facts, style, identity);
  const score = signs.reduce((sum, sign) => sum + WEIGHTS[sign], 0);
  return {
    level: levelOf(score, signs),
    signs,
    brands: identity.brands,
    addresses: addressesOf(facts),
  };
}

function levelOf(score: number, signs: readonly WeighedSign[]): DeceptionLevel {
  if (score < WARN_FROM) return 'none';
  return score >= HOLD_FROM && signs.some((sign) => IDENTITY.has(sign)) ? 'hold' : 'warn';
}

const WALLET_PHRASE =
  /(?:seed|recovery|secret|mnemonic) phrase|frase (?:di recupero|seed|segreta|mnemonica)|(?:12|24)[- ]?(?:word|parole)/;
const TYPE_IT =
  /\b(?:enter|type|paste|insert|import|write|inserisci|incolla|digita|scrivi|importa)\b/;
const REFUSAL = /\b(?:never|don't|do not|non|mai)\b/;
const URGENCY =
  /\b(?:suspended|within (?:24|48|12) ?h(?:ours)?|unusual (?:activity|sign)|limited access|final notice|sospes[oa]|bloccat[oa]|entro (?:24|48|12) ore|attivita (?:sospetta|insolita|anomala)|giacenza|rimborso|ultimo avviso)\b/;
const WAY_IN =
  /\b(?:log ?in|sign ?in|verify|confirm|unlock|update now|accedi|entra|verifica|conferma|sblocca|aggiorna|area riservata)\b/;
const NEXT = /^(?:next|continue|log ?in|sign ?in|avanti|continua|prosegui|accedi|entra)$/;
const BARE_TEXT = 200;

/** What the signs are read from. */
interface Evidence {
  facts: PageFacts;
  style: StyleFacts;
  identity: Identity;
  fields: Field[];
  secrets: Field[];
  text: string;
}

type Checks = [sign: WeighedSign, isFound: boolean][];

function findSigns(facts: PageFacts, style: StyleFacts, identity: Identity): WeighedSign[] {
  const fields = readFields(facts, style);
  const secrets = fields.filter(({ kind }) => kind !== 'entry');
  const text = foldText([...facts.claims, ...facts.lines].join('\n'));
  const evidence = { facts, style, identity, fields, secrets, text };
  const ways = waysOut(evidence);
  const starts: Checks = [['first-step', isFirstStep(facts, fields, identity)]];
  const isAsking = secrets.length > 0 || [...ways, ...starts].some(([, isFound]) => isFound);
  const checks = [
    ...(secrets.length > 0 ? secretSigns(evidence) : []),
    ...(isAsking ? identitySigns(evidence) : []),
    ...ways,
    ...starts,
  ];
  checks.push(['wallet-phrase', fields.length > 0 && asksForPhrase(facts, text)]);
  checks.push(['unread', !facts.isRead]);
  return checks.filter(([, isFound]) => isFound).map(([sign]) => sign);
}

function identitySigns({ identity, text }: Evidence): Checks {
  return [
    ['brand-claim', identity.isClaimed],
    ['disguised-name', identity.isDisguised],
    ['brand-voice', identity.isVoiced],
    ['urgency', URGENCY.test(text)],
  ];
}

function secretSigns({ facts, style, identity, secrets, text }: Evidence): Checks {
  const targets = [...facts.forms, ...facts.sends, ...facts.encodedAddresses];
  return [
    ['secret', true],
    ['brand-mention', identity.isMentioned],
    ['brand-colours', WAY_IN.test(text) && brandsByColor(style.colors).length > 0],
    ['encoded', secrets.some(({ place }) => place === 'encoded')],
    ['framed', secrets.some(({ place }) => place === 'framed')],
    ['masked', masks(facts, style)],
    ['foreign-form', addressesIn(facts.forms).length > 0],
    ['drop', addressesIn([...targets, ...scriptAddresses(facts)]).some(isDrop)],
    ['sent-away', addressesIn(facts.sends).length > 0],
    ['encoded-address', addressesIn(facts.encodedAddresses).length > 0],
  ];
}

/** The ways in which a page passes people on to another one. */
function waysOut({ facts, identity, secrets }: Evidence): Checks {
  const isBare = facts.textLength < BARE_TEXT;
  const jumps = addressesIn(facts.jumps).filter(({ host }) => !isBrandHost(host));
  const isSuspicious = isBare || jumps.some(leadsOn) || identity.isClaimed;
  const isHidden = jumpsByScript(facts) && addressesIn(facts.encodedAddresses).length > 0;
  const isFrame = secrets.length === 0 && addressesIn(facts.frames).length > 0;
  return [
    ['bare-frame', isBare && isFrame],
    ['redirect', (jumps.length > 0 && isSuspicious) || (isHidden && isBare)],
    ['lure', luresOf(facts) && (identity.isVoiced || identity.isClaimed)],
  ];
}

function readFields(facts: PageFacts, style: StyleFacts): Field[] {
  const isMasked = masks(facts, style);
  return facts.fields.flatMap(({ words, id, place, ...field }) => {
    const label = id === '' ? '' : (facts.labels.get(id) ?? '');
    const kind: FieldKind | null = fieldKind({ ...field, words: `${words} ${label}`, isMasked });
    return kind === null ? [] : [{ kind, place }];
  });
}

function masks(facts: PageFacts, style: StyleFacts): boolean {
  return style.masksText || facts.masksText;
}

function asksForPhrase({ fields }: PageFacts, text: string): boolean {
  const labels = fields.map(({ words }) => foldText(words));
  if (labels.some((label) => WALLET_PHRASE.test(label) && !REFUSAL.test(label))) return true;
  return text
    .split(/[.!?\n]/)
    .some((part) => WALLET_PHRASE.test(part) && TYPE_IT.test(part) && !REFUSAL.test(part));
}

/** A button-like link with the words of an entrance that leads off the page, and not to a brand's own address. */
function luresOf({ links }: PageFacts): boolean {
  return links.some(({ href, text }) => {
    const address = readAddress(href);
    return address !== null && !isBrandHost(address.host) && WAY_IN.test(foldText(text));
  });
}

function isFirstStep(
  { buttons }: PageFacts,
  fields: readonly Field[],
  identity: Identity,
): boolean {
  if (!identity.isClaimed || fields.length === 0 || fields.length > 2) return false;
  return buttons.some((text) => NEXT.test(foldText(text).trim()));
}

function jumpsByScript({ scripts }: PageFacts): boolean {
  return scripts.some((script) => /\blocation\b|window\.open|\bnavigation\b/.test(script));
}

const SCRIPT_ADDRESS = /https?:\/\/[a-z0-9.:-]{4,100}/gi;

function scriptAddresses({ scripts }: PageFacts): string[] {
  return scripts.flatMap((script) => script.match(SCRIPT_ADDRESS) ?? []);
}

/** First those that data or people are sent to. */
function addressesOf(facts: PageFacts): string[] {
  const { forms, sends, jumps, frames, encodedAddresses, links } = facts;
  const leading = [...forms, ...sends, ...jumps, ...frames, ...encodedAddresses];
  const all = [...leading, ...scriptAddresses(facts), ...links.map(({ href }) => href)];
  const absolute = all.filter((address) => readAddress(address) !== null);
  return [...new Set(absolute)].slice(0, MOST_ADDRESSES);
}

function addressesIn(addresses: readonly string[]): Address[] {
  return addresses.flatMap((address) => readAddress(address) ?? []);
}
