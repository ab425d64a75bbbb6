import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileCode, FileText, House, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { folderName } from '#domain/files/folder-path.ts';
import {
  isProjectPage,
  MOST_PAGES,
  planPublication,
  type ProjectFile,
  publicFiles,
} from '#domain/projects/plan-publication.ts';
import { PAGE_PATH } from '#domain/sites/asset-path.ts';
import { SITE_LIMITS } from '#domain/sites/limits.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx';
import { showError } from '#web/lib/show-error.ts';
import { useListedFiles } from '../files/use-files.ts';
import { useWorkspace } from '../workspace-store.ts';
import { projectFiles } from './project-files.ts';
import { publishProject } from './publish-project.ts';

const MIB = 1024 * 1024;
const ROW = 'flex items-start gap-2 py-1 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0';

interface PublishProjectDialogProps {
  userId: string;
  /** `/Shop` */
  folder: string;
  onClose: () => void;
}

/** What publishing a project makes public and what stays private, before anything happens. */
export function PublishProjectDialog({ userId, folder, onClose }: PublishProjectDialogProps) {
  const t = useTranslations('builder.publish');
  const client = useQueryClient();
  const plan = planPublication(projectFiles(useListedFiles(userId), folder));
  const publishing = useMutation({
    networkMode: 'always',
    mutationFn: () => publishProject({ client, userId }, folder),
    onSuccess(published) {
      if (published === null) showError(t('project.unsaved'));
      else useWorkspace.getState().openDialog({ kind: 'publish', ...published });
    },
    onError: (error) => showError(error),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('project.title', { name: folderName(folder) })}
      closeLabel={t('close')}
    >
      {plan.problem === null ? (
        <FileGroup lead={t('project.lead')}>
          {publicFiles(plan).map((file) => (
            <PublicFile key={file.path} file={file} />
          ))}
        </FileGroup>
      ) : (
        <p role="alert" className="mt-3">
          {t(`project.problems.${plan.problem}`, {
            pages: MOST_PAGES,
            files: SITE_LIMITS.assetsPerSite,
            size: SITE_LIMITS.saveBytes / MIB,
          })}
        </p>
      )}
      {plan.leftOut.length === 0 ? null : (
        <FileGroup lead={t('project.leftOut')}>
          {plan.leftOut.map(({ path, reason }) => (
            <li key={`${path} ${reason}`} className={ROW}>
              <Lock className="text-soft" aria-hidden="true" />
              <span className="min-w-0 break-words">
                {path} <span className="text-soft">– {t(`project.reasons.${reason}`)}</span>
              </span>
            </li>
          ))}
        </FileGroup>
      )}
      <DialogActions>
        {plan.problem === null ? (
          <Button
            variant="primary"
            isPending={publishing.isPending}
            onClick={() => publishing.mutate()}
          >
            {t(publishing.isPending ? 'project.looking' : 'publish')}
          </Button>
        ) : null}
        <Button onClick={onClose}>{t('project.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function FileGroup({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <>
      <p className="mt-3 text-pretty">{lead}</p>
      <ul
        aria-label={lead}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-2 max-h-56 overflow-y-auto rounded-control border border-line bg-sunken px-3 py-1.5 text-sm"
      >
        {children}
      </ul>
    </>
  );
}

function PublicFile({ file: { path } }: { file: ProjectFile }) {
  const t = useTranslations('builder.publish.project');
  const isHome = path === PAGE_PATH;
  const Icon = isHome ? House : isProjectPage({ path }) ? FileText : FileCode;
  return (
    <li className={ROW}>
      <Icon className="text-soft" aria-hidden="true" />
      <span className="min-w-0 break-words">
        {path} {isHome ? <span className="text-soft">– {t('home')}</span> : null}
      </span>
    </li>
  );
}
