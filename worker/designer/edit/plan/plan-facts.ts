import { namesPlace } from '#domain/reading/street-address.ts';
import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import type { Rewrite } from '#domain/html/rewrite-text.ts';
import { ancestorsOf, attributeOf } from '#domain/html/query.ts';
import { removeAttribute, replaceText, setAttribute } from '#domain/html/splice.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { toPhoneLink } from '#domain/reading/contact.ts';
import { wordsPattern } from '#domain/text/escape-pattern.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { FactKind } from '../intents/edit-intent.ts';
import type { PageModel } from '../page/page-model.ts';
import { linkTargets, mostTold, readable } from '../page/page-texts.ts';
import { findBusinessName } from './business-name.ts';
import {
  findAddress,
  isHalfAddress,
  rewriteAddress,
  townsAlone,
  wayInBeside,
} from './page-address.ts';
import { done, refuse, type IntentOf, type Planner } from './plan-types.ts';
import { EVERYWHERE, replaceEverywhere } from './replace-everywhere.ts';

type Fact = IntentOf<'fact'>;

/** A fact takes the place of the old one wherever that stands, and of the marks that our own pages keep for it. */
export const planFact: Planner<'fact'> = ({ page, say }, intent) => {
  const { fact, value } = intent;
  const isAddress = fact === 'address';
  const old = intent.from ?? PRESENT[fact](page);
  if (isAddress && old && isHalfAddress(page, old, value)) return refuse(say.halfAddress);
  const gaps = gapsFor(page, fact);
  const towns = isAddress && !/\d/.test(old ?? '') ? townsAlone(page, value) : [];
  const filled = [...gaps.flatMap((gap) => fillGap(page, gap, intent)), ...towns];
  const found = (old ? replaceFact(page, old, intent) : []).filter(
    ({ start, end }) => !filled.some((other) => start < other.end && other.start < end),
  );
  const seen = isAddress ? found.filter(({ start }) => isRead(page, start)) : found;
  const places =
    gaps.length + seen.length + towns.filter(({ start }) => isRead(page, start)).length;
  if (filled.length + found.length === 0) return refuse(say.noFact[fact]);
  const line = isAddress ? wayInBeside(page, value) : undefined;
  const plan = done([...filled, ...found], say.fact(fact, value, places));
  return line ? { ...plan, left: say.wayInLeft(line) } : plan;
};

/** Whether visitors read what stands there: it is in no tag and not in the head. */
function isRead({ html, body }: PageModel, at: number): boolean {
  return (
    at > (body?.range.start ?? 0) && html.lastIndexOf('<', at - 1) <= html.lastIndexOf('>', at - 1)
  );
}

const PLACEHOLDER_NAMES: Record<FactKind, RegExp> = {
  phone: /^(?:phone|tel)/i,
  whatsapp: /^whatsapp/i,
  mail: /mail/i,
  address: /address|street/i,
  name: /name/i,
};

/** Elements that our own pages mark with `data-placeholder`, and forms that have nobody to write to. */
function gapsFor({ index }: PageModel, fact: FactKind): IndexedElement[] {
  return index.elements.filter(
    (element) =>
      PLACEHOLDER_NAMES[fact].test(attributeOf(element, 'data-placeholder') ?? '') ||
      (fact === 'mail' && element.tag === 'form' && attributeOf(element, 'action') === 'mailto:'),
  );
}

function fillGap(page: PageModel, gap: IndexedElement, { fact, value }: Fact): Splice[] {
  const unmarked = removeAttribute(page.html, gap, 'data-placeholder');
  if (gap.tag === 'form') return [...setAttribute(gap, 'action', `mailto:${value}`), ...unmarked];
  const isLinked = [gap, ...ancestorsOf(gap)].some(({ tag }) => tag === 'a');
  if (gap.tag !== 'span' || isLinked || !(fact === 'phone' || fact === 'mail'))
    return [
      ...(gap.endTag ? replaceText(gap, value) : []),
      ...unmarked,
      ...(fact === 'address' && namesPlace(value) ? deletedTown(page, gap) : []),
    ];
  const href = escapeAttribute(fact === 'mail' ? `mailto:${value}` : toPhoneLink(value));
  return [{ ...gap.range, replacement: `<a href="${href}">${escapeText(value)}</a>` }];
}

/** A town behind the gap for the street goes where the new address brings its own. */
function deletedTown({ html }: PageModel, gap: IndexedElement): Splice[] {
  const start = gap.range.end;
  const [town] = /^\s*,\s*\p{Lu}[\p{L}'’ ]{1,40}(?:\(\p{Lu}{2}\))?(?=\s*<)/u.exec(
    html.slice(start),
  ) ?? [''];
  return town ? [{ start, end: start + town.trimEnd().length, replacement: '' }] : [];
}

const PHONE = /(?<![\w@./-])(?:\+|00)?\(?\d[\d\s().\-/]{5,18}\d(?![\w@]|\s?(?:€|euro))/g;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const CHAT = /^https?:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\?phone=)/i;
const DIALLED = /^(?:tel|sms):/i;

/** What the page gives at present. */
const PRESENT: Record<FactKind, (page: PageModel) => string | undefined> = {
  phone: (page) =>
    mostTold([...linkTargets(page, 'tel:'), ...matches(page, PHONE)].map(dialDigits)),
  mail: (page) => {
    const linked = linkTargets(page, 'mailto:').map((target) => target.replace(/\?.*/, ''));
    return mostTold([...linked, ...matches(page, MAIL)].map((mail) => mail.toLowerCase()));
  },
  /** Only where there is no doubt about which. */
  whatsapp: (page) => {
    const [only, another] = new Set(chatNumbers(page));
    return another === undefined ? only : undefined;
  },
  address: findAddress,
  name: findBusinessName,
};

function matches(page: PageModel, pattern: RegExp): string[] {
  return readable(page).flatMap((text) => text.match(pattern) ?? []);
}

function chatNumbers(page: PageModel): string[] {
  return linkTargets(page, 'http')
    .map((rest) => `http${rest}`)
    .flatMap((link) => (CHAT.test(link) ? dialDigits(`+${link.replace(CHAT, '')}`) : []));
}

function replaceFact(page: PageModel, old: string, { fact, value }: Fact): Splice[] {
  switch (fact) {
    case 'address':
      return rewriteAddress(page, old, value);
    case 'mail':
      return replaceEverywhere(page, EVERYWHERE, (text) =>
        text.replace(MAIL, (mail) => (mail.toLowerCase() === old.toLowerCase() ? value : mail)),
      );
    case 'name':
      return isHalfName(page, old) || old === value
        ? []
        : replaceEverywhere(page, EVERYWHERE, renaming(old, value));
    case 'phone':
    case 'whatsapp':
      return replaceEverywhere(page, EVERYWHERE, dialling(page, old, { fact, value }));
  }
}

/** Part of the business's name: the other part would be left beside the new one. */
function isHalfName(page: PageModel, old: string): boolean {
  const own = findBusinessName(page);
  return old !== own && own?.includes(old) === true;
}

function renaming(old: string, value: string): Rewrite {
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d@./-])${wordsPattern(old)}(?![\p{L}\d]|\.\w)`,
    'giu',
  );
  return (text) =>
    /^(?:tel|mailto):/i.test(text)
      ? text
      : text.replace(pattern, (found) =>
          found === found.toUpperCase() && found !== old ? value.toUpperCase() : value,
        );
}

/** A number of the chat changes in links to the chat, and beside them where nothing dials it. */
function dialling(page: PageModel, old: string, { fact, value }: Omit<Fact, 'kind'>): Rewrite {
  const digits = dialDigits(old);
  const isChat = fact === 'whatsapp';
  const isDialled = linkTargets(page, 'tel:').some((number) => dialDigits(number) === digits);
  return (text) => {
    const [scheme] = CHAT.exec(text) ?? (isChat ? [] : (DIALLED.exec(text) ?? []));
    if (scheme === undefined) {
      if (isChat && (isDialled || DIALLED.test(text))) return text;
      return text.replace(PHONE, (number) =>
        dialDigits(number) === digits ? inFormOf(number, value) : number,
      );
    }
    const rest = (CHAT.test(text) ? '+' : '') + text.slice(scheme.length);
    if (dialDigits(rest) !== digits) return text;
    const dialled = inFormOf(rest, value).replace(/[^\d+]/g, '');
    return scheme + (CHAT.test(text) ? dialled.replace(/^\+|^00/, '') : dialled);
  };
}

/** A country code as the world's numbering plan has them: one, two or three digits. */
const COUNTRY =
  /^(?:\+|00)(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=[\s.()-]*\d)/;

/** Digits that make a number the same however it is written: without country code, leading zero and blanks. */
function dialDigits(number: string): string {
  const digits = number.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return digits.replace(COUNTRY, '').replace(/\+/g, '').replace(/^0/, '');
}

/**
 * Where the old number stood with its country code, the new one gets it too. Behind a country code the leading zero
 * falls away everywhere but in Italy.
 */
function inFormOf(old: string, value: string): string {
  const prefix = COUNTRY.exec(old.trim())?.[0];
  if (prefix === undefined || /^(?:\+|00)/.test(value)) return value;
  return `${prefix} ${prefix.endsWith('39') ? value : value.replace(/^0/, '')}`;
}
