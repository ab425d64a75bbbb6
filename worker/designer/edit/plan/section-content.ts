import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import type { EditLanguage } from '../intents/edit-intent.ts';
import type { SectionKind } from '../page/parts.ts';
import { readHoursRows } from './hours-rows.ts';
import { SECTION_TEXTS, type SectionTexts } from './section-texts.ts';

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

export interface BuiltContent {
  id: string;
  heading: string;
  body: string;
  /** Rules for the block of edits. */
  rules: readonly string[];
  hasGaps: boolean;
}

type BodyBuilder = (
  texts: SectionTexts,
  input: ContentInput,
) => { body: string; rules?: readonly string[]; hasGaps: boolean };

/** A gap the owner fills in. */
export function placeholder(name: string, text: string): string {
  return `<span data-placeholder="${escapeAttribute(name)}">${escapeText(text)}</span>`;
}

const HOURS_RULES = [
  '.added-hours { width: 100%; max-width: 30rem; border-collapse: collapse; }',
  '.added-hours th, .added-hours td { padding: 0.5rem 0; border-bottom: 1px solid; text-align: start; font-weight: inherit; }',
  '.added-hours td { text-align: end; }',
];

const buildHours: BodyBuilder = (texts, { content }) => {
  const rows = readHoursRows(content);
  const shown =
    rows.length > 0
      ? rows.map(({ days, times }) => [escapeText(days), escapeText(times)])
      : texts.days.map((day) => [escapeText(day), placeholder('hours', texts.hoursGap)]);
  const lines = shown.map(
    ([days, times]) => `<tr><th scope="row">${days}</th><td>${times}</td></tr>`,
  );
  return {
    body: `<table class="added-hours">\n<tbody>\n${lines.join('\n')}\n</tbody>\n</table>`,
    rules: HOURS_RULES,
    hasGaps: rows.length === 0,
  };
};

const FAQ_RULES = [
  '.added-faq details { padding: 0.75rem 0; border-bottom: 1px solid; }',
  '.added-faq summary { cursor: pointer; font-weight: 600; }',
];

const buildFaq: BodyBuilder = (texts, { facts }) => {
  const answers: (readonly [string, string | undefined])[] = [
    [texts.whereQuestion, facts.address && texts.whereAnswer(facts.address)],
    [texts.reachQuestion, reachAnswer(texts, facts)],
    ...texts.openQuestions.map((question) => [question, undefined] as const),
  ];
  const entries = answers.map(
    ([question, answer]) =>
      `<details>\n<summary>${escapeText(question)}</summary>\n<p>${answer ? escapeText(answer) : placeholder('answer', texts.answerGap)}</p>\n</details>`,
  );
  return {
    body: `<div class="added-faq">\n${entries.join('\n')}\n</div>`,
    rules: FAQ_RULES,
    hasGaps: true,
  };
};

function reachAnswer(texts: SectionTexts, { phone, mail }: PageFacts): string | undefined {
  const ways = [phone, mail].filter((way) => way !== undefined);
  return ways.length > 0 ? texts.reachAnswer(ways.join(texts.or)) : undefined;
}

const FORM_RULES = [
  '.added-form { display: grid; gap: 1rem; max-width: 34rem; }',
  '.added-form label { display: grid; gap: 0.25rem; }',
  '.added-form input, .added-form textarea { padding: 0.6rem 0.75rem; border: 1px solid; border-radius: 4px; background: transparent; color: inherit; font: inherit; }',
  '.added-form button { justify-self: start; cursor: pointer; font: inherit; }',
];

export function buildForm(
  texts: SectionTexts,
  { facts, buttonClass }: ContentInput,
  extra: readonly (readonly [type: string, name: string, label: string])[] = [],
): { body: string; rules: readonly string[]; hasGaps: boolean } {
  const fields = [
    ['text', 'name', texts.nameField],
    ['email', 'email', texts.mailField],
    ...extra,
  ] as const;
  const action = facts.mail
    ? `action="mailto:${escapeAttribute(facts.mail)}"`
    : 'action="mailto:" data-placeholder="mail"';
  const inputs = fields.map(
    ([type, name, label]) =>
      `<label>${escapeText(label)} <input type="${type}" name="${name}"${AUTOCOMPLETE[name] ?? ''} required></label>`,
  );
  const message = `<label>${escapeText(texts.messageField)} <textarea name="message" rows="5" required></textarea></label>`;
  const send = `<button type="submit"${buttonClass}>${escapeText(texts.send)}</button>`;
  return {
    body: `<form class="added-form" ${action} method="post" enctype="text/plain">\n${[...inputs, message, send].join('\n')}\n</form>`,
    rules: FORM_RULES,
    hasGaps: facts.mail === undefined,
  };
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: ' autocomplete="name"',
  email: ' autocomplete="email"',
};

const LIST_RULES = [
  '.added-list { display: grid; gap: 0.75rem; padding: 0; list-style: none; }',
  '.added-list li { display: flex; justify-content: space-between; gap: 1rem; padding-bottom: 0.5rem; border-bottom: 1px solid; }',
];

const buildPrices: BodyBuilder = (texts, { content }) => {
  const rows = content
    .split(/[;,\n]|\s+(?:and|e)\s+/)
    .map((row) =>
      /^(.*?)[\s:]+((?:€|\$|£)?\s?\d+(?:[.,]\d{1,2})?\s?(?:€|euros?|\$|£)?)$/i.exec(row.trim()),
    )
    .filter((row) => row !== null);
  const items =
    rows.length > 0
      ? rows.map(
          ([, name = '', price = '']) =>
            `<li><span>${escapeText(name.trim())}</span> <span>${escapeText(/^\d/.test(price) && !/[€$£]|eur/i.test(price) ? `${price} €` : price.trim())}</span></li>`,
        )
      : texts.items.map(
          (item) => `<li>${placeholder('item', item)} ${placeholder('price', texts.priceGap)}</li>`,
        );
  return {
    body: `<ul class="added-list">\n${items.join('\n')}\n</ul>`,
    rules: LIST_RULES,
    hasGaps: rows.length === 0,
  };
};

function paragraphs(
  kind: 'about' | 'team' | 'services' | 'events' | 'process' | 'testimonials' | 'gallery' | 'blog',
): BodyBuilder {
  return (texts, { content }) => ({
    body: content
      ? `<p>${escapeText(content)}</p>`
      : texts.gaps[kind].map((gap) => `<p>${placeholder(kind, gap)}</p>`).join('\n'),
    hasGaps: content === '',
  });
}

/** "words — name" is a review with the name of who wrote it. */
const buildTestimonials: BodyBuilder = (texts, input) => {
  if (input.content === '') return paragraphs('testimonials')(texts, input);
  const [, words = input.content, author] = /^([^]*?)(?: — ([^—]+))?$/.exec(input.content) ?? [];
  return { body: quoteMarkup(words, author), hasGaps: false };
};

export function quoteMarkup(words: string, author: string | undefined): string {
  const name = author ? `\n<footer>${escapeText(author)}</footer>` : '';
  return `<blockquote>\n<p>${escapeText(words)}</p>${name}\n</blockquote>`;
}

const buildMap: BodyBuilder = (texts, { facts, buttonClass }) => {
  const link = facts.address
    ? `<p><a${buttonClass} href="https://www.openstreetmap.org/search?query=${encodeURIComponent(facts.address)}">${escapeText(texts.openMap)}</a></p>`
    : '';
  return {
    body: `<p>${facts.address ? escapeText(facts.address) : placeholder('address', texts.addressGap)}</p>\n${link}`.trim(),
    hasGaps: facts.address === undefined,
  };
};

const buildNewsletter: BodyBuilder = (texts, { facts, buttonClass }) => {
  const action = facts.mail
    ? `action="mailto:${escapeAttribute(facts.mail)}"`
    : 'action="mailto:" data-placeholder="mail"';
  return {
    body: `<p>${escapeText(texts.newsletterLine)}</p>\n<form class="added-form" ${action} method="post" enctype="text/plain">\n<label>${escapeText(texts.mailField)} <input type="email" name="email" autocomplete="email" required></label>\n<button type="submit"${buttonClass}>${escapeText(texts.subscribe)}</button>\n</form>`,
    rules: FORM_RULES,
    hasGaps: facts.mail === undefined,
  };
};

const buildCta: BodyBuilder = (texts, { facts, buttonClass }) => {
  const href = facts.phone
    ? `tel:${facts.phone.replace(/[^\d+]/g, '')}`
    : facts.mail
      ? `mailto:${facts.mail}`
      : '#';
  return {
    body: `<p><a${buttonClass} href="${escapeAttribute(href)}">${escapeText(facts.phone ? texts.callUs : texts.writeUs)}</a></p>`,
    hasGaps: href === '#',
  };
};

const BUILDERS: Partial<Record<SectionKind, BodyBuilder>> = {
  hours: buildHours,
  faq: buildFaq,
  contact: (texts, input) => buildForm(texts, input),
  booking: (texts, input) =>
    buildForm(texts, input, [
      ['date', 'date', texts.dateField],
      ['time', 'time', texts.timeField],
    ]),
  prices: buildPrices,
  menu: buildPrices,
  products: buildPrices,
  about: paragraphs('about'),
  team: paragraphs('team'),
  services: paragraphs('services'),
  events: paragraphs('events'),
  process: paragraphs('process'),
  testimonials: buildTestimonials,
  gallery: paragraphs('gallery'),
  blog: paragraphs('blog'),
  map: buildMap,
  newsletter: buildNewsletter,
  cta: buildCta,
};

/** The content of a new section in the page's language; undefined for kinds that are not made here. */
export function buildContent(kind: SectionKind, input: ContentInput): BuiltContent | undefined {
  const builder = BUILDERS[kind];
  const texts = SECTION_TEXTS[input.language];
  const heading = texts.headings[kind];
  if (!builder || !heading) return undefined;
  const { body, rules = [], hasGaps } = builder(texts, input);
  return { id: texts.ids[kind] ?? kind, heading, body, rules, hasGaps };
}
