import { useWorkspace } from '../workspace-store.ts';

interface Starter {
  text: string;
  name: string;
  /** Of the untouched page that it replaces. */
  uuid?: string;
}

/** Opens the starter page as a new site, which is not saved until it is changed. */
export function openStarter({ text, name, uuid = crypto.randomUUID() }: Starter): void {
  useWorkspace
    .getState()
    .openDocument({ kind: 'site', uuid, name, text, revision: 0, isSaved: false, isStarter: true });
}
