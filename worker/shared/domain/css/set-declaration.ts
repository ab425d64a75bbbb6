import type { Splice } from '../text/splices.ts';
import type { CssDeclaration } from './parse-css.ts';

/** A list of declarations in a text: the body of a rule, or the value of a `style` attribute. */
export interface DeclarationList {
  text: string;
  /** With offsets of `text`. */
  declarations: readonly CssDeclaration[];
  /** Where the list ends: the closing brace, or the end of the value. */
  end: number;
}

/** Splices of `text` that set a declaration in its place, add it as the last one, or remove it with null. */
export function setDeclaration(
  list: DeclarationList,
  property: string,
  value: string | null,
): Splice[] {
  const name = property.startsWith('--') ? property : property.toLowerCase();
  const same = list.declarations.filter((declaration) => declaration.name === name);
  if (value === null) return same.map((declaration) => removal(list.text, declaration));
  const last = same.at(-1);
  if (!last) return [addition(list, `${name}: ${value}`)];
  if (list.text.slice(last.valueStart, last.end) === value) return [];
  return [{ start: last.valueStart, end: last.end, replacement: value }];
}

function removal(text: string, { start, end }: CssDeclaration): Splice {
  const lead = /\s*$/.exec(text.slice(Math.max(0, start - 200), start))?.[0].length ?? 0;
  const tail = /^\s*;/.exec(text.slice(end, end + 200))?.[0].length ?? 0;
  return { start: start - lead, end: end + tail, replacement: '' };
}

function addition({ text, declarations, end }: DeclarationList, written: string): Splice {
  const last = declarations.at(-1);
  if (!last) return { start: end, end, replacement: ` ${written}; ` };
  const lead = /\s+$/.exec(text.slice(Math.max(0, last.start - 200), last.start))?.[0] ?? ' ';
  const semicolon = /^\s*;/.exec(text.slice(last.end, last.end + 200))?.[0];
  if (semicolon === undefined) {
    return { start: last.end, end: last.end, replacement: `;${lead}${written}` };
  }
  const at = last.end + semicolon.length;
  return { start: at, end: at, replacement: `${lead}${written};` };
}
