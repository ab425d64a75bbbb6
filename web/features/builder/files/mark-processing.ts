import { useWorkspace } from '../workspace-store.ts';

/** Marks a file as being worked on for `durationMs` (builder spec section 9: 500 after updates, 800 after creation). */
export function markProcessing(uuid: string, durationMs: number): void {
  useWorkspace.getState().setProcessing(uuid, true);
  setTimeout(() => useWorkspace.getState().setProcessing(uuid, false), durationMs);
}
