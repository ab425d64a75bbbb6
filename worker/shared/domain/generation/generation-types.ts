/** What a request wants, as the analysis understood it. */
export type GenerationTask =
  | 'create'
  | 'edit'
  | 'restyle'
  | 'copy'
  | 'translate'
  | 'image'
  | 'code-file'
  | 'question';

export type GenerationFamily = 'code' | 'copy' | 'media';

/** How much of the page the request is about. */
export type GenerationScope = 'site' | 'page' | 'section' | 'element';

export type GenerationLanguage = 'en' | 'it';

/** The real steps of a generation, in order; `ended` after the last. */
export const GENERATION_STAGES = [
  'analysis',
  'model',
  'generation',
  'validation',
  'saving',
  'ended',
] as const;

export type GenerationStage = (typeof GENERATION_STAGES)[number];

/** `full`: the whole file; `diff`: SEARCH/REPLACE blocks for the file that was sent. */
export type ResponseType = 'full' | 'diff';

/** The outcome of the request analysis. `confidence` is 0 to 1. */
export interface RequestAnalysis {
  task: GenerationTask;
  family: GenerationFamily;
  scope: GenerationScope;
  /** The part of the page that the request names, such as `header` or `pricing`. */
  target?: string;
  language: GenerationLanguage;
  confidence: number;
  /** Which words or facts led here; shown to the user. */
  signals: string[];
}

/** One check of the finished answer. A failed `hard` one makes the answer worthless. */
export interface Check {
  id: string;
  ok: boolean;
  weight: 'hard' | 'soft';
  /** What was found, in a few words of English; empty when there is nothing to say. */
  detail: string;
}

/** What the assistant tells about its work. */
export interface GenerationReport {
  summary: string;
  changes: string[];
  notDone: string[];
  /** Placeholders that the owner still has to fill in. */
  toComplete: string[];
  sections: string[];
  checks: Check[];
  /** The answer ended before it was complete and was closed by us. */
  isShortened: boolean;
}

/** A report with nothing in it yet. */
export function emptyReport(): GenerationReport {
  return {
    summary: '',
    changes: [],
    notDone: [],
    toComplete: [],
    sections: [],
    checks: [],
    isShortened: false,
  };
}
