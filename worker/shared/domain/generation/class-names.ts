import { foldWord } from '../reading/fold.ts';

/** The many names inside drawings would outweigh those of the layout. */
function withoutDrawings(markup: string): string {
  const [first = '', ...others] = markup.split(/<svg\b/i);
  return [first, ...others.map((piece) => piece.slice(piece.search(/<\/svg>/i)))].join('');
}

/** The classes and ids of markup, folded. */
export function classNames(markup: string): string[] {
  const values = [...withoutDrawings(markup).matchAll(/\s(?:class|id)\s*=\s*["']([^"']+)["']/gi)];
  return values.flatMap(([, names = '']) => foldWord(names).split(/\s+/).filter(Boolean));
}
