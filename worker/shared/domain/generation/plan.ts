import type { FileType } from './file-types.ts';
import type { GenerationTask, RequestAnalysis } from './generation-types.ts';

/**
 * How an answer is made: a new page that is streamed, blocks for the current page, texts only (markup is not
 * sent to the model), a whole file of another type, or a picture with its place.
 */
export type PlanMode = 'page' | 'edit' | 'texts' | 'file' | 'image';

/** How one generation is made and what it may cost. */
export interface GenerationPlan {
  mode: PlanMode;
  temperature: number;
  maxOutputTokens: number;
}

const EDIT: GenerationPlan = {
  mode: 'edit',
  temperature: 0.2,
  maxOutputTokens: 6_000,
};
const TEXTS: GenerationPlan = { ...EDIT, mode: 'texts', temperature: 0.4, maxOutputTokens: 12_000 };

const PLANS: Readonly<Record<GenerationTask, GenerationPlan>> = {
  create: { mode: 'page', temperature: 0.7, maxOutputTokens: 16_000 },
  edit: EDIT,
  restyle: { ...EDIT, temperature: 0.5, maxOutputTokens: 8_000 },
  image: { ...EDIT, mode: 'image', maxOutputTokens: 8_000 },
  question: EDIT,
  copy: TEXTS,
  translate: TEXTS,
  'code-file': { mode: 'file', temperature: 0.2, maxOutputTokens: 12_000 },
};

/** Makes the plan for an analysed request. The second of the three steps shown to the user. */
export function planGeneration(
  analysis: RequestAnalysis,
  file: { fileType: FileType; hasFile: boolean },
): GenerationPlan {
  const plan = PLANS[analysis.task];
  const mode = plan.mode === 'file' && file.hasFile ? 'edit' : plan.mode;
  return { ...plan, mode };
}
