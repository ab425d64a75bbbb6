import { foldInPlace } from '#domain/reading/fold.ts';
import type { Language } from '../brief/brief.ts';
import type { FileBrief } from './file-brief.ts';

/** A file that the designer knows how to write. */
export interface FileRecipe {
  id: string;
  /** Words of a request, folded, that ask for it. */
  asks: RegExp;
  /** What the file is, for the summary: a noun with its article. */
  title: Readonly<Record<Language, string>>;
  write(brief: FileBrief): string;
  /** What the owner still has to fill in. */
  toComplete?(brief: FileBrief): string[];
}

/** The recipe whose words occur most often in the request, the first of equals; undefined without any. */
export function findRecipe(recipes: readonly FileRecipe[], words: string): FileRecipe | undefined {
  const folded = foldInPlace(words);
  let best: { recipe: FileRecipe; hits: number } | undefined;
  for (const recipe of recipes) {
    const hits = countHits(folded, recipe.asks);
    if (hits > (best?.hits ?? 0)) best = { recipe, hits };
  }
  return best?.recipe;
}

function countHits(folded: string, asks: RegExp): number {
  const pattern = new RegExp(`(?<![a-z])(?:${asks.source})`, 'g');
  return new Set(folded.match(pattern)).size;
}
