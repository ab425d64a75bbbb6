import { readHoursRows } from '#domain/reading/hours/written-hours.ts';
import { foldName } from '#domain/reading/fold.ts';
import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { toPhoneLink } from '#domain/reading/contact.ts';
import { WORDS } from '../../copy/words.ts';
import type { EditLanguage } from '../intents/edit-intent.ts';
import type { SectionKind } from '../page/parts.ts';
import { SECTION_TEXTS } from './section-texts.ts';

/** What the page itself knows, for sections that can use it. */
export interface PageFacts {
  phone: string | undefined;
  mail: string | undefined;
  address: string | undefined;
}

export interface ContentInput {
  language: EditLanguage;
  /** What the request says the section should hold, in the user's words; may be empty. */
  content: string;
  facts: PageFacts;
  buttonClass: string;
}

interface Body {
  body: string;
  /** Rules for the block of edits. */
  rules: readonly string[];
  hasGaps: boolean;
}

export interface BuiltContent extends Body {
  id: string;
  heading: string;
}

/** A gap the owner fills in. */
export function placeholder(name: string, text: string): string {
  return `<span data-placeholder="${escapeAttribute(name)}">${escapeText(text)}</span>`;
}

/** A timetable with the hours that a text tells, or with a gap for each day. */
export function hoursTable(language: EditLanguage, content: string): Body {
  const told = readHoursRows(content).map(({ days, times }) => [days, escapeText(times)] as const);
  const gap = placeholder('hours', SECTION_TEXTS[language].hoursGap);
  const rows = told.length > 0 ? told : WORDS[language].days.map((day) => [day, gap] as const);
  const lines = rows.map(
    ([days, times]) => `<tr><th scope="row">${escapeText(days)}</th><td>${times}</td></tr>`,
  );
  return {
    body: `<table class="added-hours">\n<tbody>\n${lines.join('\n')}\n</tbody>\n</table>`,
    rules: [
      '.added-hours { width: 100%; max-width: 30rem; border-collapse: collapse; }',
      '.added-hours th, .added-hours td { padding: 0.5rem 0; border-bottom: 1px solid; text-align: start; font-weight: inherit; }',
      '.added-hours td { text-align: end; }',
    ],
    hasGaps: told.length === 0,
  };
}

function questions({ language, facts: { address, phone, mail } }: ContentInput): Body {
  const texts = SECTION_TEXTS[language];
  const ways = [phone, mail].filter((way) => way !== undefined);
  const entries = [
    [texts.whereQuestion, address && texts.whereAnswer(address)],
    [texts.reachQuestion, ways.length > 0 ? texts.reachAnswer(ways) : undefined],
    ...texts.openQuestions.map((question) => [question, undefined]),
  ].map(([question = '', answer]) => questionMarkup(language, question, answer));
  return {
    body: `<div class="added-faq">\n${entries.join('\n')}\n</div>`,
    rules: [
      '.added-faq details { padding: 0.75rem 0; border-bottom: 1px solid; }',
      '.added-faq summary { cursor: pointer; font-weight: 600; }',
    ],
    hasGaps: true,
  };
}

/** A question that opens its answer, or a gap for that. */
export function questionMarkup(language: EditLanguage, question: string, answer = ''): string {
  const shown = escapeText(answer) || placeholder('answer', SECTION_TEXTS[language].answerGap);
  return `<details>\n<summary>${escapeText(question)}</summary>\n<p>${shown}</p>\n</details>`;
}

interface FormParts {
  fields: readonly (readonly [type: string, name: string, label: string])[];
  send: string;
  /** Markup before and behind the fields. */
  lead?: string;
  more?: string;
}

function form({ facts: { mail }, buttonClass }: ContentInput, parts: FormParts): Body {
  const { fields, send, lead = '', more = '' } = parts;
  const action = escapeAttribute(`mailto:${mail ?? ''}`);
  const gap = mail ? '' : ' data-placeholder="mail"';
  const inputs = fields.map(([type, name, label]) => {
    const complete = type === 'email' || name === 'name' ? ` autocomplete="${name}"` : '';
    return `<label>${escapeText(label)} <input type="${type}" name="${name}"${complete} required></label>\n`;
  });
  return {
    body: `${lead}<form class="added-form" action="${action}"${gap} method="post" enctype="text/plain">\n${inputs.join('')}${more}<button type="submit"${buttonClass}>${escapeText(send)}</button>\n</form>`,
    rules: [
      '.added-form { display: grid; gap: 1rem; max-width: 34rem; }',
      '.added-form label { display: grid; gap: 0.25rem; }',
      '.added-form input, .added-form textarea { padding: 0.6rem 0.75rem; border: 1px solid; border-radius: 4px; background: transparent; color: inherit; font: inherit; }',
      '.added-form button { justify-self: start; cursor: pointer; font: inherit; }',
    ],
    hasGaps: mail === undefined,
  };
}

function contactForm(input: ContentInput, extra: FormParts['fields'] = []): Body {
  const { name, mail, message, send } = WORDS[input.language].form;
  return form(input, {
    fields: [['text', 'name', name], ['email', 'email', mail], ...extra],
    more: `<label>${escapeText(message)} <textarea name="message" rows="5" required></textarea></label>\n`,
    send,
  });
}

function bookingForm(input: ContentInput): Body {
  const { dateField, timeField } = SECTION_TEXTS[input.language];
  return contactForm(input, [
    ['date', 'date', dateField],
    ['time', 'time', timeField],
  ]);
}

function newsletterForm(input: ContentInput): Body {
  const { mail, subscribe } = WORDS[input.language].form;
  const lead = `<p>${escapeText(SECTION_TEXTS[input.language].newsletterLine)}</p>\n`;
  return form(input, { fields: [['email', 'email', mail]], send: subscribe, lead });
}

const PRICED =
  /^(.*?)[\s:]+((?:(?:from|da) )?(?:€|\$|£)?\s?\+?\d+(?:[.,]\d{1,2})?\s?(?:€|euros?|\$|£|%)?)$/i;
/** What may stand between two entries: a comma, the end of a sentence, a joining word. */
const BETWEEN = /([;\n]|,(?!\d)|\.(?=\s+\p{Lu})|\s+(?:and|e)\s+)/u;

/** Entries with their prices, and what is told besides. A piece without a price belongs to the entry behind it. */
function pricedLines(content: string): { rows: (readonly [string, string])[]; rest: string } {
  const rows: (readonly [string, string])[] = [];
  let piece = '';
  for (const part of content.trim().split(BETWEEN)) {
    const [, name, price = ''] = PRICED.exec((piece + part).trim()) ?? [];
    if (name !== undefined) rows.push([name, price.trim()]);
    piece = name === undefined ? (piece + part).replace(/^[\s;,.]+|^\s*(?:and|e)\s+/, '') : '';
  }
  return { rows, rest: piece.trim() };
}

function priceList({ language, content }: ContentInput): Body {
  const texts = SECTION_TEXTS[language];
  const { rows, rest } = pricedLines(content);
  const told = rows.map(([name, price]) => {
    const sum = /^[\d.,]+$/.test(price) ? `${price} €` : price;
    return `<span>${escapeText(capitalise(name.trim()))}</span> <span>${escapeText(sum)}</span>`;
  });
  const gaps = texts.items.map(
    (item) => `${placeholder('item', item)} ${placeholder('price', texts.priceGap)}`,
  );
  const list = listOf(told.length > 0 ? told : gaps, told.length === 0);
  return rest === ''
    ? list
    : { ...list, body: `${list.body}\n<p>${escapeText(capitalise(rest))}</p>` };
}

function listOf(items: readonly string[], hasGaps: boolean): Body {
  return {
    body: `<ul class="added-list">\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`,
    rules: [
      '.added-list { display: grid; gap: 0.75rem; padding: 0; list-style: none; }',
      '.added-list li { display: flex; justify-content: space-between; gap: 1rem; padding-bottom: 0.5rem; border-bottom: 1px solid; }',
    ],
    hasGaps,
  };
}

const NAMED_LINE = /^(\p{Lu}[^-–—:,]{0,40}?)\s*(?:\s[-–—]\s|:\s)\s*(.+?)[.;]?$/su;

/** "Anna - colourist, Tom - barber" tells of people, or things, one by one. */
function namedLines(content: string): Body | undefined {
  const lines = content
    .split(/[;,\n]\s*(?=\p{Lu}[^-–—:,]{0,40}?\s*(?:\s[-–—]\s|:\s))/u)
    .map((line) => NAMED_LINE.exec(line.trim()));
  if (lines.length < 2 || lines.some((line) => line === null)) return undefined;
  return listOf(
    lines.map(
      (line) =>
        `<strong>${escapeText(line?.[1]?.trim() ?? '')}</strong> <span>${escapeText(line?.[2] ?? '')}</span>`,
    ),
    false,
  );
}

/** "words — name" is a review with the name of who wrote it; so are quoted words with a name behind them. */
function review({ content }: ContentInput): Body | undefined {
  const [, quoted, by] = /["“«]([^"”»]+)["”»][\s,(–—-]*([^()]*)\)?\.?$/.exec(content) ?? [];
  const [, words = content, author] = quoted
    ? ['', quoted, by]
    : (/^([^]*?)(?: — ([^—]+))?$/.exec(content) ?? []);
  return content === '' ? undefined : plain(quoteMarkup(words, author));
}

export function quoteMarkup(words: string, author: string | undefined): string {
  const name = author ? `\n<footer>${escapeText(author)}</footer>` : '';
  return `<blockquote>\n<p>${escapeText(words)}</p>${name}\n</blockquote>`;
}

function plain(body: string, hasGaps = false): Body {
  return { body, rules: [], hasGaps };
}

function directions({ language, facts: { address }, buttonClass }: ContentInput): Body {
  if (address === undefined)
    return plain(`<p>${placeholder('address', SECTION_TEXTS[language].addressGap)}</p>`, true);
  const link = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  const label = escapeText(WORDS[language].openMap);
  return plain(
    `<p>${escapeText(address)}</p>\n<p><a${buttonClass} href="${link}">${label}</a></p>`,
  );
}

function callToAction({ language, facts: { phone, mail }, buttonClass }: ContentInput): Body {
  const href = (phone && toPhoneLink(phone)) ?? (mail && `mailto:${mail}`) ?? '#';
  const { call, write } = WORDS[language];
  const label = escapeText(phone ? call : write);
  return plain(
    `<p><a${buttonClass} href="${escapeAttribute(href)}">${label}</a></p>`,
    href === '#',
  );
}

const BUILDERS: Partial<Record<SectionKind, (input: ContentInput) => Body | undefined>> = {
  hours: ({ language, content }) => hoursTable(language, content),
  faq: questions,
  contact: (input) => contactForm(input),
  booking: bookingForm,
  prices: priceList,
  menu: priceList,
  products: priceList,
  testimonials: review,
  map: directions,
  newsletter: newsletterForm,
  cta: callToAction,
};

/** The user's words, or lines for them to replace. */
function paragraphs(kind: SectionKind, { language, content }: ContentInput): Body | undefined {
  if (content !== '')
    return namedLines(content) ?? plain(`<p>${escapeText(capitalise(content))}</p>`);
  const gaps = SECTION_TEXTS[language].gaps[kind]?.map((gap) => `<p>${placeholder(kind, gap)}</p>`);
  return gaps && plain(gaps.join('\n'), true);
}

/** The content of a new section in the page's language; undefined for kinds that are not made here. */
export function buildContent(kind: SectionKind, input: ContentInput): BuiltContent | undefined {
  const heading = SECTION_TEXTS[input.language].headings[kind];
  const body = heading && (BUILDERS[kind]?.(input) ?? paragraphs(kind, input));
  if (!heading || !body) return undefined;
  return { id: input.language === 'en' ? kind : slugOf(heading), heading, ...body };
}

export function slugOf(heading: string): string {
  return foldName(heading).replaceAll(' ', '-') || 'section';
}
