import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { currentDocument, fileTypeOf, useWorkspace } from '../workspace-store.ts';

/** Says before a request is sent that without a model nothing but texts is changed in a file that is no page. */
export function FileLimitsNote() {
  const t = useTranslations('builderAsk');
  const isOtherFile = useWorkspace((workspace) => {
    const document = currentDocument(workspace);
    if (document === null || fileTypeOf(document) === 'html') return false;
    return historyText(document.history).trim() !== '';
  });
  const { data: deployment } = useQuery({ ...deploymentQuery, enabled: isOtherFile });
  if (!isOtherFile || deployment?.model.provider !== 'offline') return null;
  return (
    <output className="block basis-full px-3 pt-2 text-xs text-pretty text-soft">
      {t('fileLimits')}
    </output>
  );
}
