import type { Direction } from '../direction.ts';
import { writeDress, type Dress } from './dress.ts';
import { BOOK_DRESSES } from './dresses-books.ts';
import { DECADE_DRESSES } from './dresses-decades.ts';
import { INK_DRESSES } from './dresses-ink.ts';
import { PAPER_DRESSES } from './dresses-papers.ts';
import { PLAY_DRESSES } from './dresses-play.ts';
import { SCHOOL_DRESSES } from './dresses-schools.ts';
import { BOARD_DRESSES } from './dresses-boards.ts';

const DRESSES = {
  ...INK_DRESSES,
  ...PAPER_DRESSES,
  ...SCHOOL_DRESSES,
  ...DECADE_DRESSES,
  ...BOARD_DRESSES,
  ...BOOK_DRESSES,
  ...PLAY_DRESSES,
};
export type DressId = keyof typeof DRESSES;

const TOKENS = {
  'size-hero': 'clamp(2.5rem, 5.6vw, 5.2rem)',
  'size-title': 'clamp(1.8rem, 3.4vw, 2.9rem)',
  'size-name': 'clamp(1.18rem, 1.6vw, 1.45rem)',
  'weight-display': '700',
  'tracking-display': '-0.01em',
  'leading-display': '1.05',
  'space-section': 'clamp(2.8rem, 5.4vw, 5rem)',
  gutter: 'clamp(1rem, 4vw, 4rem)',
  width: '78rem',
  radius: '0px',
  'radius-button': '0px',
  stroke: '2px',
};

/** The pairs of faces of a dress. */
export function facesOf(id: DressId): Dress['faces'] {
  return DRESSES[id].faces;
}

/** A direction in a dress: the colours stay its own, its build becomes the one of the dress. */
export function inDress(
  { signature: _signature, ...direction }: Direction,
  id: DressId,
): Direction {
  const dress: Dress = DRESSES[id];
  const {
    tokens,
    bands,
    headers,
    footers,
    heroes,
    bareHeroes,
    panelHeroes,
    lists,
    print,
    isColumn,
  } = dress;
  return {
    ...direction,
    tokens: { ...direction.tokens, ...TOKENS, ...tokens },
    bands: bands ?? ['plain', 'surface', 'plain', 'brand', 'plain', 'deep'],
    headers: headers ?? ['bar', 'split'],
    footers: footers ?? ['columns'],
    heroes: heroes ?? ['split', 'columns', 'arch'],
    bareHeroes: bareHeroes ?? ['seal', 'roster', 'initial'],
    panelHeroes: panelHeroes ?? ['framed'],
    lists: lists ?? direction.lists,
    print: print ?? 'flat',
    ...(isColumn && { isColumn }),
    ...(dress.parts.sheet !== undefined && { isSheeted: true }),
    css: writeDress(dress),
  };
}
