import type { WorkingStage } from '#domain/conversation/entry-types.ts';
import { API_MODE_LIMITS } from './api-mode-limits.ts';

interface RunSoFar {
  stage: WorkingStage;
  /** Something of the page has arrived. */
  hasText: boolean;
  elapsedMs: number;
}

/** True while nothing of the answer can be seen or checked yet, and for half a minute at most. */
export function isPreparing({ stage, hasText, elapsedMs }: RunSoFar): boolean {
  if (hasText || elapsedMs >= API_MODE_LIMITS.preparingMs) return false;
  return stage !== 'validation' && stage !== 'saving';
}
