import type { GenerationStatus } from '#contract/generation.ts';
import { listGenerations, readGeneration } from '../builder-api.ts';
import type { FoundRun } from '../workspace/generation-slice.ts';
import { useWorkspace } from '../workspace-store.ts';
import { guestRunOf } from './guest-run.ts';

/**
 * Asks the server for the user's runs that are running or have a waiting answer, and notes those that this tab
 * does not show. Never throws: without a network, it is tried again when the next document opens.
 */
export async function findRuns(): Promise<void> {
  try {
    noteRuns(await listGenerations());
  } catch {
    // Nothing is lost, because the server keeps the runs.
  }
}

/** The newest run of a document that does not exist on the server yet: the run may be creating it. */
export async function findRunOf(uuid: string): Promise<FoundRun | null> {
  try {
    const newest = await newestRun(uuid);
    if (newest === undefined || newest.delivery === 'saved') return null;
    noteRuns([newest]);
    return toFoundRun(newest);
  } catch {
    return null;
  }
}

/** A guest's run is known to this tab only. */
async function newestRun(uuid: string): Promise<GenerationStatus | undefined> {
  const guestRun = guestRunOf(uuid);
  if (guestRun === null) return (await listGenerations(uuid))[0];
  return { ...(await readGeneration(guestRun)), document: { kind: 'site', uuid } };
}

function noteRuns(runs: readonly GenerationStatus[]): void {
  const { generation, foundRuns, setFoundRuns } = useWorkspace.getState();
  const shown = generation.kind === 'idle' ? null : generation.uuid;
  // Leaves out the run whose card is already shown.
  const found = runs
    .flatMap((run) => toFoundRun(run) ?? [])
    .filter(({ document }) => document.uuid !== shown);
  const known = new Set(found.map(({ id }) => id));
  setFoundRuns([...foundRuns.filter(({ id }) => !known.has(id)), ...found]);
}

function toFoundRun({
  id,
  prompt,
  startedAt,
  status,
  document,
}: GenerationStatus): FoundRun | null {
  return document === undefined ? null : { id, prompt, startedAt, status, document };
}
