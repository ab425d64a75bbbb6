import type { Steps } from '#domain/text/steps.ts';
import { readAddress } from './addresses.ts';
import { MarkupListener } from './markup-listener.ts';
import type { MarkupPlace, PageFacts } from './page-facts.ts';
import {
  decodeBase64,
  decodedTexts,
  decodePercent,
  type Literal,
  readLiterals,
} from './read-script.ts';
import { type Attributes, readTokensSteps } from './read-tokens.ts';

/** How much is read of a site, markup within markup included, and how deep that goes. */
const MOST_CHARACTERS = 12_000_000;
const DEEPEST = 4;
const TAG = /<[a-z!?/]/i;

/** What has been read of a site, and how much may still be read. */
export interface PageReading {
  facts: PageFacts;
  left: number;
  /** Markup within what has been read, such as a frame's own document or what a script would write. */
  pending: { html: string; where: Where }[];
  /** How many of `pending` have been read. */
  read: number;
}

/** So many small documents are read between two rests. */
const DOCUMENTS_AT_ONCE = 200;

export function startReading(facts: PageFacts): PageReading {
  return { facts, left: MOST_CHARACTERS, pending: [], read: 0 };
}

interface Where {
  place: MarkupPlace;
  depth: number;
}

const TOP: Where = { place: 'page', depth: 0 };

/** Reads a document in steps, and the markup within it after it. */
export function* readMarkupSteps(reading: PageReading, html: string): Steps<void> {
  readMarkup(reading, html, TOP);
  yield* readPendingSteps(reading);
}

/** Reads the markup that was found within what has been read. */
export function* readPendingSteps(reading: PageReading): Steps<void> {
  for (let next = reading.pending[reading.read]; next; next = reading.pending[reading.read]) {
    reading.read += 1;
    yield* readDocumentSteps(reading, next.html, next.where);
    if (reading.read % DOCUMENTS_AT_ONCE === 0) yield;
  }
}

function* readDocumentSteps(reading: PageReading, html: string, where: Where): Steps<void> {
  const listener = new MarkupListener(
    { facts: reading.facts, place: where.place },
    {
      raw: (tag, text) => readRaw(reading, { tag, text }, where),
      attributes: (tag, attributes) => readAttributes(reading, { tag, attributes }, where),
    },
  );
  yield* readTokensSteps(html, listener);
  listener.end();
}

function readMarkup(reading: PageReading, html: string, where: Where): void {
  if (spend(reading, html, where)) reading.pending.push({ html, where });
}

function spend(reading: PageReading, { length }: string, { depth }: Where): boolean {
  reading.left -= length;
  if (reading.left < 0) reading.facts.isRead = false;
  return reading.left >= 0 && depth <= DEEPEST;
}

function within({ place, depth }: Where, inside: MarkupPlace): Where {
  return { place: place === 'encoded' ? place : inside, depth: depth + 1 };
}

/** In a drawing such an element may hold markup, so that what looks like markup in it is read as such too. */
function readRaw(
  reading: PageReading,
  { tag, text }: { tag: string; text: string },
  where: Where,
): void {
  if (tag === 'script') return readScript(reading, text, where);
  if (tag === 'style') reading.facts.styles.push(text);
  if (!TAG.test(text)) return;
  readMarkup(reading, text, within(where, tag === 'noscript' ? where.place : 'script'));
}

const FRAMES = new Set(['iframe', 'frame', 'embed', 'object']);

/** What is read of an attribute, by its name. */
const BY_NAME: Record<string, (reading: PageReading, value: string, where: Where) => void> = {
  style: ({ facts }, value) => void facts.styles.push(value),
  srcdoc: (reading, value, where) => readMarkup(reading, value, within(where, 'framed')),
  action: ({ facts }, value) => void facts.forms.push(value),
  formaction: ({ facts }, value) => void facts.forms.push(value),
};

interface Tag {
  tag: string;
  attributes: Attributes;
}

function readAttributes(reading: PageReading, { tag, attributes }: Tag, where: Where): void {
  for (const [name, value] of attributes) {
    BY_NAME[name]?.(reading, value, where);
    if (name.startsWith('on')) readScript(reading, value, within(where, where.place));
    else if (name.startsWith('data-') && value.length <= 200)
      noteAttribute(reading.facts, name, value);
  }
  const address = attributes.get(tag === 'object' ? 'data' : 'src');
  if (address !== undefined && FRAMES.has(tag)) readFrame(reading, address, where);
  readLink(reading, { tag, attributes }, where);
}

function readLink(reading: PageReading, { tag, attributes }: Tag, where: Where): void {
  const href = attributes.get('href')?.trim() ?? '';
  if (tag === 'link' && /\bicon\b/i.test(attributes.get('rel') ?? ''))
    reading.facts.pictures.push({ words: '', source: href, isLogo: true });
  if (/^(?:javascript|data):/i.test(href) && tag !== 'link') readFrame(reading, href, where);
}

function noteAttribute({ attributes }: PageFacts, name: string, value: string): void {
  const known = attributes.get(name);
  if (known === undefined) attributes.set(name, [value]);
  else if (known.length < 100) known.push(value);
}

function readFrame(reading: PageReading, address: string, where: Where): void {
  const markup = readDataUrl(address);
  if (markup !== null) readMarkup(reading, markup, within(where, 'framed'));
  else if (/^\s*javascript:/i.test(address))
    readScript(reading, decodePercent(address), within(where, 'page'));
  else reading.facts.frames.push(address);
}

/** The text of a data URL that may hold markup; null for any other address. */
function readDataUrl(address: string): string | null {
  const [, type = '', body = ''] = /^\s*data:([^,]{0,200}),([^]*)$/i.exec(address) ?? [];
  if (body === '' || /^(?:image\/(?!svg)|font|audio|video)/i.test(type)) return null;
  return /base64/i.test(type) ? (decodeBase64(decodePercent(body))[0] ?? '') : decodePercent(body);
}

const JOINT = /(['"`])\s*\+\s*\1/g;
const PASSWORD_MADE =
  /\.type\s*=\s*['"`]password|['"`]type['"`]\s*,\s*['"`]password|\btype\s*:\s*['"`]password/i;
const MASK_MADE =
  /['"`][•●∗⬤*]['"`]\s*\.\s*repeat\s*\(|replace\s*\(\s*\/\.\/g\s*,\s*['"`][•●∗⬤*]|text-?security/i;
const SENDING =
  /\bfetch\b|sendBeacon|XMLHttpRequest|WebSocket|\.src\s*=|\.action\s*=|\$\.(?:post|ajax)|axios/;
const READING =
  /\.value\b|FormData|\.elements\b|onkey|keydown|keypress|\.key\b|textContent|innerText/;
const JUMP_BEFORE =
  /location(?:\s*\.\s*(?:href|assign|replace))?\s*(?:=|\()\s*$|\[['"`](?:location|href)['"`]\]\s*=\s*$|navigate\(\s*$/;
const TITLE_BEFORE = /(?:document\s*\.\s*title\s*=|fillText\s*\()\s*$/;
const FILE = /\.(?:m?js|css|png|jpe?g|gif|svg|webp|avif|woff2?|ico|mp[34])(?:$|[?#])/i;
const LONGEST_TITLE = 120;

/** Reads a script: what it would write into the page, where it sends what is typed, where it goes. */
export function readScript(reading: PageReading, script: string, where: Where = TOP): void {
  if (!spend(reading, script, where)) return;
  const { facts } = reading;
  facts.scripts.push(script);
  const code = script.replace(JOINT, '');
  const literals = readLiterals(code);
  if (MASK_MADE.test(code)) facts.masksText = true;
  if (PASSWORD_MADE.test(code)) facts.fields.push(passwordOf(where));
  if (TAG.test(script)) readMarkup(reading, code, within(where, 'script'));
  const pieces = literals.map(({ text }) => text).join('');
  const isHidden = !TAG.test(script);
  if (TAG.test(pieces)) readMarkup(reading, pieces, within(where, isHidden ? 'encoded' : 'script'));
  readLiteralAddresses(facts, code, literals);
  for (const text of decodedTexts(code, literals)) readDecoded(reading, text, where);
}

function passwordOf({ place }: Where): PageFacts['fields'][number] {
  return { type: 'password', autocomplete: '', words: '', id: '', style: '', place };
}

function readLiteralAddresses(facts: PageFacts, code: string, literals: Literal[]): void {
  const isSending = SENDING.test(code) && READING.test(code);
  for (const { text, before } of literals) {
    if (text.length <= LONGEST_TITLE && TITLE_BEFORE.test(before)) facts.claims.push(text);
    if (JUMP_BEFORE.test(before)) facts.jumps.push(text);
    else if (isSending && readAddress(text) !== null && !FILE.test(text)) facts.sends.push(text);
  }
}

function readDecoded(reading: PageReading, text: string, where: Where): void {
  const inside = within(where, 'encoded');
  if (TAG.test(text)) readMarkup(reading, text, inside);
  else if (readAddress(text) !== null) reading.facts.encodedAddresses.push(text);
  else if (/[(=]/.test(text) && text.length > 20) readScript(reading, text, inside);
}
