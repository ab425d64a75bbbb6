import { useWorkspace } from '../workspace-store.ts';

/** The starter page as a new site, which nobody saves before it is changed. */
export function openStarter({ text, name }: { text: string; name: string }): void {
  const uuid = crypto.randomUUID();
  useWorkspace
    .getState()
    .openDocument({ kind: 'site', uuid, name, text, revision: 0, isSaved: false, isStarter: true });
}
