import type { GenerationStatus } from '#contract/generation.ts';
import { listGenerations } from '../builder-api.ts';
import type { FoundRun } from '../workspace/generation-slice.ts';
import { useWorkspace } from '../workspace-store.ts';

/**
 * Asks the server which runs of the user are under way or wait for their owner, and notes those that this tab
 * does not show. Never throws: whoever comes back without a network asks again with the next document.
 */
export async function findRuns(): Promise<void> {
  try {
    noteRuns(await listGenerations());
  } catch {
    // Nothing is lost: the runs are at the server.
  }
}

/** The newest run of a document that the server does not have: it may be what makes it. */
export async function findRunOf(uuid: string): Promise<FoundRun | null> {
  try {
    const [newest] = await listGenerations(uuid);
    if (newest === undefined || newest.delivery === 'saved') return null;
    noteRuns([newest]);
    return toFoundRun(newest);
  } catch {
    return null;
  }
}

function noteRuns(runs: readonly GenerationStatus[]): void {
  const { generation, foundRuns, setFoundRuns } = useWorkspace.getState();
  const shown = generation.kind === 'idle' ? null : generation.uuid;
  // The run of the card that is shown is known already.
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
