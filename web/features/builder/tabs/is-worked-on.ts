import { translator } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { shortenName } from '../shorten-name.ts';
import { useWorkspace } from '../workspace-store.ts';

/** True, and said, for a document that the AI works on: closing or deleting it would throw away what was paid. */
export function isWorkedOn(uuid: string): boolean {
  const { generation, documents } = useWorkspace.getState();
  if (generation.kind !== 'working' || generation.uuid !== uuid) return false;
  const name = shortenName(documents[uuid]?.name ?? '');
  showError(translator()('builderTabs.closeWorking', { name }));
  return true;
}
