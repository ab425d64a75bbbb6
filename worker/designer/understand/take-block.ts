import type { PlanItem, PlanSectionKind } from '#domain/page-plan/plan-types.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { writeSentence } from '../brief/sentences.ts';
import { soundsLikeWish } from '../brief/wish-words.ts';
import type { BriefBlock } from './brief-parts.ts';
import { addItems, priceSection, type Collector } from './content.ts';
import { namesForm } from './form-fields.ts';
import { readLabel, type LabelUse } from './labels.ts';
import { linkOf } from './links.ts';
import { isNote, PIECES, writeNote } from './notes.ts';
import { readPricedEntries } from './priced-entries.ts';
import { readRow, splitEntries, type Row } from './rows.ts';
import { takePrices } from './take-lists.ts';

const LINK_LABEL = /^(?:buttons?|pulsanti|bottoni|links?)$/i;
/** Words that name a kind of section and are no title of their own. */
const GENERIC_LABEL =
  /^(?:buttons?|pulsanti|bottoni|latest|ultime uscite|dates?|menu|menù|(?:our )?prices?|(?:i )?prezzi|listino|services?|servizi|features|funzioni|team|programme?|programma|schedule|links?|episodes?|episodi|experience|esperienze|products?|prodotti|tickets|biglietti|rates|tariffe)$/i;
const SEVERAL = 2;

/** Takes an announced or bulleted list for what its label, or else its rows, say that it is. */
export function takeBlock(block: BriefBlock, collector: Collector): void {
  const { content, hints } = collector;
  const { label = '', lines } = block;
  const use = hints.kind === 'links' && LINK_LABEL.test(label) ? 'links' : block.use;
  switch (use) {
    case 'wish':
      content.wishes.push(`${label}: ${lines.join('. ')}`);
      return;
    case 'facts':
      return;
    case 'name':
      content.name = lines[0]?.replace(/[.;,]+$/, '') ?? '';
      return;
    case 'about': {
      const told = lines.map((line) => line.replaceAll(/^["“«]|["”»]$/g, ''));
      content.statements.push(...told.filter((line) => !soundsLikeWish(line)).map(writeSentence));
      return;
    }
    default:
      if (use === undefined && label !== '' && soundsLikeWish(label)) {
        takeWishedSections(lines, collector);
      } else takeRows({ ...block, use }, collector);
  }
}

function takeRows({ use, label = '', lines, isInline }: BriefBlock, collector: Collector): void {
  const { content, hints } = collector;
  const entries = isInline ? lines.flatMap(splitEntries) : lines;
  const listed = entries.filter((entry) => {
    if (soundsLikeWish(entry)) content.wishes.push(entry);
    else return isInline === true || use !== undefined || !takePrices(entry, SEVERAL, collector);
    return false;
  });
  const priced = readPricedEntries(listed, hints.language);
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
    if (asked === undefined || asked === 'wish' || asked === 'facts' || asked === 'name') {
      return kindOfRows(found, made, collector);
    }
    return asked;
  }
}

interface Placed {
  kind: PlanSectionKind;
  label: string;
  items: readonly PlanItem[];
}

/** A second list for one section stands there as a group of its own. */
function placeItems({ kind, label, items }: Placed, collector: Collector): void {
  const { titles } = collector.content;
  const isNamed = label !== '' && !GENERIC_LABEL.test(label);
  const isSecond = titles.has(kind);
  if (isNamed && !isSecond) titles.set(kind, capitalise(label));
  const group = isSecond && label !== '' ? capitalise(label) : undefined;
  addItems(collector, kind, group ? items.map((item) => ({ ...item, group })) : items);
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
  const told = line.split(PIECES).filter((piece) => TELLING.test(piece) && isNote(piece, hints));
  content.notes.push(...told.map(writeNote));
}
