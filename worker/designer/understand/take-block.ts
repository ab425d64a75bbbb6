import type { PlanItem, PlanSectionKind } from '#domain/page-plan/plan-types.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { writeSentence } from '../brief/sentences.ts';
import { soundsLikeWish } from '../brief/wish-words.ts';
import type { BriefBlock } from './brief-block.ts';
import { addItems, priceSection, type Collector } from './content.ts';
import { namesForm } from './form-fields.ts';
import { readLabel, type LabelUse } from './labels.ts';
import { linkOf } from './links.ts';
import { judgeClause } from './judge-clause.ts';
import { writeNote } from './notes.ts';
import { splitClauses } from './clauses.ts';
import { readPricedEntries } from './priced-entries.ts';
import { hasPrice, readRow, splitDated, splitEntries, type Row } from './rows.ts';
import { placeItems } from './place-items.ts';
import { takeNumbered } from './take-lists.ts';
import { takePrices } from './take-prices.ts';

const LINK_LABEL = /^(?:buttons?|pulsanti|bottoni|links?)$/i;
const SEVERAL = 2;
/** A list with such a name is a list of prices when its entries have prices. */
const LISTED: ReadonlySet<string> = new Set(['schedule', 'services', 'features', 'products']);

/** Takes an announced or bulleted list for what its label, or else its rows, say that it is. */
export function takeBlock(block: BriefBlock, collector: Collector): void {
  const { content, hints } = collector;
  const { label = '', lines } = block;
  const use = hints.kind === 'links' && LINK_LABEL.test(label) ? 'links' : block.use;
  switch (use) {
    case 'wish':
      content.wishes.push(`${label}: ${lines.join('. ')}`);
      takeNamed(lines, collector);
      return;
    case 'facts':
      for (const line of lines) {
        if (judgeClause(line, hints) === 'told')
          content.notes.push(`${capitalise(label)}: ${line.replace(/(?<![.;,])[.;,]+$/, '')}`);
      }
      return;
    case 'name':
      content.name = lines[0]?.replace(/(?<![.;,])[.;,]+$/, '') ?? '';
      return;
    case 'about': {
      const told = lines.map((line) => line.replaceAll(/^["“«]|["”»]$/g, ''));
      content.statements.push(...told.filter((line) => !soundsLikeWish(line)).map(writeSentence));
      return;
    }
    default:
      takeListed({ ...block, use }, collector);
  }
}

function takeListed(block: BriefBlock, collector: Collector): void {
  const { use, label = '', lines } = block;
  if (use === 'blog' && takeNumbered(lines.join(', '), collector)) return;
  if (use === undefined && label !== '' && soundsLikeWish(label)) {
    takeWishedSections(lines, collector);
  } else takeRows(block, collector);
}

const NAMED_LIST = /^(\p{L}[\p{L} ]{2,24})\s\(([^()]*\p{Lu}[^()]*,[^()]*)\)$/u;

/** "Sections: …, clients (Moorgate Puppets, Gull & Sons Tea)": a section with its content. */
function takeNamed(lines: readonly string[], collector: Collector): void {
  for (const entry of lines.flatMap(splitEntries)) {
    const [, name, text] = NAMED_LIST.exec(entry) ?? [];
    if (name !== undefined && text !== undefined) {
      addItems(collector, 'features', [{ name: capitalise(name), text }]);
    }
  }
}

function takeRows({ use, label = '', lines, isInline }: BriefBlock, collector: Collector): void {
  const { content, hints } = collector;
  const split = use === 'events' || use === 'schedule' ? splitDated : splitEntries;
  const entries = isInline ? lines.flatMap(split) : lines;
  const listed = entries.filter((entry) => {
    if (use !== 'faq' && !hasPrice(entry) && soundsLikeWish(entry)) content.wishes.push(entry);
    else return isInline === true || use !== undefined || !takePrices(entry, SEVERAL, collector);
    return false;
  });
  const priced = readPricedEntries(listed, hints.sign);
  const rows = listed.flatMap((entry) => readRow(entry) ?? []);
  const items = rows.map(({ item, raw }) => ({
    ...item,
    ...priced.get(raw),
    ...(use === 'links' && linkOf(raw)),
  }));
  if (items.length > 0) placeItems({ kind: kindOf(use, rows, items), label, items }, collector);

  function kindOf(
    asked: LabelUse | undefined,
    found: readonly Row[],
    made: readonly PlanItem[],
  ): PlanSectionKind {
    if (asked === 'skills') return 'services';
    const isPriced = made.filter(({ price }) => price !== undefined).length * 2 > made.length;
    if (isPriced && LISTED.has(asked ?? '')) return priceSection(hints.kind);
    if (asked === undefined || asked === 'wish' || asked === 'facts' || asked === 'name') {
      return kindOfRows(found, made, collector);
    }
    return asked;
  }
}

function kindOfRows(
  rows: readonly Row[],
  items: readonly PlanItem[],
  { hints: { kind } }: Collector,
): PlanSectionKind {
  const most = rows.length / 2;
  const isMost = (count: number): boolean => count >= most;
  if (isMost(items.filter(({ price }) => price !== undefined).length)) return priceSection(kind);
  if (isMost(rows.filter(({ isTimed }) => isTimed).length)) return 'schedule';
  if (isMost(rows.filter(({ isDated }) => isDated).length)) {
    return kind === 'cv' ? 'timeline' : 'events';
  }
  return 'features';
}

/** Holds a number or a proper name. */
const TELLING = /\d|\p{Ll}\s\p{Lu}\p{Ll}/u;
const LABELLED = /^([^:!?.\n]{2,60}):\s*(.+)$/s;
const MOST_LABEL_WORDS = 6;

/** "I would like: 1. … 2. …": each line is read for what it gives a section. */
function takeWishedSections(lines: readonly string[], collector: Collector): void {
  for (const line of lines) {
    const [, label = '', rest = ''] = LABELLED.exec(line) ?? [];
    const title = label
      .replace(/\s*\(.*$/s, '')
      .split(/\s+/)
      .slice(0, MOST_LABEL_WORDS)
      .join(' ');
    const isWish = namesForm(line) || soundsLikeWish(rest === '' ? line : `${title} `);
    if (rest !== '' && !isWish) {
      const use = readLabel(title);
      takeBlock({ use, label: title, lines: [rest], isBulleted: false, isInline: true }, collector);
    } else takeWishedLine(line, isWish, collector);
  }
}

function takeWishedLine(line: string, isWish: boolean, collector: Collector): void {
  const { content, hints } = collector;
  content.wishes.push(line);
  if (isWish || takePrices(line, SEVERAL, collector)) return;
  const told = splitClauses(line).filter(
    (piece) => TELLING.test(piece) && judgeClause(piece, hints) === 'told',
  );
  content.notes.push(...told.map(writeNote));
}
