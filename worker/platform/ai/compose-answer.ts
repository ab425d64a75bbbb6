import type { DesignerNote, DesignerRequest } from './designer-request.ts';
import { ModelFailure } from './model-failure.ts';

/** What the designer writes, cut for streaming, and what it says about it. */
export interface DesignerAnswer {
  chunks: string[];
  note: DesignerNote;
}

/** Lets the built-in designer answer a request. */
export function composeAnswer(_request: DesignerRequest): DesignerAnswer {
  throw new ModelFailure('unavailable');
}
