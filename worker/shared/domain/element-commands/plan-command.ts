import type { Locator, PageOperation } from '../page-operations/operation-types.ts';
import { LOOKS, type ElementCommand } from './element-command.ts';
import { shorten } from './shorten.ts';
import { isHeadingTag } from './suggestions.ts';

/** What a command has to know of its element. */
export interface ElementFacts {
  /** Lower case. */
  tag: string;
  /** What it says; null where it holds other blocks and has no text of its own. */
  text: string | null;
  isInLink: boolean;
  /** The computed value of a style property in pixels, as `getComputedStyle` writes it; undefined when unknown. */
  style: (property: string) => string | undefined;
}

export type CommandRefusal = 'no-text' | 'no-link' | 'no-picture' | 'unknown-size' | 'as-wanted';

export type CommandPlan =
  | { ok: true; operations: readonly PageOperation[] }
  | { ok: false; reason: CommandRefusal };

/** Commands that page operations carry out; the others act on the element as a whole. */
export type PlannedCommand = Exclude<ElementCommand, { kind: 'action' }>;

const ROOT_FONT_PX = 16;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** More space than none is this much. */
const FIRST_SPACE_PX = 16;
const FILLED = /^(?:button|section|header|footer|nav|main|aside|article|body|table|form|figure)$/;
/** What HTML does not allow inside a link, or where a link may not stand. */
const NEVER_LINKED =
  /^(?:li|t[dhr]|tbody|thead|button|input|select|textarea|label|option|dt|dd|body|summary|svg)$/;

/** The operations that carry a command out on the element at `at`. Never throws. */
export function planCommand(
  command: PlannedCommand,
  at: Locator,
  facts: ElementFacts,
): CommandPlan {
  switch (command.kind) {
    case 'look':
      return styles(at, LOOKS[command.look]);
    case 'scale':
      return planScale(command.factor, at, facts);
    case 'size':
      return styles(at, { 'font-size': toRem(command.px) });
    case 'space':
      return planSpace(command.factor, at, facts);
    case 'colour':
      return styles(at, { [colouredProperty(command, facts)]: command.hex });
    case 'shorten':
      return planShorten(at, facts);
    case 'text':
      if (facts.text === null) return { ok: false, reason: 'no-text' };
      return plan({ kind: 'set-text', at, text: command.text });
    case 'link':
      return planLink(command.href, at, facts);
    case 'new-tab':
      if (facts.tag !== 'a') return { ok: false, reason: 'no-link' };
      return plan(
        { kind: 'set-attribute', at, name: 'target', value: '_blank' },
        { kind: 'set-attribute', at, name: 'rel', value: 'noopener' },
      );
    case 'alt':
      if (facts.tag !== 'img') return { ok: false, reason: 'no-picture' };
      return plan({ kind: 'set-attribute', at, name: 'alt', value: command.text });
  }
}

function plan(...operations: PageOperation[]): CommandPlan {
  return { ok: true, operations };
}

function styles(at: Locator, declarations: Readonly<Record<string, string>>): CommandPlan {
  return plan(
    ...Object.entries(declarations).map(([property, value]): PageOperation => {
      return { kind: 'set-style', scope: { kind: 'element', at }, property, value };
    }),
  );
}

/** Pictures and films have a width of their own, everything else is as large as its text. */
function planScale(factor: number, at: Locator, { tag, style }: ElementFacts): CommandPlan {
  const isPicture = /^(?:img|svg|video|iframe|canvas|picture)$/.test(tag);
  const px = toPx(style(isPicture ? 'width' : 'font-size'));
  if (px === undefined) return { ok: false, reason: 'unknown-size' };
  if (!isPicture) return styles(at, { 'font-size': toRem(px * factor) });
  return styles(at, {
    width: `${Math.round(px * factor)}px`,
    height: 'auto',
    'max-width': '100%',
  });
}

function planSpace(factor: number, at: Locator, { style }: ElementFacts): CommandPlan {
  const paddings = SIDES.map((side) => toPx(style(`padding-${side}`)));
  if (paddings.includes(undefined)) return { ok: false, reason: 'unknown-size' };
  const isBare = paddings.every((px) => px === 0);
  if (isBare && factor < 1) return { ok: false, reason: 'as-wanted' };
  if (isBare) return styles(at, { padding: toRem(FIRST_SPACE_PX) });
  const grown = paddings.map((px) => toRem((px ?? 0) * factor));
  return styles(
    at,
    Object.fromEntries(
      SIDES.flatMap((side, index) =>
        paddings[index] === 0 ? [] : [[`padding-${side}`, grown[index] ?? '0']],
      ),
    ),
  );
}

function colouredProperty(
  { of }: ElementCommand & { kind: 'colour' },
  { tag, text }: ElementFacts,
): string {
  if (of === 'border') return 'border-color';
  if (of === 'background') return 'background-color';
  const isFilled = FILLED.test(tag) || (tag === 'div' && text === null);
  return of === undefined && isFilled ? 'background-color' : 'color';
}

function planShorten(at: Locator, { tag, text }: ElementFacts): CommandPlan {
  if (text === null || text.trim() === '') return { ok: false, reason: 'no-text' };
  const short = shorten(text, isHeadingTag(tag));
  if (short.length >= text.trim().length) return { ok: false, reason: 'as-wanted' };
  return plan({ kind: 'set-text', at, text: short });
}

function planLink(href: string, at: Locator, { tag, isInLink }: ElementFacts): CommandPlan {
  if (tag === 'a') return plan({ kind: 'set-attribute', at, name: 'href', value: href });
  if (isInLink || NEVER_LINKED.test(tag)) return { ok: false, reason: 'no-link' };
  return plan({ kind: 'wrap', at, tag: 'a', attributes: { href } });
}

/** Pixels of "12.5px"; undefined for anything else. */
function toPx(value: string | undefined): number | undefined {
  const px = value?.endsWith('px') ? Number.parseFloat(value) : Number.NaN;
  return Number.isFinite(px) ? px : undefined;
}

function toRem(px: number): string {
  return `${Number((px / ROOT_FONT_PX).toFixed(3))}rem`;
}
