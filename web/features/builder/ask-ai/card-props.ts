import type { GenerationState, RequestAgain } from '../workspace/generation-slice.ts';

export type StateOf<Kind extends GenerationState['kind']> = Extract<
  GenerationState,
  { kind: Kind }
>;

export interface GenerationCardProps {
  state: GenerationState;
  /** The document that is worked on when it is not the one that is shown. */
  elsewhere: string | null;
  /** False once something else was changed after the AI: then there is nothing of it to take back in one step. */
  canUndo: boolean;
  onUndo: () => void;
  onAgain: (again: RequestAgain) => void;
  /** The same request again, to the page of before. */
  onRetryModel: (again: RequestAgain) => void;
  onDismiss: () => void;
}
