import { foldInPlace } from '#domain/reading/fold.ts';
import type { FileBrief } from './file-brief.ts';
import type { FileRecipe } from './recipe.ts';

export interface ComponentBrief extends FileBrief {
  /** The text in a .tsx file, nothing in a .jsx file. */
  type: (text: string) => string;
}

/** A React component that the designer writes in both of its languages. */
export interface ComponentRecipe extends Omit<FileRecipe, 'write'> {
  write(brief: ComponentBrief): string;
}

/** The brief of a component with or without types. */
export function forComponent(brief: FileBrief, isTyped: boolean): ComponentBrief {
  return { ...brief, type: (text) => (isTyped ? text : '') };
}

export function asFileRecipe(recipe: ComponentRecipe, isTyped: boolean): FileRecipe {
  return { ...recipe, write: (brief) => recipe.write(forComponent(brief, isTyped)) };
}

/** A text as a string of the file; nothing in it ends the string or a script element around the file. */
export function quote(text: string): string {
  return JSON.stringify(text)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

const FILLERS: ReadonlySet<string> = new Set(
  'a an the of for with and that which to in on my our your me please create make build write give want need component components react file jsx tsx typescript javascript small simple new un una uno il lo la i gli le di da del della dei delle per con e che mio mia nostro nostra crea fai scrivi vorrei voglio mi serve componente componenti piccolo piccola semplice nuovo nuova'.split(
    ' ',
  ),
);
const LONGEST_NOUNS = 3;

/** The first nouns of the request, as a name for a component and as its title: "price calculator". */
export function nounsOf({ words }: FileBrief): { name: string; title: string } | undefined {
  const nouns = (foldInPlace(words).match(/[a-z][a-z0-9]*/g) ?? []).filter(
    (word) => word.length > 1 && word.length < 24 && !FILLERS.has(word),
  );
  const first = nouns.slice(0, LONGEST_NOUNS);
  if (first.length === 0) return undefined;
  const title = first.join(' ');
  return {
    name: first.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
    title: title.charAt(0).toUpperCase() + title.slice(1),
  };
}
