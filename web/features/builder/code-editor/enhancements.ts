import type { Extension } from '@codemirror/state';
import type { FileType } from '#domain/files/file-type.ts';
import { colorSwatches } from './color-swatches.ts';
import { lintFor } from './editor-lint.ts';
import type { EditorTexts } from './editor-texts.ts';
import { emmetFor } from './emmet.ts';

/**
 * Features that may arrive a moment after the editor: lint, colour swatches, abbreviations. A chunk of their
 * own.
 */
export function enhancementsFor(fileType: FileType, texts: EditorTexts): Extension {
  const hasColors = fileType === 'html' || fileType === 'site' || fileType === 'css';
  return [
    lintFor(fileType, texts.describeProblem),
    hasColors ? colorSwatches(texts.describeColor) : [],
    emmetFor(fileType),
  ];
}
