import type { GenerationState, RequestAgain } from '../workspace/generation-slice.ts';

export type StateOf<Kind extends GenerationState['kind']> = Extract<
  GenerationState,
  { kind: Kind }
>;

export interface GenerationCardProps {
  state: GenerationState;
  /** The name of the document that the AI works on, when another one is shown. */
  elsewhere: string | null;
  /** False once something else was changed after the AI's change, because one undo would not take that back. */
  canUndo: boolean;
  onUndo: () => void;
  onAgain: (again: RequestAgain) => void;
  /** Repeats the request on the page as it was before. */
  onRetryModel: (again: RequestAgain) => void;
  onDismiss: () => void;
}
