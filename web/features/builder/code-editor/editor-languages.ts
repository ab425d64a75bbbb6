import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';
import type { FileType } from '#domain/files/file-type.ts';

type LanguageSource = Extension | (() => Promise<Extension>);

/** HTML includes CSS and JavaScript. The other languages are loaded when a file needs them. */
const SOURCES: Record<FileType, () => LanguageSource> = {
  html: () => html({ selfClosingTags: true }),
  site: () => html({ selfClosingTags: true }),
  css: () => css(),
  js: () => javascript(),
  jsx: () => javascript({ jsx: true }),
  ts: () => javascript({ typescript: true }),
  tsx: () => javascript({ jsx: true, typescript: true }),
  json: () => async () => (await import('@codemirror/lang-json')).json(),
  md: () => async () => (await import('@codemirror/lang-markdown')).markdown(),
  py: () => async () => (await import('@codemirror/lang-python')).python(),
  txt: () => [],
  other: () => [],
};

/** The language support of a file type, or a promise if it has to be loaded. */
export function languageFor(fileType: FileType): Extension | Promise<Extension> {
  const source = SOURCES[fileType]();
  return typeof source === 'function' ? source() : source;
}
