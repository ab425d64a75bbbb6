import { useWorkspace } from '../workspace-store.ts';

/** Opens the starter page as a new site, which is not saved until it is changed. */
export function openStarter({ text, name }: { text: string; name: string }): void {
  const uuid = crypto.randomUUID();
  useWorkspace
    .getState()
    .openDocument({ kind: 'site', uuid, name, text, revision: 0, isSaved: false, isStarter: true });
}
