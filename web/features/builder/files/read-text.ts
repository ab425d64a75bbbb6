import { historyText } from '#domain/edit-history/edit-history.ts';
import { loadFile } from '../builder-api.ts';
import { useWorkspace } from '../workspace-store.ts';

/** The text of a file: that of its open tab, otherwise the server's. */
export async function readText({ uuid }: { uuid: string }): Promise<string> {
  const open = useWorkspace.getState().documents[uuid];
  return open === undefined ? (await loadFile(uuid)).content : historyText(open.history);
}
