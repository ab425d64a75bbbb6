import { readColourAt } from '../reading/colours.ts';
import { MAIL } from '../reading/contact.ts';
import { matchPhrase } from '../reading/phrases.ts';
import type { Look } from '../reading/scan.ts';
import { readSource } from '../reading/tokens.ts';
import {
  ALT_WORDS,
  COLOURED,
  COMMANDS,
  DEGREES,
  FILLERS,
  LINK_WORDS,
  SIZE_WORDS,
  WRITE_WORDS,
} from './command-phrases.ts';
import type { ElementCommand } from './element-command.ts';

/** Longer texts are not commands. UTF-16 units. */
const LONGEST_COMMAND = 300;
const LARGEST_PX = 400;

type ColouredPart = 'text' | 'background' | 'border';

type Item =
  | { kind: 'command'; command: ElementCommand }
  | { kind: 'colour'; hex: string }
  | { kind: 'part'; part: ColouredPart }
  | { kind: 'degree'; degree: number }
  | { kind: 'px'; px: number }
  | { kind: 'words'; about: 'write' | 'link' | 'alt' }
  | { kind: 'filler' };

/** What stands in a command and is not read word by word. */
interface Values {
  quoted: string | undefined;
  address: string | undefined;
  /** The command without them. */
  rest: string;
}

/**
 * What a text in English or Italian asks of one element; null unless every word of it was understood. One pass
 * over at most 300 characters; quoted words and addresses are taken as they are.
 */
export function readCommands(text: string): ElementCommand[] | null {
  if (text.length > LONGEST_COMMAND) return null;
  const values = takeValues(text);
  const items = readItems(values.rest);
  if (items === null) return null;
  const commands = [...valueCommands(values, items), ...(assemble(items) ?? [null])];
  const known = commands.filter((command) => command !== null);
  return known.length === commands.length && known.length > 0 ? known : null;
}

const QUOTED = /["“”«„]([^"“”«»„]+)["“”»]/;
const ADDRESS = /(?:https?:\/\/|www\.|mailto:|tel:)[^\s"“”«»]+|(?<=\s)[#/][\w/#-]+/i;
const ENDS_IN_MARKS = /[.,;:!?)]+$/;

function takeValues(text: string): Values {
  const quoted = QUOTED.exec(text);
  const open = quoted ? text.replace(quoted[0], ' ') : text;
  const found = ADDRESS.exec(open) ?? MAIL.exec(open);
  const isColour = found !== null && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(found[0]);
  if (found === null || isColour) return { quoted: quoted?.[1], address: undefined, rest: open };
  const address = found[0].replace(ENDS_IN_MARKS, '');
  return { quoted: quoted?.[1], address: toHref(address), rest: open.replace(found[0], ' ') };
}

function toHref(address: string): string {
  if (/^www\./i.test(address)) return `https://${address}`;
  return address.includes('@') && !address.includes(':') ? `mailto:${address}` : address;
}

/** Everything that a text says, or null when a word of it means nothing here. */
function readItems(text: string): Item[] | null {
  const { tokens } = readSource(text);
  const look: Look = (index) => tokens[index];
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const [best] = candidatesAt(look, at).toSorted((a, b) => b.next - a.next);
    if (best === undefined) return null;
    items.push(best.item);
    at = best.next;
  }
  return items;
}

interface Candidate {
  item: Item;
  next: number;
}

/** Of two that are as long, the first one is meant. */
function candidatesAt(look: Look, at: number): Candidate[] {
  const command = matchPhrase(COMMANDS, look, at);
  const degree = matchPhrase(DEGREES, look, at);
  const part = matchPhrase(COLOURED, look, at);
  const colour = readColourAt(look, at);
  const candidates: (Candidate | undefined)[] = [
    colour && { item: { kind: 'colour', hex: colour.value.hex }, next: colour.next },
    command && { item: { kind: 'command', command: command.value }, next: command.next },
    part && { item: { kind: 'part', part: part.value }, next: part.next },
    degree && { item: { kind: 'degree', degree: degree.value }, next: degree.next },
    readPx(look, at),
    wordsAt(look, at),
    fillerAt(look, at),
  ];
  return candidates.filter((candidate) => candidate !== undefined);
}

function wordsAt(look: Look, at: number): Candidate | undefined {
  const tables = { write: WRITE_WORDS, link: LINK_WORDS, alt: ALT_WORDS } as const;
  for (const about of ['alt', 'write', 'link'] as const) {
    const match = matchPhrase(tables[about], look, at);
    if (match) return { item: { kind: 'words', about }, next: match.next };
  }
  return undefined;
}

function fillerAt(look: Look, at: number): Candidate | undefined {
  const token = look(at);
  const match = matchPhrase(FILLERS, look, at);
  if (match) return { item: { kind: 'filler' }, next: match.next };
  const isMark = token?.kind === 'line' || /^[.,;:!?'()-]$/.test(token?.text ?? '');
  return isMark ? { item: { kind: 'filler' }, next: at + 1 } : undefined;
}

/** "20px", "20 pixel", "size 20". */
function readPx(look: Look, at: number): Candidate | undefined {
  const word = matchPhrase(SIZE_WORDS, look, at);
  const [start, isNamed] = word ? [word.next, true] : [at, false];
  const number = look(start);
  if (number?.kind !== 'number') return undefined;
  const hasUnit = /^(?:px|pixels?)$/.test(look(start + 1)?.text ?? '');
  if (!hasUnit && !isNamed) return undefined;
  const px = Number(number.text);
  if (px < 1 || px > LARGEST_PX) return undefined;
  return { item: { kind: 'px', px }, next: start + (hasUnit ? 2 : 1) };
}

/** What the quoted words and the address are for; null where nothing says so. */
function valueCommands(
  { quoted, address }: Values,
  items: readonly Item[],
): (ElementCommand | null)[] {
  const about = new Set(items.flatMap((item) => (item.kind === 'words' ? [item.about] : [])));
  const commands: (ElementCommand | null)[] = [];
  if (quoted !== undefined)
    commands.push(
      about.has('alt') ? { kind: 'alt', text: quoted } : { kind: 'text', text: quoted },
    );
  if (address !== undefined) commands.push({ kind: 'link', href: address });
  if ((about.has('alt') || about.has('write')) && quoted === undefined) commands.push(null);
  if (about.has('link') && address === undefined) commands.push(null);
  return commands;
}

/** What was read so far and waits for what it belongs to. */
interface Assembly {
  commands: ElementCommand[];
  degree?: number | undefined;
  part?: ColouredPart | undefined;
  hex?: string | undefined;
  isBroken?: boolean;
}

/** Joins degrees with what they change, and colours with what they are for; null when something is left over. */
function assemble(items: readonly Item[]): ElementCommand[] | null {
  const assembly: Assembly = { commands: [] };
  for (const item of items) take(assembly, item);
  const { commands, part, hex, isBroken } = assembly;
  if (hex !== undefined) commands.push({ kind: 'colour', hex });
  return isBroken === true || part === 'background' ? null : commands;
}

function take(assembly: Assembly, item: Item): void {
  const { commands } = assembly;
  switch (item.kind) {
    case 'degree':
      return takeDegree(assembly, item.degree);
    case 'px':
      return void commands.push({ kind: 'size', px: item.px });
    case 'part':
      return pair(assembly, { part: item.part });
    case 'colour':
      return pair(assembly, { hex: item.hex });
    case 'command':
      return takeCommand(assembly, item.command);
    default:
  }
}

/** "A bit bigger", "ingrandisci un po'": the degree stands before or behind. */
function takeDegree(assembly: Assembly, degree: number): void {
  const { commands } = assembly;
  const last = commands.at(-1);
  if (last && isScaled(last)) commands[commands.length - 1] = scaled(last, degree);
  else assembly.degree = degree;
}

function takeCommand(assembly: Assembly, command: ElementCommand): void {
  const { commands, degree } = assembly;
  const isDegreed = degree !== undefined && isScaled(command);
  commands.push(isDegreed ? scaled(command, degree) : command);
  if (isDegreed) assembly.degree = undefined;
  if (command.kind === 'look' && command.look === 'border') pair(assembly, { part: 'border' });
}

/** A part takes the colour that stands beside it: "red text", "testo rosso". */
function pair(assembly: Assembly, found: { part?: ColouredPart; hex?: string }): void {
  if (found.hex !== undefined && assembly.hex !== undefined) assembly.isBroken = true;
  const part = found.part ?? assembly.part;
  const hex = found.hex ?? assembly.hex;
  const isPair = part !== undefined && hex !== undefined;
  if (isPair) assembly.commands.push({ kind: 'colour', hex, of: part });
  assembly.part = isPair ? undefined : part;
  assembly.hex = isPair ? undefined : hex;
}

type ScaledCommand = ElementCommand & { factor: number };

function isScaled(command: ElementCommand): command is ScaledCommand {
  return command.kind === 'scale' || command.kind === 'space';
}

function scaled(command: ScaledCommand, degree: number): ScaledCommand {
  return { ...command, factor: command.factor ** degree };
}
