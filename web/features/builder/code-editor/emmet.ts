import { abbreviationTracker, EmmetKnownSyntax } from '@emmetio/codemirror6-plugin';
import { type Extension, Prec } from '@codemirror/state';
import type { FileType } from '#domain/files/file-type.ts';

const SYNTAXES: Partial<Record<FileType, EmmetKnownSyntax>> = {
  html: EmmetKnownSyntax.html,
  site: EmmetKnownSyntax.html,
  css: EmmetKnownSyntax.css,
  jsx: EmmetKnownSyntax.jsx,
  tsx: EmmetKnownSyntax.tsx,
};

/** Tab expands abbreviations such as `ul>li*3`, in languages that have them. */
export function emmetFor(fileType: FileType): Extension {
  const syntax = SYNTAXES[fileType];
  if (syntax === undefined) return [];
  // Has to come before the editor's own Tab, which indents.
  return Prec.high(abbreviationTracker({ syntax, previewEnabled: false }));
}
