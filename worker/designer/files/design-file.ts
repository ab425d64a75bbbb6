import type { FileType } from '#domain/generation/file-types.ts';
import type { Language } from '../brief/brief.ts';
import { CONTENT_COMPONENTS } from './component-content-recipes.ts';
import { asFileRecipe } from './component-recipe.ts';
import { STATE_COMPONENTS } from './component-state-recipes.ts';
import { CSS_PAGE_RECIPES } from './css-page-recipes.ts';
import { CSS_PART_RECIPES } from './css-part-recipes.ts';
import { readFileBrief, type FileBrief } from './file-brief.ts';
import { JS_PAGE_RECIPES } from './js-page-recipes.ts';
import { JS_TOOL_RECIPES } from './js-tool-recipes.ts';
import { JSON_RECIPES } from './json-recipes.ts';
import { MD_RECIPES } from './md-recipes.ts';
import { findRecipe, type FileRecipe } from './recipe.ts';
import { SKELETONS } from './skeletons.ts';
import { TXT_RECIPES } from './txt-recipes.ts';

/** The kinds of file that are no page. */
export type StarterType = keyof typeof SKELETONS;

export interface DesignFileInput {
  prompt: string;
  fileType: StarterType;
  language: Language;
}

export interface DesignedFile {
  /** The recipe's id; undefined for a skeleton. */
  recipe: string | undefined;
  /** The whole file, at most 20 KB, with a line break at its end. */
  content: string;
  /** One or two sentences in the language of the request. */
  summary: string;
  /** What the owner still has to fill in. */
  toComplete: string[];
}

const COMPONENTS = [...STATE_COMPONENTS, ...CONTENT_COMPONENTS];

/** Every file that the designer knows how to write, by type: what a website is made of. A type without any gets skeletons. */
export const RECIPES = {
  css: [...CSS_PAGE_RECIPES, ...CSS_PART_RECIPES],
  js: [...JS_PAGE_RECIPES, ...JS_TOOL_RECIPES],
  ts: [],
  jsx: COMPONENTS.map((recipe) => asFileRecipe(recipe, false)),
  tsx: COMPONENTS.map((recipe) => asFileRecipe(recipe, true)),
  py: [],
  json: JSON_RECIPES,
  md: MD_RECIPES,
  txt: TXT_RECIPES,
} as const satisfies Readonly<Record<StarterType, readonly FileRecipe[]>>;

/** Whether the designer writes files of this type; pages have a designer of their own. */
export function isStarterType(fileType: FileType): fileType is StarterType {
  return fileType !== 'html';
}

/** Writes a starter file for a request; one that it does not know gets a skeleton, and is told so. Pure. */
export function designFile({ prompt, fileType, language }: DesignFileInput): DesignedFile {
  const brief = readFileBrief(prompt, language);
  const recipe = findRecipe(RECIPES[fileType], brief.words);
  if (recipe === undefined) return writeSkeleton(brief, fileType);
  const title = recipe.title[language];
  return {
    recipe: recipe.id,
    content: recipe.write(brief),
    summary: brief.say(
      `I wrote a starter file: ${title}.`,
      `Ho scritto un file di partenza: ${title}.`,
    ),
    toComplete: recipe.toComplete?.(brief) ?? [],
  };
}

function writeSkeleton(brief: FileBrief, fileType: StarterType): DesignedFile {
  return {
    recipe: undefined,
    content: SKELETONS[fileType](brief),
    summary: brief.say(
      'This is only a skeleton with your request in it: without an AI model the built-in designer does not know how to write this file.',
      'È solo uno scheletro con la tua richiesta: senza un modello di AI il designer integrato non sa scrivere questo file.',
    ),
    toComplete: [brief.say('the content of the file', 'il contenuto del file')],
  };
}
