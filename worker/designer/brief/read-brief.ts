import { finishSteps, type Steps } from '#domain/text/steps.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import { readHours } from '#domain/reading/hours/read-hours.ts';
import { findNamedTrade } from '../trades/trade-words.ts';
import type { Brief, Language } from './brief.ts';
import { readColour, readMood } from './colours.ts';
import { readMail, readPhone } from '#domain/reading/contact.ts';
import { readAddress, readTown } from '#domain/reading/find-addresses.ts';
import { detectLanguage } from './language.ts';
import { readName } from './name.ts';
import { readSlogan, takeOwnWords } from './own-words.ts';
import { readPlace } from './place.ts';
import { readPricedItems, type PricedItem } from './priced-items.ts';
import { hideFacts, NAME_MARK } from './prose.ts';
import { readSectionWishes } from './sections.ts';
import { readServices } from './services.ts';
import { readSubject } from './subject.ts';
import { readTones, toDirections } from './tones.ts';

const LONGEST_PROMPT = 12_000;

/** What a mail program writes around a forwarded text. */
const MAIL_LINE =
  /^[ \t>]*(?:(?:from|to|cc|sent|date|subject|da|a|inviato|data|oggetto|fwd?|re|r|i)\s?:.{0,160}|-{2,}.{0,40}|sent from my .{0,30}|inviato da(?:l mio)? i?phone.{0,20}|inviato da .{0,12}(?:android|outlook|gmail).{0,20})$/gim;
const FEWEST_MAIL_LINES = 2;

/** A forwarded mail without the lines of its header; a brief with one such line keeps it. Linear. */
function stripMailHeader(text: string): string {
  const lines = text.match(MAIL_LINE) ?? [];
  return lines.length < FEWEST_MAIL_LINES ? text : text.replaceAll(MAIL_LINE, '');
}

/**
 * Removes control characters, repeated spaces and the header of a forwarded mail. The result may still contain markup,
 * which is escaped on output.
 */
export function cleanPrompt(prompt: string): string {
  return stripMailHeader(prompt.slice(0, LONGEST_PROMPT))
    .toWellFormed()
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .replaceAll(/(?<= )x (?=(?:il|lo|la|i|gli|le|un|una|mi[oa]|nostr[oa])\b)/g, 'per ')
    .trim();
}

/** Names are matched without case, because “the bar Due Torri” becomes “Bar Due Torri”. */
function markName(prose: string, name: string | undefined): string {
  if (!name) return prose;
  return prose.replaceAll(new RegExp(escapePattern(name), 'giu'), NAME_MARK);
}

/** “Handmade tagliatelle” is an item for sale, not a wish about the look. */
function hideItems(prose: string, items: readonly PricedItem[]): string {
  return items.reduce(
    (rest, { name }) => rest.replace(new RegExp(escapePattern(name), 'iu'), ''),
    prose,
  );
}

interface Reading {
  text: string;
  language: Language;
}

/** The facts that the text states: numbers, addresses, lists, times. */
function* readFacts({ text, language }: Reading) {
  const phone = readPhone(text);
  const mail = readMail(text);
  const address = readAddress(text);
  yield;
  const services = readServices(text);
  yield;
  const pricedItems = readPricedItems(text, language);
  yield;
  return {
    services,
    pricedItems,
    hours: readHours(text),
    ...(phone && { phone }),
    ...(mail && { mail }),
    ...(address && { address }),
  } satisfies Partial<Brief>;
}

/** The wishes about the page's look and sections. */
function readWishes(prose: string, language: Language) {
  const mood = readMood(prose);
  const colour = readColour(prose, language);
  const adjectives = readTones(prose);
  return {
    adjectives,
    tones: toDirections(adjectives),
    ...readSectionWishes(prose),
    ...(colour && { colour: colour.colour, colourName: colour.name }),
    ...(colour?.secondHue !== undefined && { accentHue: colour.secondHue }),
    ...(mood && { mood }),
  } satisfies Partial<Brief>;
}

/**
 * Reads the facts from a text in English or Italian. `fallback` is the language when the text shows neither.
 */
export function readBrief(prompt: string, fallback: Language): Brief {
  return finishSteps(readBriefSteps(prompt, fallback));
}

/** The same in steps. */
export function* readBriefSteps(prompt: string, fallback: Language): Steps<Brief> {
  const text = cleanPrompt(prompt);
  const { language, written } = detectLanguage(text, fallback);
  const facts = yield* readFacts({ text, language });
  yield;
  const prose = hideFacts(text);
  const name = readName(prose, {
    hosts: (facts.mail ?? '').toLowerCase().replaceAll(/[^a-z]/g, ''),
    items: new Set(facts.pricedItems.map((item) => item.name.toLowerCase())),
    isForeign: written === 'other',
  });
  yield;
  const unnamed = markName(prose, name);
  const town = facts.address && readTown(facts.address);
  const place = readPlace(unnamed, { language, written, town });
  yield;
  const slogan = readSlogan(text, name);
  const said = readSubject(unnamed);
  const subject = said?.toLowerCase() === place?.name.toLowerCase() ? undefined : said;
  const noun = subject ?? findNamedTrade(text);
  const known = { language, hours: facts.hours, name, place, subject: noun };
  yield;
  const own = takeOwnWords(text, known);
  yield;
  const wishes = hideItems(markName(hideFacts(own.rest), name), facts.pricedItems);
  return {
    language,
    isForeign: written === 'other',
    ...facts,
    ownWords: written === language ? own.sentences : [],
    ...readWishes(wishes, language),
    ...(name && { name }),
    ...(place && { place }),
    ...(noun && { subject: noun }),
    ...(slogan && { slogan }),
  };
}
