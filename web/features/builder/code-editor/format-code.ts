import type { FileType } from '#domain/files/file-type.ts';

const OPTIONS = { indent_size: 2, end_with_newline: true, preserve_newlines: true } as const;
const FORMATTERS = {
  html: 'html',
  site: 'html',
  css: 'css',
  js: 'js',
  jsx: 'js',
  ts: 'js',
  tsx: 'js',
  json: 'js',
} satisfies Partial<Record<FileType, 'html' | 'css' | 'js'>>;

/** Whether there is a formatter for this type. */
export function canFormat(fileType: FileType): fileType is keyof typeof FORMATTERS {
  return fileType in FORMATTERS;
}

/** Indents the text and keeps its words. The formatter is loaded on first use. */
export async function formatCode(text: string, fileType: FileType): Promise<string> {
  if (!canFormat(fileType)) return text;
  const { default: beautify } = await import('js-beautify');
  switch (FORMATTERS[fileType]) {
    case 'html':
      return beautify.html(text, {
        ...OPTIONS,
        indent_inner_html: false,
        max_preserve_newlines: 1,
        wrap_line_length: 0,
        extra_liners: [],
      });
    case 'css':
      return beautify.css(text, OPTIONS);
    case 'js':
      return beautify.js(text, { ...OPTIONS, e4x: true });
  }
}
