import type { EditIntent, Target } from '../edit-types.ts';
import { readOrdinal } from '../lexicon/ordinals.ts';
import { slotOf, trimValue, type Clause } from '../request/clause.ts';
import { foldText } from '../request/fold.ts';
import { AMOUNT, ARTICLE, HAS_MONEY, MONEY, URL_WORDS, pattern } from './patterns.ts';
import { isEntry } from './price-rules.ts';

/** Sections that are lists of things. */
export const LISTS: ReadonlySet<string> = new Set([
  'services',
  'prices',
  'menu',
  'products',
  'faq',
  'team',
  'events',
  'hours',
]);
const INTO = String.raw`\s+(?:to|in|into|on|under|among|al|allo|alla|ai|agli|alle|all'|nel|nella|nei|nelle|tra|fra|in)\s*(?:the |our |my |i |gli |le |il |la )?`;

/** "add X at N euro", "add X to the price list". */
export function readAddItem(clause: Clause): EditIntent | undefined {
  const { verb } = clause;
  if (!verb || !['add', 'wish', 'change', 'write'].includes(verb.class)) return undefined;
  const rest = clause.folded.slice(verb.end);
  const isChange =
    verb.class === 'change' &&
    !/^(?:put|metti|metta|mettere)/.test(clause.folded.slice(verb.start));
  if (isChange) return undefined;
  const money = pattern(
    String.raw`^\s+(?<label>.+?)[\s,:(]+(?:(?:at|for|a|ad|per|da|from|al prezzo di|con prezzo|costa|costs|price|prezzo|=|-|with price)\s+)?(?<amount>${MONEY})\)?(?<into>${INTO}.+)?$`,
  ).exec(rest);
  const bare = pattern(
    String.raw`^\s+(?<label>.+?)\s+(?:at|for|a|per|da)\s+(?<amount>${AMOUNT})(?<into>${INTO}.+)?[\s.!]*$`,
  ).exec(rest);
  const plain = pattern(String.raw`^\s+(?<label>.+?)(?<into>${INTO}.+)$`).exec(rest);
  const target = listTarget(clause);
  const match =
    money ??
    (verb.class === 'add' ? bare : null) ??
    (target && endsInPart(clause, plain, verb.end) ? plain : null);
  const { label, target: list } = withoutPlace(clause, itemLabel(clause, match, verb.end));
  if (!match || !label || isSectionName(clause, label)) return undefined;
  const amount = match.groups?.['amount']
    ? sliceGroup(clause, match, { group: 'amount', offset: verb.end })
    : undefined;
  return { kind: 'add-item', label, amount, target: list };
}

/** A part is named where the thing is to go, not in the thing's own words. */
function endsInPart(clause: Clause, match: RegExpExecArray | null, offset: number): boolean {
  const end = match?.indices?.groups?.['label']?.[1];
  return (
    end !== undefined &&
    clause.mentions.some(({ type, start }) => type !== 'element' && start >= offset + end)
  );
}

function sliceGroup(
  clause: Clause,
  match: RegExpExecArray | null,
  { group, offset }: { group: string; offset: number },
): string {
  const range = match?.indices?.groups?.[group];
  return range ? trimValue(clause.text.slice(range[0] + offset, range[1] + offset)) : '';
}

function itemLabel(clause: Clause, match: RegExpExecArray | null, offset: number): string {
  const label = sliceGroup(clause, match, { group: 'label', offset });
  return trimValue(
    label
      .replace(
        /^(?:a|an|the|un|una|uno|il|lo|la|un')\s+(?:new |nuov[oa] )?(?:item|service|product|dish|entry|voce|servizio|prodotto|piatto|articolo|question|domanda)?\s*(?:called|named|chiamat[oa]|:)?\s*/i,
        '',
      )
      .replace(/^(?:il|lo|la|un|una|l'|un')\s+/i, ''),
  );
}

const PLACE_FIRST = /^(?:tra|fra|nel\w*|ai|agli|al|alla|alle|to|in|among|on|under)\s/i;

/** "aggiungi tra i servizi il lavaggio": the list is named before the thing, whose own words name none. */
function withoutPlace(
  clause: Clause,
  label: string,
): { label: string; target: Target | undefined } {
  const { text, mentions } = clause;
  if (!PLACE_FIRST.test(label)) return { label, target: listTarget(clause) };
  const start = text.indexOf(label);
  const place = mentions.find(({ type, start: at }) => type !== 'element' && at >= start);
  const rest = place ? trimValue(text.slice(place.end, start + label.length)) : '';
  return {
    label: rest.replace(/^(?:(?:the|a|an|il|lo|la|un|una)\s+|l'\s*)/i, ''),
    target: place && listTarget({ ...clause, mentions: [place] }),
  };
}

function listTarget(clause: Clause): Target | undefined {
  const mention = clause.mentions.findLast((found) => found.type !== 'element');
  if (mention?.type === 'section' && LISTS.has(mention.section))
    return { section: mention.section };
  return mention?.type === 'name' ? { sectionName: mention.name } : undefined;
}

function isSectionName(clause: Clause, label: string): boolean {
  const folded = label.toLowerCase();
  return clause.mentions.some(
    (mention) =>
      mention.type === 'section' && clause.folded.slice(mention.start, mention.end) === folded,
  );
}

const NAV = String.raw`(?:menu|nav|navbar|navigation|navigation bar|navigation menu|header|menu bar|barra|barra di navigazione|navigazione|intestazione|menu in alto)`;
const ADD_LINK = String.raw`\b(?:link|menu item|item|entry|tab|page|voce|pagina|collegamento|scheda)(?:\s+(?:called|named|chiamat[oa]|dal nome|with the name|to|a|per|verso))?\s+(?<label>.+?)\s+(?:to|in|into|on|al|nel|nella|alla|all')\s*(?:the |top |main |il )?${NAV}\b(?<more>.*)$`;
const ADD_TO_NAV = String.raw`\b(?:add|insert|put|include|aggiungi|inserisci|metti)\s+(?:${ARTICLE})?(?<label>.+?)\s+(?:to|in|into|on|al|nel|nella|alla|all')\s*(?:the |top |main |il )?${NAV}\b(?<more>.*)$`;
const ADD_IN_NAV = String.raw`\b(?:add|insert|put|aggiungi|inserisci|metti)\s+(?:to|in|into|al|nel|nella|alla|all')\s*(?:the |top |main |il )?${NAV}\s+(?:${ARTICLE})?(?:(?:link|voce|item|entry|page|pagina)\s+)?(?:(?:called|named|chiamat[oa])\s+)?(?<label>.+)$`;
const IN_NAV_ADD = String.raw`\b(?:to|in|al|nel|nella|alla)\s+(?:the )?${NAV}\s+(?:add|aggiungi|inserisci|metti)\s+(?:${ARTICLE})?(?:(?:link|voce|voice|item)\s+)?(?<label>.+)$`;

export function readAddLink(clause: Clause): EditIntent | undefined {
  if (!clause.verb || !['add', 'wish', 'change'].includes(clause.verb.class)) return undefined;
  if (HAS_MONEY.test(clause.folded)) return undefined;
  const isFood =
    clause.page.kinds.has('menu') &&
    !/\b(?:link|nav\w*|page|pagina|voce|collegamento|header|barra)\b/.test(clause.bare);
  if (isFood) return undefined;
  for (const source of [ADD_LINK, ADD_IN_NAV, ADD_TO_NAV, IN_NAV_ADD]) {
    const label = slotOf(clause, pattern(source).exec(clause.folded), 'label');
    const href = URL_WORDS.exec(clause.text)?.[0];
    if (label && label.length < 40 && isMenuLabel(clause, label))
      return {
        kind: 'add-link',
        label: href
          ? trimValue(label.replace(href, '').replace(/\s(?:to|a|verso)\s*$/, ''))
          : label,
        href,
      };
  }
  return undefined;
}

const REMOVE_FROM = String.raw`^\s+(?:${ARTICLE})?(?<label>.+?)\s+(?:from|off|out of|da|dal|dallo|dalla|dai|dagli|dalle|dall')\s*(?:the |our |i |il |la )?(?<list>.+)$`;

/** What a menu lists is called a link or page, stands in quotes or begins with a capital, or is a part of the page. */
function isMenuLabel({ bare, quoted, mentions, folded }: Clause, label: string): boolean {
  const isCalled =
    /\b(?:link|page|item|entry|tab|pagina|voce|collegamento|scheda|called|named|chiamat[oa])\b/.test(
      bare,
    );
  const isPart = mentions.some(({ start, end }) => folded.slice(start, end) === foldText(label));
  return isCalled || isPart || quoted.length > 0 || /^\p{Lu}/u.test(label);
}

/** "delete the second service": the thing in that place of its list. */
export function readRemoveOrdinal(clause: Clause): EditIntent | undefined {
  if (clause.verb?.class !== 'remove') return undefined;
  const found = readOrdinal(clause.bare.slice(clause.verb.end));
  if (!found) return undefined;
  const start = clause.verb.end + found.start;
  const list = listTarget(clause);
  const isList = list && clause.mentions.some(({ start: at }) => at >= start + found.words.length);
  return {
    kind: 'remove-item',
    label: clause.text.slice(start, start + found.words.length),
    target: isList ? list : undefined,
  };
}

const MENU_LINK = String.raw`^\s+(?:${ARTICLE})?(?:(?:link|entry|item|tab|voce|pagina|page)\s+(?:to |a |per )?)?(?:${ARTICLE})?(?<label>.+?)(?:\s+(?:link|entry|item|tab|page|button))?\s+(?:from|off|out of|in|da|dal|dalla|nel|nella)\s*(?:the |il |la )?(?:top |main |site )?${NAV}(?: (?:at the top|in alto|del sito))?[\s.!]*$`;

/** "remove the gallery link from the menu": the way to a section goes, the section stays. */
export function readRemoveLink(clause: Clause): EditIntent | undefined {
  if (clause.verb?.class !== 'remove') return undefined;
  const rest = clause.folded.slice(clause.verb.end);
  const match = pattern(MENU_LINK).exec(rest);
  const label = sliceGroup(clause, match, { group: 'label', offset: clause.verb.end });
  const isFood =
    clause.page.kinds.has('menu') && /\bmenu\b/.test(rest) && clause.page.isPriced(label);
  return label && !isFood && isMenuName(clause, label)
    ? { kind: 'remove-item', label, target: { section: 'nav' } }
    : undefined;
}

/** What menus of this page may hold: its texts and the words for sections. */
function isMenuName(clause: Clause, label: string): boolean {
  return (
    !clause.page.isPriced(label) &&
    (isEntry(clause, label) ||
      clause.mentions.some(({ start, end }) => clause.folded.slice(start, end) === foldText(label)))
  );
}

/** "remove X from the services" when X is an item and not a part of the page. */
export function readRemoveItem(clause: Clause): EditIntent | undefined {
  if (clause.verb?.class !== 'remove') return undefined;
  const rest = clause.folded.slice(clause.verb.end);
  const match = pattern(REMOVE_FROM).exec(rest);
  const whole =
    clause.quoted[0]?.text ??
    trimValue(
      clause.text
        .slice(clause.verb.end)
        .replace(/^\s+(?:the|il|lo|la|i|gli|le|l'|word|words|text|testo|scritta|frase)\s+/i, ' '),
    );
  const isPageText = clause.page.texts.some((text) => text.toLowerCase() === whole.toLowerCase());
  if (!match)
    return isPageText && !clause.target?.section && !clause.target?.sectionName
      ? { kind: 'remove-item', label: whole, target: undefined }
      : undefined;
  const label =
    clause.quoted[0]?.text ??
    sliceGroup(clause, match, { group: 'label', offset: clause.verb.end });
  const labelEnd = clause.verb.end + (match.indices?.groups?.['label']?.[1] ?? 0);
  const isPart = clause.mentions.some(
    (mention) =>
      mention.end <= labelEnd && mention.type === 'element' && !['link'].includes(mention.element),
  );
  const isWholeSection =
    clause.mentions.every(({ end }) => end <= labelEnd) &&
    clause.mentions.some(
      ({ type, start, end }) =>
        type === 'section' && clause.folded.slice(start, end) === foldText(label),
    );
  return isPart || isWholeSection
    ? undefined
    : {
        kind: 'remove-item',
        label: trimValue(label.replace(/^(?:link|voce|item|entry)\s+/i, '')),
        target: listTarget(clause),
      };
}

const NO_LONGER =
  /\b(?:no longer|not\b.*\bany ?more|(?:don't|doesn't|isn't|aren't)\b.*\bany ?more|stopped|non\b.*\bpiu)\b/;
const ON_OFFER =
  /\b(?:do|doing|sell|selling|offer|offering|make|making|have|serve|serving|stock|available|sold|facciamo|vendiamo|offriamo|abbiamo|serviamo|proponiamo|c'e|ci sono|disponibil[ei]|vendita)\b/;
const SOLD_OUT = /\b(?:sold out|discontinued|finit[oaie]|esaurit[oaie])\b/;

/** "we no longer do facials", "la lasagna non c'è più": a thing of the page's list goes. */
export function readDiscontinued(clause: Clause): EditIntent | undefined {
  const { folded, mentions, quoted, page } = clause;
  const isGone = SOLD_OUT.test(folded) || (NO_LONGER.test(folded) && ON_OFFER.test(folded));
  if (!isGone || /\d/.test(folded) || quoted.length > 0) return undefined;
  if (mentions.some(({ type }) => type !== 'element')) return undefined;
  const label = page.texts.find((text) => text.length < 60 && folded.includes(foldText(text)));
  return label ? { kind: 'remove-item', label, target: undefined } : undefined;
}

const ALSO = '(?:now |also |even |ora |adesso |anche |pure )*';
const WE_SELL = String.raw`^(?:and |e )?${ALSO}(?:we ${ALSO}(?:sell|offer|do|have|make|serve)|(?:noi )?${ALSO}(?:vendiamo|offriamo|facciamo|abbiamo|serviamo|proponiamo))\s+${ALSO}(?:${ARTICLE})?(?<label>.+?)[\s,:(]+(?:at |for |a |per |da |from )?(?<amount>${MONEY})\)?[\s.!]*$`;

/** "we also sell a gift voucher, 50 pounds" */
export function readWeSell(clause: Clause): EditIntent | undefined {
  const match = pattern(WE_SELL).exec(clause.folded);
  const label = slotOf(clause, match, 'label');
  const amount = slotOf(clause, match, 'amount');
  if (!label || !amount) return undefined;
  const isKnown = isEntry(clause, label);
  return isKnown
    ? { kind: 'price', item: label, amount }
    : {
        kind: 'add-item',
        label: label.charAt(0).toUpperCase() + label.slice(1),
        amount,
        target: undefined,
      };
}

const NEW_ITEM = String.raw`^(?:(?:a|an|un|una)\s+)?(?:new|another|nuov[oa]|altr[oa])\s+(?:service|dish|product|item|treatment|course|class|entry|servizio|piatto|prodotto|trattamento|corso|voce|articolo)\s*:?\s+(?<label>.+?)[\s,:(-]+(?:at |for |a |per |da )?(?<amount>${MONEY})\)?[\s.!]*$`;

/** "new service: gift box, £35" */
export function readNewItem(clause: Clause): EditIntent | undefined {
  const match = clause.verb ? null : pattern(NEW_ITEM).exec(clause.folded);
  const [label, amount] = [slotOf(clause, match, 'label'), slotOf(clause, match, 'amount')];
  return label && amount ? { kind: 'add-item', label, amount, target: undefined } : undefined;
}

const BUSINESS =
  /^(?:(?:our|my|nostr[oa]) )?(?:business|company|shop|site|website|place|attivita|azienda|negozio|locale|ditta|sito)$/i;

export function readRenameItem(clause: Clause): EditIntent | undefined {
  if (clause.verb?.class !== 'rename') return undefined;
  const isPart = ['button', 'headline', 'lead', 'logo'].includes(clause.target?.element ?? '');
  const [from, to] = clause.quoted;
  if (isPart && !to) return undefined;
  if (from && to) return { kind: 'rename-item', from: from.text, to: to.text };
  const match = pattern(
    String.raw`^\s+(?:${ARTICLE})?(?:(?:section|menu item|link|sezione|voce|item)\s+)?(?<from>.+?)\s+(?:to|as|into|in|come)\s+(?<to>.+)$`,
  ).exec(clause.folded.slice(clause.verb.end));
  if (!match) return undefined;
  const offset = clause.verb.end;
  const named = sliceGroup(clause, match, { group: 'from', offset });
  if (BUSINESS.test(named) && !isEntry(clause, named)) return undefined;
  const section = clause.mentions.find(
    ({ type, start, end }) => type === 'section' && clause.text.slice(start, end) === named,
  );
  return {
    kind: 'rename-item',
    from: named,
    to: sliceGroup(clause, match, { group: 'to', offset }),
    ...(section?.type === 'section' ? { target: { section: section.section } } : {}),
  };
}
