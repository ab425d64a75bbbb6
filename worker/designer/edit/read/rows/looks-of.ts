import { foldName } from '#domain/reading/fold.ts';
import type { EditIntent } from '../../intents/edit-intent.ts';
import type { Look } from '../looks.ts';
import { says, saysOf, type Reading } from '../row.ts';
import { ELEMENT_KINDS } from '../slots/kind-cores.ts';
import type { Aim } from '../slots/named-cores.ts';

const IMAGES = /^(?:images?|logo)$/;

function isPicture({ kind, elements }: Aim): boolean {
  return IMAGES.test(kind ?? '') && elements.every(({ tag }) => /^(?:img|svg|picture)$/.test(tag));
}

/** Text in a line of its own can be set to the left, right or centre of it. */
function isInLine({ elements }: Aim): boolean {
  return elements.some(({ tag }) => /^(?:a|button|img|svg|picture|span|b|i|em|strong)$/.test(tag));
}

function isPage({ kind }: Aim): boolean {
  return kind === 'page' || kind === 'background';
}

type Property = 'background' | 'text' | 'auto';

type LookOf<Kind extends Look['kind']> = (
  aim: Aim | undefined,
  look: Look & { kind: Kind },
) => EditIntent | undefined;

const recolour: LookOf<'recolour'> = (aim, look) => {
  if (aim && isPicture(aim)) return undefined;
  const property = aim && isPage(aim) && look.property === 'auto' ? 'background' : look.property;
  return { ...look, target: aim?.target, property };
};

const shade: LookOf<'shade'> = (aim, look) =>
  aim && isPicture(aim)
    ? {
        kind: 'declare',
        target: aim.target,
        property: 'filter',
        value: `brightness(${look.direction > 0 ? 1.3 : 0.75})`,
      }
    : { ...look, target: aim?.target };

const LOOKS: { [Kind in Look['kind']]: LookOf<Kind> } = {
  recolour,
  shade,
  scale: (aim, look) => ({
    ...look,
    target: aim?.target,
    measure: aim && isPicture(aim) && look.measure === 'text' ? 'width' : look.measure,
  }),
  declare: (aim, look) =>
    aim && look.property === 'text-align' && isInLine(aim)
      ? undefined
      : { ...look, target: aim?.target },
  font: (aim, look) => ({ ...look, target: aim?.target }),
  length: (aim, look) => ({ ...look, target: aim?.target }),
  mood: () => ({ kind: 'ask', missing: 'look' }),
};

/** A look of a part. Undefined where the two do not go together. */
function lookOf(aim: Aim | undefined, look: Look): EditIntent | undefined {
  // The table pairs every kind with a reader of just that kind.
  return (LOOKS[look.kind] as (aim: Aim | undefined, look: Look) => EditIntent | undefined)(
    aim,
    look,
  );
}

/** "Black with white letters" is a ground and a text; "bigger and green" two looks of one thing. */
export function looksOf(
  things: readonly (Aim | undefined)[],
  looks: readonly Look[],
  property?: Property,
): Reading | undefined {
  const aims = things.map((aim) => asTexts(aim, looks));
  if (aims.some((aim) => aim?.role === 'item' && ELEMENT_KINDS.get(foldName(aim.name))))
    return undefined;
  const hasText = looks.some((look) => look.kind === 'recolour' && look.property === 'text');
  const meant = looks.map((look): Look => {
    if (look.kind !== 'recolour' || look.property !== 'auto') return look;
    return { ...look, property: property ?? (hasText ? 'background' : 'auto') };
  });
  if (looks.length > 1 && looks.some(({ kind }) => kind === 'mood')) return undefined;
  const grounds = meant.filter((look) => look.kind === 'recolour' && look.property !== 'text');
  if (grounds.length > 1 || (grounds.length > 0 && looks.some(({ kind }) => kind === 'shade')))
    return undefined;
  if (property && meant.some(({ kind }) => kind !== 'recolour' && kind !== 'shade'))
    return undefined;
  const asked = aims.find((aim) => aim?.choices);
  return saysOf(asked ?? aims[0], ...aims.flatMap((aim) => meant.map((look) => lookOf(aim, look))));
}

/** "The green should be darker": a colour of the page, wherever it shows. */
export function colourAs(from: { hex: string; words: string }, look: Look): Reading | undefined {
  if (look.kind === 'shade') return says({ kind: 'shade-colour', from, direction: look.direction });
  return look.kind === 'recolour' && look.property === 'auto'
    ? says({ kind: 'swap-colour', from, to: look.colour })
    : undefined;
}

/** What looks of text are of where a section goes by the same word: "the prices in bold". */
function asTexts(aim: Aim | undefined, looks: readonly Look[]): Aim | undefined {
  const isOfText = looks.every(
    (look) =>
      /^(?:declare|font)$/.test(look.kind) ||
      (look.kind === 'scale' && look.measure === 'text') ||
      (look.kind === 'recolour' && look.property !== 'background'),
  );
  const isPrices =
    aim?.role === 'section' && ELEMENT_KINDS.get(foldName(aim.said ?? '')) === 'prices';
  if (!aim || !isPrices || !isOfText) return aim;
  return {
    target: { element: 'prices' },
    elements: [],
    role: 'kind',
    kind: 'prices',
    name: aim.name,
  };
}
