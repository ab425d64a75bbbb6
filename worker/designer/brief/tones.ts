import type { ReadingLanguage } from '#domain/reading/language.ts';
import type { DirectionId } from '../look/direction.ts';
import { findStyles, styleOf, type StyleId } from '../look/styles/read-styles.ts';

export type ToneId = StyleId;

/**
 * The looks that running text names: specific ones first, then in the order of the text. Refused ones are left out.
 */
export function readTones(text: string): ToneId[] {
  return findStyles(text, 'prose')
    .filter(({ isRefused, style }) => !isRefused && style.names !== undefined)
    .map(({ id, at, style }) => ({ id, at: at + (style.isGeneric ? text.length : 0) }))
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id);
}

/** The directions that match the tones, best first. */
export function toDirections(tones: readonly ToneId[]): DirectionId[] {
  return [...new Set(tones.flatMap((id) => styleOf(id).directions))];
}

export function nameTone(id: ToneId, language: ReadingLanguage): string {
  return styleOf(id).names?.[language] ?? '';
}
