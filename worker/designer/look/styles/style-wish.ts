import type { FontClass, PlanLook } from '#domain/page-plan/plan-types.ts';
import { DIRECTION_IDS, type DirectionId } from '../direction.ts';
import { findStyles, type StyleHit } from './read-styles.ts';
import type { StyleLook } from './style.ts';
import { namedFonts, readRefusedFonts, readTypeWords } from './type-words.ts';

/** What the words of a look demand. */
export interface StyleWish {
  /** Those that have what is asked for, best first; none where the words say nothing of it. */
  directions: readonly DirectionId[];
  refused: readonly DirectionId[];
  look: StyleLook;
  refusedFonts: readonly FontClass[];
}

/** How much less each further direction of a style has of it. */
const STEP = 0.18;
const GENERIC = 0.55;
/** Directions that have nearly as much of a look as the best. */
const NEARLY = 0.6;

function weightOf({ style }: StyleHit, id: DirectionId): number {
  const at = style.directions.indexOf(id);
  return at < 0 ? 0 : (style.isGeneric ? GENERIC : 1) * (1 - at * STEP);
}

function directionsOf(
  wanted: readonly StyleHit[],
  refused: readonly DirectionId[],
): readonly DirectionId[] {
  const sure = wanted.find(({ style }) => style.isSure)?.style.directions[0];
  if (sure !== undefined && !refused.includes(sure)) return [sure];
  const scored = DIRECTION_IDS.filter((id) => !refused.includes(id))
    .map((id) => ({ id, score: wanted.reduce((sum, hit) => sum + weightOf(hit, id), 0) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const least = (scored[0]?.score ?? 0) * NEARLY;
  return scored.filter(({ score }) => score >= least).map(({ id }) => id);
}

/** Generic words give way to telling ones, and later rows of the table to earlier ones. */
function mergeLooks(wanted: readonly StyleHit[]): StyleLook {
  const ordered = [
    ...wanted.filter(({ style }) => !style.isGeneric),
    ...wanted.filter(({ style }) => style.isGeneric),
  ];
  return Object.assign({}, ...ordered.map(({ style }) => style.look ?? {}).toReversed());
}

function withTypeWords(look: StyleLook, mood: string): StyleLook {
  const { font, corners, density } = readTypeWords(mood);
  return {
    ...look,
    ...(font && { font }),
    ...(corners && { corners }),
    ...(density && { density }),
  };
}

/** The one place where words for a look become constraints: those of its mood, and those that it avoids. */
export function readStyleWish({ mood = '', avoid = [] }: PlanLook): StyleWish {
  const hits = findStyles(mood, 'mood');
  const wanted = hits.filter(({ isRefused }) => !isRefused);
  const avoided = avoid.join(', ');
  const unwanted = [
    ...hits.filter(({ isRefused }) => isRefused),
    ...findStyles(avoided, 'mood').filter(({ id }) => !wanted.some((one) => one.id === id)),
  ];
  const refused = unwanted.flatMap(({ style }) => style.directions.slice(0, 1));
  return {
    directions: directionsOf(wanted, refused),
    refused,
    look: withTypeWords(mergeLooks(wanted), mood),
    refusedFonts: [...new Set([...readRefusedFonts(mood), ...namedFonts(avoided)])],
  };
}
