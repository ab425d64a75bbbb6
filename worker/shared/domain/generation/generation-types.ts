/** The kind of request, as the analysis understood it. */
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

/** How much of the page the request concerns. */
export type GenerationScope = 'site' | 'page' | 'section' | 'element';

export type GenerationLanguage = 'en' | 'it';

/** The stages of a generation in order; `ended` comes last. */
export const GENERATION_STAGES = [
  'analysis',
  'model',
  'generation',
  'validation',
  'saving',
  'ended',
] as const;

export type GenerationStage = (typeof GENERATION_STAGES)[number];

/** `full`: the whole file; `diff`: SEARCH/REPLACE blocks; `answer`: words that change nothing. */
export const RESPONSE_TYPES = ['full', 'diff', 'answer'] as const;

export type ResponseType = (typeof RESPONSE_TYPES)[number];

/** The outcome of the request analysis. `confidence` is 0 to 1. */
export interface RequestAnalysis {
  task: GenerationTask;
  family: GenerationFamily;
  scope: GenerationScope;
  /** The part of the page that the request names, such as `header` or `pricing`. */
  target?: string;
  language: GenerationLanguage;
  confidence: number;
  /** The words or facts that led to this decision; shown to the user. */
  signals: string[];
}

/** One check of a finished answer. A failed `hard` check makes the answer unusable. */
export interface Check {
  id: string;
  ok: boolean;
  weight: 'hard' | 'soft';
  /** What was found, in a few English words; empty when there is nothing to report. */
  detail: string;
}

/** What the assistant tells about its work. */
export interface GenerationReport {
  summary: string;
  changes: string[];
  notDone: string[];
  /** What the request says and the page does not hold, in its own words. */
  notOnPage: string[];
  /** Placeholders that the owner still has to fill in. */
  toComplete: string[];
  /** Faults of the answer that its owner should know of, as sentences in the language of the request. */
  warnings: string[];
  sections: string[];
  checks: Check[];
  /** The answer is another site in the place of the page: its owner has to agree before it is saved. */
  isProposal: boolean;
  /** The built-in designer answered because a configured model had failed: free of charge. */
  isStandIn: boolean;
}

/** Tokens of all model calls of a run; `cached` are those of `input` that the provider had read before. */
export interface TokenUsage {
  calls: number;
  input: number;
  cached: number;
  output: number;
}

/** A report with nothing in it yet. */
export function emptyReport(): GenerationReport {
  return {
    summary: '',
    changes: [],
    notDone: [],
    notOnPage: [],
    toComplete: [],
    warnings: [],
    sections: [],
    checks: [],
    isProposal: false,
    isStandIn: false,
  };
}
