import { splitSentences } from '../brief/sentences.ts';
import type { BriefBlock } from './brief-block.ts';
import { readLabel } from './labels.ts';
import { groupLines } from './group-lines.ts';
import { hasPrice, isBulleted, stripBullet } from './rows.ts';
import { soundsLikeWish } from '../brief/wish-words.ts';

export interface BriefParts {
  blocks: BriefBlock[];
  /** Sentences outside lists. */
  sentences: string[];
}

const LABELLED = /^([^:!?.,;\n]{2,42}):\s*(.*)$/su;
const MOST_LABEL_WORDS = 5;
const FEWEST_LINES = 2;

function labelOf(line: string): { label: string; rest: string } | undefined {
  const [, label = '', rest = ''] = LABELLED.exec(line) ?? [];
  const words = label.trim().split(/\s+/).length;
  if (label === '' || words > MOST_LABEL_WORDS || /\d$/.test(label) || rest.startsWith('//')) {
    return undefined;
  }
  return { label: label.trim(), rest: rest.trim() };
}

/** "Quote: “…” — Marjory". */
function isQuoted(line: string): boolean {
  return /^\p{L}{5,14}:\s*["“«]/u.test(line) && !/^(?:name|nome|title|titolo)/i.test(line);
}

/** Reads lines one by one; a label or bullet opens a block, which a blank line or another label closes. */
class PartsReader {
  readonly blocks: BriefBlock[] = [];
  readonly sentences: string[] = [];
  private open: BriefBlock | undefined;

  read(line: string): void {
    if (line === '') this.close();
    else if (isBulleted(line)) this.addBullet(stripBullet(line));
    else if (!this.startBlock(line)) this.addLine(line);
  }

  /** Lines that are rows of one kind stand together, under the heading before them. */
  take(block: BriefBlock): void {
    const open = this.open;
    const isHeading = open !== undefined && open.lines.length === 0;
    if (!isHeading) this.close();
    this.open = undefined;
    this.blocks.push(
      isHeading && open.label !== undefined
        ? { ...block, use: open.use ?? block.use, label: open.label }
        : block,
    );
  }

  /** A lone bullet without a label is a sentence. */
  close(): void {
    const block = this.open;
    this.open = undefined;
    if (block === undefined || block.lines.length === 0) return;
    const isLone = block.label === undefined && block.lines.length < FEWEST_LINES;
    if (isLone) this.sentences.push(...block.lines);
    else this.blocks.push(block);
  }

  private addBullet(line: string): void {
    this.open ??= { use: undefined, lines: [], isBulleted: true };
    this.open.isBulleted = true;
    this.open.lines.push(line);
  }

  private addLine(line: string): void {
    if (this.open && !this.open.isBulleted && !soundsLikeWish(line)) {
      this.open.lines.push(line);
      return;
    }
    this.close();
    for (const piece of splitSentences(line)) this.addSentence(piece);
  }

  /** Sentences of a line: some announce a list of their own. */
  private addSentence(piece: string): void {
    const { label = '', rest = '' } = isQuoted(piece) ? {} : (labelOf(piece) ?? {});
    const use = readLabel(label);
    if (use === undefined || rest === '') this.sentences.push(piece);
    else this.blocks.push({ use, label, lines: [rest], isBulleted: false, isInline: true });
  }

  private startBlock(line: string): boolean {
    const labelled = labelOf(line);
    if (labelled === undefined || isQuoted(line)) return false;
    const { label, rest } = labelled;
    const use = readLabel(label);
    if (use === undefined && rest !== '') return false;
    this.close();
    if (rest === '') {
      this.open = { use, label, lines: [], isBulleted: false };
      return true;
    }
    const all = splitSentences(rest);
    const end = use === 'about' ? -1 : all.findIndex((one, at) => at > 0 && !hasPrice(one));
    const lines = end < 0 ? all : all.slice(0, end);
    this.blocks.push({ use, label, lines, isBulleted: false, isInline: true });
    for (const piece of all.slice(lines.length)) this.addSentence(piece);
    return true;
  }
}

const PIECE = '([^\\n]{3,120}?)';
/** "Steps: 1. a call 2. a plan 3. done." within a line. */
const STEPS = new RegExp(
  `(\\p{L}[\\p{L} ]{2,24}):\\s+1[.)]\\s${PIECE}[,;.]?\\s2[.)]\\s${PIECE}(?:[,;.]?\\s3[.)]\\s${PIECE})?(?:[,;.]?\\s4[.)]\\s${PIECE})?(?:[,;.]?\\s5[.)]\\s${PIECE})?(?=\\.(?:\\s|$)|\\n|$)`,
  'gu',
);

/** Takes numbered steps out of running text. */
function cutSteps(text: string): { brief: string; blocks: BriefBlock[] } {
  const blocks: BriefBlock[] = [];
  const brief = text.replaceAll(STEPS, (_whole, label: string, ...rest: unknown[]) => {
    const lines = rest.slice(0, 5).filter((one): one is string => typeof one === 'string');
    blocks.push({ use: readLabel(label) ?? 'process', label, lines, isBulleted: true });
    return '';
  });
  return cutNumbered(brief, blocks);
}

const NUMBERED =
  /(\p{L}[\p{L} ]{2,24}):\s+(?=1\s\p{L}[^\n]{2,60}?\s2\s\p{L}[^\n]{2,60}?\s3\s\p{L})([^\n]{12,400}?)(?=\.(?:\s|$)|\n|$)/gu;
const NUMBER_BEFORE = /(?:^|[\s,;]+)\d{1,2}\s(?=\p{L})/u;

/** "Programma: 1 pizzicotto 2 colombino 3 lastra": numbers without points count, too. */
function cutNumbered(text: string, blocks: BriefBlock[]): { brief: string; blocks: BriefBlock[] } {
  const brief = text.replaceAll(NUMBERED, (_whole, label: string, list: string) => {
    const lines = list.split(NUMBER_BEFORE).filter((line) => line.trim() !== '');
    blocks.push({ use: readLabel(label) ?? 'process', label, lines, isBulleted: true });
    return '';
  });
  return { brief, blocks };
}

const BRACKETED =
  /(?<=^|[\s,:;.])(?:(?:the|our|le|i|gli)\s)(\p{Ll}{4,16})\s\(([^()\n]{12,400})\)[,;]?/gu;

const TABLE_ROW = /^\|?([^|\n]{1,80}(?:\|[^|\n]{1,80}){1,5})\|?$/u;
const TABLE_RULE = /^[|\s:-]{3,}$/u;

/** "| June to September | £7,200 |": the rows of a table as entries of a list, without its head. */
export function openTables(brief: string): string {
  if (!brief.includes('|')) return brief;
  const lines = brief.split('\n').map((line) => line.trim());
  const isRow = (line: string | undefined): boolean => line !== undefined && TABLE_ROW.test(line);
  return lines
    .flatMap((line, at) => {
      const isRule = TABLE_RULE.test(line) && line.includes('|');
      const isHead =
        isRow(line) && !isRow(lines[at - 1]) && isRow(lines[at + 1]) && !/\d/.test(line);
      if (isRule || isHead) return [];
      const [, cells] = TABLE_ROW.exec(line) ?? [];
      return cells === undefined
        ? [line]
        : [
            `- ${cells
              .split('|')
              .map((cell) => cell.trim())
              .join(' – ')}`,
          ];
    })
    .join('\n');
}

/** "The dates (24 April Lugo, 6 June Cervia)": an announced list that stands in brackets. */
export function openBrackets(brief: string): string {
  return brief.replaceAll(BRACKETED, (whole, label: string, list: string) => {
    const use = readLabel(label);
    const isList = use !== undefined && use !== 'wish' && use !== 'facts' && list.includes(',');
    return isList ? `\n${label[0]?.toUpperCase() ?? ''}${label.slice(1)}: ${list}.\n` : whole;
  });
}

/** Cuts a brief into announced lists, bulleted lists and sentences. Linear. */
export function readParts(written: string): BriefParts {
  const reader = new PartsReader();
  const { brief, blocks } = cutSteps(written);
  reader.blocks.push(...blocks);
  for (const line of groupLines(brief.split('\n').map((one) => one.trim()))) {
    if (typeof line === 'string') reader.read(line);
    else reader.take(line);
  }
  reader.close();
  return { blocks: reader.blocks, sentences: reader.sentences };
}
