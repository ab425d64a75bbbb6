const LINE_WIDTH = 88;

/** A text without anything that ends a block comment, or a script or style element around the file. */
export function inBlockComment(text: string): string {
  return text
    .replaceAll('*/', '* /')
    .replaceAll('/*', '/ *')
    .replaceAll('</', '< /')
    .replaceAll('<!', '< !');
}

/** A text as Markdown shows it, sign for sign: no markup, link or HTML comes of it. */
export function inMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]()#+\-.!|>~<&=:]/g, (sign) =>
    sign === '<' ? '&lt;' : sign === '&' ? '&amp;' : `\\${sign}`,
  );
}

/** Lines of at most 88 characters, longer only where a word is. */
export function wrapWords(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length >= LINE_WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

/** A block comment of whole lines, for CSS and the JavaScript family. */
export function blockComment(paragraphs: readonly string[]): string {
  const lines = paragraphs.flatMap((text) => wrapWords(inBlockComment(text)));
  return `/*\n${lines.map((line) => ` * ${line}`).join('\n')}\n */`;
}

/** A comment of `#` lines, for Python. The texts hold no line break. */
export function hashComment(paragraphs: readonly string[]): string {
  return paragraphs
    .flatMap(wrapWords)
    .map((line) => `# ${line}`)
    .join('\n');
}
