import { ancestorsOf, attributeOf, elementsIn, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { TELLS_TIMES } from '#domain/reading/hours/written-hours.ts';
import { isAddress } from '#domain/reading/street-address.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { isFrame } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import { pinned, type Request } from '../read/request.ts';
import type { Reading } from '../read/row.ts';
import { WEEKDAYS } from './calendar.ts';
import { told } from './courtesy.ts';
import { refer } from './refer.ts';
import { readValues } from './values.ts';

const MARK =
  "(?:(?:a|an|the|another|un|una|un'|anche una|anche un) ?)?(?:(?:little|small|short|new|piccola|piccolo|nuova) )?(?:line|note|sentence|notice|riga|nota|frase|avviso|scritta|righetta)";
const VERB =
  '(?:add|put|write|say|mention|insert|have|there (?:should|could) be|aggiung(?:i|ete|ere|iamo)|mett(?:i|ete|ere|iamo)(?:ci|lo|la)?|scriv(?:i|ete|ere|iamo)(?:ci|lo|la)?|inseri(?:sci|te|re)|dite|dire)';
const SAYS =
  '(?:that |to say(?: that)? |saying(?: that)? |which says |with the (?:words|text) |che dice |con scritto |che |dicendo che |: ?)';
const SIDE =
  "(?<side>(?:right |just |directly |subito |proprio )?(?:under(?:neath)?|below|beneath|after|next to|beside|above|before|near|by|sotto|dopo|sopra|prima|accanto|vicino|di fianco|nei pressi)(?: (?:a|al|alla|allo|ai|agli|alle|di|del|della|dei|delle|degli)(?= )|(?: a| di| all'| dell'))?)";
const IT =
  '(?:write it|say so|say it|write that|scrivil[oa]|scrivetel[oa]|scriverlo|dillo|ditelo|lo scrivete|lo scrivi)';
const TOLD = `(?: (?:${MARK} )?${SAYS}|(?: ${MARK})?: ?)`;
const Y =
  '(?<y>[^,:"“«]{2,50}?)(?: (?:questa|la seguente|una|this|the following|the|a) (?:riga|nota|frase|scritta|line|note|sentence))?';

/** What is said: `y` is what it stands beside, `t` the text. */
const NOTES: readonly RegExp[] = [
  new RegExp(`^(?:${MARK} )?${SIDE} ${Y}: ?(?<t>.+)$`),
  new RegExp(`^${VERB} (?:${MARK} )?${SIDE} ${Y}(?:,? ${SAYS}|: ?)(?<t>.+)$`),
  new RegExp(`^${SIDE} ${Y},? ${VERB}${TOLD}(?<t>.+)$`),
  new RegExp(`^${VERB}${TOLD}(?<t>.+?),? ${SIDE} ${Y}$`),
  new RegExp(`^${VERB} (?:${MARK}:? )?["“«](?<t>[^"”»]+)["”»],? ${SIDE} ${Y}$`),
  new RegExp(`^${VERB} (?:${MARK} )?${SIDE} ${Y}:? ["“«](?<t>[^"”»]+)["”»]$`),
  new RegExp(`^${SIDE} ${Y},? ${VERB} (?:${MARK}:? )?["“«](?<t>[^"”»]+)["”»]$`),
  new RegExp(`^(?<t>.+?),? (?:e |and |so |please )?${IT} ${SIDE} ${Y}$`),
];

/** A line in the person's words beside something that the page has: "put under the hours that Sundays are by arrangement". */
export function readNote(request: Request, from: number, to: number): Reading | undefined {
  const { text, folded } = told(request, from, to);
  if (request.page.limit || folded.length > LONGEST) return undefined;
  for (const pattern of NOTES) {
    const { side = '', y = '', t = '' } = pattern.exec(folded)?.groups ?? {};
    const start = folded.lastIndexOf(t);
    const line = text.slice(start, start + t.length).replace(EDGES, '');
    const element = t === '' || !isLine(line) ? undefined : besideCalled(request, y);
    if (!element) continue;
    const target = pinned(request, y, { elements: [element] });
    const isAbove = /^(?:above|before|sopra|prima)/.test(side.replace(/^\w+ (?=above|before)/, ''));
    return {
      intents: [
        { kind: 'add-text', target, text: capitalise(line), ...(isAbove && { isAbove: true }) },
      ],
    };
  }
  return capitalLine(request, text);
}

const BARE = new RegExp(
  `^${VERB} ${SIDE} (?<y>[^,:"“«\\p{Lu}]{2,40}) (?<t>\\p{Lu}\\p{L}* (?:[^ ]+ ){2,}.+)$`,
  'u',
);

/** "Put below the dishes We open at six": a line begins with a capital. */
function capitalLine(request: Request, text: string): Reading | undefined {
  const {
    side = '',
    y = '',
    t = '',
  } = BARE.exec(text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))?.groups ?? {};
  const element =
    t === '' || side === '' || !isLine(t) || tellsSum(t) ? undefined : besideCalled(request, y);
  const target = element && pinned(request, y, { elements: [element] });
  return target && { intents: [{ kind: 'add-text', target, text: t.replace(EDGES, '') }] };
}

/** What is told with a sum is an entry. */
function tellsSum(text: string): boolean {
  return readValues(text).some(({ kind }) => kind === 'money');
}

const LONGEST = 300;
const EDGES = /^[\s"“«:,]+|[\s"”»,]+$/g;

/** Wishes, doubts and talk stand on no page. */
function isLine(line: string): boolean {
  return (
    line.split(/\s+/).length > 1 &&
    !/(?<!\p{L})(?:please|could you|can you|would you|maybe|something|somewhere|puoi|potete|potresti|magari|forse|qualcosa|smaller|bigger|\d{6,}|\d{3,} \d{3,}|pi[uù] (?:grand|piccol)\p{L}*)(?!\p{L})|\?$/iu.test(
      line,
    )
  );
}

const ARTICLE = /^(?:the |our |my |il |lo |la |gli |le |i |l')/;

/** What a line may stand beside: hours, a way to be reached, a day's line, an entry or a section. */
function besideCalled(request: Request, phrase: string): IndexedElement | undefined {
  const { page } = request;
  const name = phrase
    .trim()
    .replace(ARTICLE, '')
    .replace(/[.!?]+$/, '');
  const fact = FACTS.find(([words]) => words.test(name));
  if (fact) return fact[1](page);
  const [only, another] = refer(request, name);
  return only && !another ? only.element : undefined;
}

const DAYS = WEEKDAYS.flat().join('|');
const FACTS: readonly (readonly [
  words: RegExp,
  find: (page: PageModel) => IndexedElement | undefined,
])[] = [
  [
    new RegExp(
      `^(?:opening |business )?(?:hours|times)|^orari(?:o)?(?: di apertura)?$|^(?:riga|line) (?:del|della|of|for) (?:${DAYS})$|^(?:${DAYS})(?:[ -](?:to |a )?(?:${DAYS}))? line$`,
    ),
    hoursOf,
  ],
  [/^(?:street )?address$|^indirizzo$/, addressOf],
  [
    /^(?:tele)?phone(?: number)?$|^(?:numero di )?telefono$|^numero$/,
    (page) => wayOf(page, 'tel:'),
  ],
  [/^(?:e-?mail|mail)(?: address)?$|^(?:indirizzo )?e-?mail$/, (page) => wayOf(page, 'mailto:')],
];

/** The element that holds all that is told of the week. */
function hoursOf(page: PageModel): IndexedElement | undefined {
  const row = page.index.elements.find((one) => attributeOf(one, 'data-times') !== undefined);
  const table = row && [...ancestorsOf(row)].find(({ tag }) => /^(?:table|dl|ul|ol)$/.test(tag));
  return table ?? contentOf(page).find(isHoursLine);
}

function isHoursLine(element: IndexedElement): boolean {
  return /^(?:p|dd|li|td|address)$/.test(element.tag) && TELLS_TIMES.test(textOf(element));
}

function addressOf(page: PageModel): IndexedElement | undefined {
  const content = contentOf(page);
  return (
    content.find(({ tag }) => tag === 'address') ??
    content.find((one) => /^(?:dd|p|li)$/.test(one.tag) && isAddress(textOf(one)))
  );
}

/** The line with the link, where the page tells how to be reached. */
function wayOf(page: PageModel, scheme: string): IndexedElement | undefined {
  const link = contentOf(page).findLast(
    (one) => one.tag === 'a' && attributeOf(one, 'href')?.startsWith(scheme) === true,
  );
  return (
    link && ([...ancestorsOf(link)].find(({ tag }) => /^(?:dd|p|li|address)$/.test(tag)) ?? link)
  );
}

function contentOf({ sections }: PageModel): IndexedElement[] {
  return sections
    .filter((section) => !isFrame(section) && !section.kinds.has('hero'))
    .flatMap(({ element }) => elementsIn(element));
}
