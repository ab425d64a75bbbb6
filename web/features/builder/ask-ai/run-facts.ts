import type { AskTarget } from '../workspace/ask-target.ts';
import type { StopSwitch } from './stop-switch.ts';

/** What is known of the run that is followed. */
export interface ActiveRun {
  /** The document that is being changed, whichever is shown meanwhile. */
  uuid: string;
  userId: string;
  prompt: string;
  /** Which version of a new page this is; 0 is the first. */
  attempt: number;
  /** Nothing was sent: the page is made from nothing. */
  isFromNothing: boolean;
  /** The elements that alone may change; null when all may. */
  target: AskTarget | null;
  /** Nothing was there before: the page becomes a site of its own. */
  isNew: boolean;
  /** The page that was sent; null for a run that began elsewhere. */
  base: string | null;
  /** The balance before this run was paid; null for a run that began elsewhere. */
  creditsBefore: number | null;
  stop: StopSwitch;
  /** Leaves the run alone, which goes on at the server. */
  leave: AbortController;
}
