import type { GenerationStage } from '../workspace/generation-slice.ts';
import { GENERATION_LIMITS } from './generation-limits.ts';

const ORDER: readonly GenerationStage[] = [
  'analysis',
  'model',
  'generation',
  'validation',
  'saving',
];

/** True when the stage comes after the other one: what is shown never goes back. */
export function isLaterStage(stage: GenerationStage, than: GenerationStage): boolean {
  return ORDER.indexOf(stage) > ORDER.indexOf(than);
}

interface FollowStagesInput {
  /** The server's word on where the generation stands; null when it has none. */
  readStage: () => Promise<GenerationStage | null>;
  onStage: (stage: GenerationStage) => void;
}

/** Asks for the stage once a second, one question at a time. Returns the way to stop. */
export function followStages({ readStage, onStage }: FollowStagesInput): () => void {
  let isOver = false;
  async function ask(): Promise<void> {
    const stage = await readStage();
    if (isOver) return;
    if (stage !== null) onStage(stage);
    timer = setTimeout(() => void ask(), GENERATION_LIMITS.stageMs);
  }
  let timer = setTimeout(() => void ask(), GENERATION_LIMITS.stageMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
