import type { PagePlan } from '#domain/page-plan/plan-types.ts';
import { findMotif } from '../art/motif-words.ts';
import { MOTIFS, type MotifId } from '../art/motifs.ts';
import { NO_MOTIFS, type Subject } from '../sections/section.ts';
import { ANY_PICTURE } from '../understand/avoided.ts';

function isMotif(word: string): word is MotifId {
  return word in MOTIFS;
}

/** The object that words name. */
export function toMotif(words: string): MotifId | undefined {
  const word = words.toLowerCase().trim();
  return isMotif(word) ? word : findMotif(words);
}

/** Those that the owner does not refuse; none where every drawing is refused. */
export function wantedOf(motifs: readonly MotifId[], { look }: PagePlan): Subject['motifs'] {
  const { avoid = [] } = look;
  const refused = new Set(avoid.map(toMotif));
  const [first, ...rest] = avoid.includes(ANY_PICTURE)
    ? []
    : motifs.filter((one) => !refused.has(one));
  return first ? [first, ...rest] : NO_MOTIFS;
}

/** The objects that a plan names, for its pictures. */
export function motifsOf(plan: PagePlan): Subject['motifs'] {
  const { pictures, sections } = plan;
  const named = [
    ...pictures,
    ...sections.flatMap(({ items = [] }) => items.flatMap(({ picture }) => picture ?? [])),
  ];
  return wantedOf([...new Set(named.flatMap((one) => toMotif(one) ?? []))], plan);
}

const PLAIN_SCENES: Subject['scenes'] = ['tiles', 'rays', 'pattern', 'giant'];

/** Pictures of places and plants, for pages that speak of some. */
const SCENES_OF: readonly (readonly [readonly MotifId[], Subject['scenes']])[] = [
  [
    ['mountain', 'boat', 'tree', 'cypress', 'tower', 'fish'],
    ['hills', 'horizon', 'waves'],
  ],
  [
    ['bed', 'key', 'house', 'window'],
    ['window', 'arch'],
  ],
  [
    ['leaf', 'flower', 'tree', 'vase', 'wheat', 'olive', 'lotus', 'grapes'],
    ['botanic', 'bloom', 'arch'],
  ],
  [
    ['plate', 'cutlery', 'pot', 'pizza', 'cake', 'cup', 'glass', 'tomato', 'fish', 'icecream'],
    ['flat-lay', 'still-life'],
  ],
];

/** Pictures that suit a page of these objects. */
export function scenesOf(motifs: Subject['motifs']): Subject['scenes'] {
  const fitting = SCENES_OF.flatMap(([named, scenes]) =>
    motifs.some((motif) => named.includes(motif)) ? scenes : [],
  );
  return [...new Set([...fitting, ...PLAIN_SCENES])];
}
