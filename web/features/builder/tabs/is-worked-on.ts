import { translator } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { shortenName } from '../shorten-name.ts';
import { useWorkspace } from '../workspace-store.ts';

/**
 * True, with a message to the user, for a document that the AI is working on. Closing or deleting it would
 * discard a paid answer.
 */
export function isWorkedOn(uuid: string): boolean {
  const { generation, documents } = useWorkspace.getState();
  if (generation.kind !== 'working' || generation.uuid !== uuid) return false;
  const name = shortenName(documents[uuid]?.name ?? '');
  showError(translator()('builderTabs.closeWorking', { name }));
  return true;
}
