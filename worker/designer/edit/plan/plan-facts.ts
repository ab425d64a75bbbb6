import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import { ancestorsOf, attributeOf, findByTag, textsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import { removeAttribute, replaceText, setAttribute } from '#domain/html/splice.ts';
import type { FactKind } from '../intents/edit-intent.ts';
import type { PageModel } from '../page/page-model.ts';
import { findAddress, isHalfAddress, rewriteAddress, wayInOf } from './page-address.ts';
import { findBusinessName } from './business-name.ts';
import { done, refuse, type IntentOf, type Planner } from './plan-types.ts';
import type { Rewrite } from '#domain/html/rewrite-text.ts';
import { EVERYWHERE, replaceEverywhere, type Replacement } from './replace-everywhere.ts';

const PHONE = /(?<![\w@./-])(?:\+|00)?\(?\d[\d\s().\-/]{5,18}\d(?![\w@]|\s?(?:€|euro))/g;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

export const planFact: Planner<'fact'> = ({ page, say }, intent) => {
  const old = intent.fact === 'address' ? findAddress(readable(page), page) : undefined;
  if (old && isHalfAddress(readable(page), intent.from ?? old, intent.value))
    return refuse(say.halfAddress);
  const gaps = gapSplices(page, intent);
  const found = FACTS[intent.fact](page, intent);
  const splices = [
    ...gaps.splices,
    ...(found?.splices ?? []).filter((splice) => !overlaps(gaps.splices, splice)),
  ];
  const places = gaps.places + splices.length - gaps.splices.length;
  if (places === 0) return refuse(say.noFact[intent.fact]);
  const plan = done(splices, say[intent.fact](intent.value, places));
  const line = intent.fact === 'address' ? wayInOf(readable(page), intent.value) : undefined;
  return plan.isDone && line ? { ...plan, left: say.wayInLeft(line) } : plan;
};

function overlaps(splices: readonly Splice[], { start, end }: Splice): boolean {
  return splices.some((other) => start < other.end && other.start < end);
}

const PLACEHOLDER_NAMES: Record<FactKind, RegExp> = {
  phone: /^(?:phone|tel)/i,
  whatsapp: /^whatsapp/i,
  mail: /mail/i,
  address: /address|street/i,
  name: /name/i,
};

/** Our own pages mark missing facts with `data-placeholder`; the fact takes the place of the mark. */
function gapSplices(page: PageModel, { fact, value }: IntentOf<'fact'>): Replacement {
  const gaps = page.index.elements.filter((element) =>
    PLACEHOLDER_NAMES[fact].test(attributeOf(element, 'data-placeholder') ?? ''),
  );
  const filled = gaps.flatMap((gap) => fillGap(page, gap, { fact, value }));
  const forms =
    fact === 'mail'
      ? emptyMailForms(page).flatMap((form) => setAttribute(form, 'action', `mailto:${value}`))
      : [];
  return {
    splices: [...filled, ...forms.filter((splice) => !overlaps(filled, splice))],
    places: gaps.length,
  };
}

function fillGap(
  page: PageModel,
  gap: IndexedElement,
  { fact, value }: { fact: FactKind; value: string },
): Splice[] {
  if (gap.tag === 'form')
    return [
      ...setAttribute(gap, 'action', `mailto:${value}`),
      ...removeAttribute(page.html, gap, 'data-placeholder'),
    ];
  const isLinked = [gap, ...ancestorsOf(gap)].some(({ tag }) => tag === 'a');
  if (gap.tag !== 'span' || isLinked || !(fact === 'phone' || fact === 'mail')) {
    return [
      ...(gap.endTag ? replaceText(gap, value) : []),
      ...removeAttribute(page.html, gap, 'data-placeholder'),
    ];
  }
  const href = fact === 'mail' ? `mailto:${value}` : `tel:${value.replace(/[^\d+]/g, '')}`;
  return [
    { ...gap.range, replacement: `<a href="${escapeAttribute(href)}">${escapeText(value)}</a>` },
  ];
}

function emptyMailForms(page: PageModel): IndexedElement[] {
  return findByTag(page.index, 'form').filter((form) => attributeOf(form, 'action') === 'mailto:');
}

type FactReplacer = (page: PageModel, intent: IntentOf<'fact'>) => Replacement | undefined;

/** A country code as the world's numbering plan has them: one, two or three digits. */
const COUNTRY =
  /^(?:\+|00)(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=[\s.()-]*\d)/;

/** Digits that make a number the same however it is written: without country code, leading zero and blanks. */
function dialDigits(number: string): string {
  const digits = number.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return digits.replace(COUNTRY, '').replace(/\+/g, '').replace(/^0/, '');
}

/** Behind a country code the leading zero falls away everywhere but in Italy. */
function withoutTrunk(prefix: string, number: string): string {
  return prefix === '' || prefix.endsWith('39') ? number : number.replace(/^0/, '');
}

const replacePhone: FactReplacer = (page, { value, from }) => {
  const old = from
    ? dialDigits(from)
    : mostCommon(
        [
          ...linkTargets(page, 'tel:'),
          ...readable(page).flatMap((text) => text.match(PHONE) ?? []),
        ].map(dialDigits),
      );
  if (!old) return undefined;
  const rewrite: Rewrite = (text) => {
    const [whole, scheme] = /^(tel:|sms:|https?:\/\/wa\.me\/)/i.exec(text) ?? [];
    if (whole && scheme)
      return dialDigits(text.slice(scheme.length)) === old
        ? scheme + dialForm(text.slice(scheme.length), value, scheme)
        : text;
    return text.replace(PHONE, (number) =>
      dialDigits(number) === old ? inFormOf(number, value) : number,
    );
  };
  return replaceEverywhere(page, EVERYWHERE, rewrite);
};

const CHAT = /^https?:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\?phone=)/i;

/** Links to the chat and the number beside them; what is dialled stays. */
const replaceWhatsapp: FactReplacer = (page, { value }) => {
  const links = linkTargets(page, 'http').map((rest) => `http${rest}`);
  const [old, another] = new Set(
    links.flatMap((link) => (CHAT.test(link) ? dialDigits(`+${link.replace(CHAT, '')}`) : [])),
  );
  if (!old || another) return undefined;
  const isDialled = linkTargets(page, 'tel:').some((number) => dialDigits(number) === old);
  return replaceEverywhere(page, EVERYWHERE, (text) => {
    const [scheme] = CHAT.exec(text) ?? [];
    if (scheme)
      return dialDigits(`+${text.slice(scheme.length)}`) === old
        ? scheme + dialForm(`+${text.slice(scheme.length)}`, value, scheme)
        : text;
    return isDialled || /^(?:tel|sms):/i.test(text)
      ? text
      : text.replace(PHONE, (number) =>
          dialDigits(number) === old ? inFormOf(number, value) : number,
        );
  });
};

function dialForm(old: string, value: string, scheme: string): string {
  const digits = value.replace(/[^\d+]/g, '');
  const prefix = COUNTRY.exec(old.trim())?.[0] ?? '';
  const dialled =
    digits.startsWith('+') || digits.startsWith('00')
      ? digits
      : prefix + withoutTrunk(prefix, digits);
  return scheme.startsWith('http') ? dialled.replace(/^\+|^00/, '') : dialled;
}

/** Where the old number stood with its country code, the new one gets it too. */
function inFormOf(old: string, value: string): string {
  const prefix = COUNTRY.exec(old.trim())?.[0];
  return prefix && !/^(?:\+|00)/.test(value) ? `${prefix} ${withoutTrunk(prefix, value)}` : value;
}

const replaceMail: FactReplacer = (page, { value, from }) => {
  const old =
    from?.toLowerCase() ??
    mostCommon(
      [
        ...linkTargets(page, 'mailto:').map((target) => target.split('?')[0] ?? ''),
        ...readable(page).flatMap((text) => text.match(MAIL) ?? []),
      ].map((mail) => mail.toLowerCase()),
    );
  if (!old) return undefined;
  return replaceEverywhere(page, EVERYWHERE, (text) =>
    text.replace(MAIL, (mail) => (mail.toLowerCase() === old ? value : mail)),
  );
};

const replaceAddress: FactReplacer = (page, { value, from }) => {
  const old = from ?? findAddress(readable(page), page);
  return old ? rewriteAddress(page, old, value) : undefined;
};

const replaceName: FactReplacer = (page, { value, from }) => {
  const own = findBusinessName(page);
  const old = from ?? own;
  const isHalf = old !== own && own?.includes(old ?? '') === true;
  if (!old || old === value || isHalf) return undefined;
  const pattern = new RegExp(
    `(?<![\\p{L}\\d@./-])${old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')}(?![\\p{L}\\d]|\\.\\w)`,
    'giu',
  );
  return replaceEverywhere(page, EVERYWHERE, (text) =>
    /^(?:tel|mailto):/i.test(text)
      ? text
      : text.replace(pattern, (found) =>
          found === found.toUpperCase() && found !== old ? value.toUpperCase() : value,
        ),
  );
};

const FACTS: Record<FactKind, FactReplacer> = {
  phone: replacePhone,
  whatsapp: replaceWhatsapp,
  mail: replaceMail,
  address: replaceAddress,
  name: replaceName,
};

export function readable(page: PageModel): string[] {
  const roots = page.body
    ? [page.body]
    : page.index.nodes.filter((node) => node.kind === 'element');
  return roots.flatMap((root) => textsIn(root).map(({ value }) => value));
}

export function linkTargets(page: PageModel, scheme: string): string[] {
  return findByTag(page.index, 'a').flatMap((link) => {
    const href = attributeOf(link, 'href') ?? '';
    return href.toLowerCase().startsWith(scheme)
      ? [decodeURIComponentSafe(href.slice(scheme.length))]
      : [];
  });
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) if (value.length > 4) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
