import type { FileType } from './file-types.ts';
import type { GenerationTask, RequestAnalysis } from './generation-types.ts';

/**
 * How an answer is made: a new page streamed as it comes, blocks for the page at hand, texts only
 * (markup never passes the model), or a whole file of another type.
 */
export type PlanMode = 'page' | 'edit' | 'texts' | 'file';

/** Milliseconds and tokens of one generation. */
export interface GenerationPlan {
  mode: PlanMode;
  temperature: number;
  maxOutputTokens: number;
  startMs: number;
  idleMs: number;
  totalMs: number;
}

type TaskPlan = Omit<GenerationPlan, 'idleMs' | 'totalMs'>;

const SECOND_MS = 1000;
/** 60 s without a byte ends a stream; a long page that keeps coming is not cut (decisions: Builder). */
const IDLE_MS = 60 * SECOND_MS;
const TOTAL_MS = 280 * SECOND_MS;

const EDIT: TaskPlan = {
  mode: 'edit',
  temperature: 0.2,
  maxOutputTokens: 6_000,
  startMs: 30 * SECOND_MS,
};
const TEXTS: TaskPlan = { ...EDIT, mode: 'texts', temperature: 0.4, maxOutputTokens: 12_000 };

const PLANS: Readonly<Record<GenerationTask, TaskPlan>> = {
  create: { mode: 'page', temperature: 0.7, maxOutputTokens: 16_000, startMs: 30 * SECOND_MS },
  edit: EDIT,
  restyle: { ...EDIT, temperature: 0.5, maxOutputTokens: 8_000 },
  image: { ...EDIT, maxOutputTokens: 8_000 },
  question: EDIT,
  copy: TEXTS,
  translate: TEXTS,
  'code-file': { mode: 'file', temperature: 0.2, maxOutputTokens: 12_000, startMs: 30 * SECOND_MS },
};

/** The plan for an analysed request: the second of the three visible steps. */
export function planGeneration(
  analysis: RequestAnalysis,
  file: { fileType: FileType; hasFile: boolean },
): GenerationPlan {
  const plan = PLANS[analysis.task];
  const mode = plan.mode === 'file' && file.hasFile ? 'edit' : plan.mode;
  return { ...plan, mode, idleMs: IDLE_MS, totalMs: TOTAL_MS };
}
