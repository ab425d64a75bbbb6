import type { AskTarget } from '../workspace/ask-target.ts';
import type { StopSwitch } from './stop-switch.ts';

/** What is known of the run that is followed. */
export interface ActiveRun {
  /** The document that is being changed, even while another one is shown. */
  uuid: string;
  /** Null for a guest. */
  userId: string | null;
  prompt: string;
  /** The version number of a new page; the first is 0. */
  attempt: number;
  /** The page is generated from scratch; no existing page was sent. */
  isFromNothing: boolean;
  /** The only elements that may change; null when all may. */
  target: AskTarget | null;
  /** The page that was sent; null for a run that was started elsewhere. */
  base: string | null;
  /** The balance before this run was paid for; null for a run that was started elsewhere. */
  creditsBefore: number | null;
  stop: StopSwitch;
  /** Stops following the run, which continues on the server. */
  leave: AbortController;
}
