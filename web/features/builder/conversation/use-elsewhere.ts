import { useWorkspace } from '../workspace-store.ts';

/** The name of the document that the AI is working on, when another one is shown; else null. */
export function useElsewhere(): string | null {
  return useWorkspace(({ generation, documents, currentUuid }) =>
    generation.kind === 'idle' || generation.uuid === currentUuid
      ? null
      : (documents[generation.uuid]?.name ?? ''),
  );
}
