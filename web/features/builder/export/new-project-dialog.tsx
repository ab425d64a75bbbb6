import { type SubmitEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { checkName, type NameProblem } from '#domain/files/file-name.ts';
import { projectFiles } from '#domain/projects/new-project.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { showError } from '#web/lib/show-error.ts';
import type { FilesContext } from '../files/file-lists.ts';
import { openPage, useStoreProject } from './use-store-project.ts';
import { tell } from '../toasts/show-notice.ts';

interface NewProjectDialogProps {
  context: FilesContext;
  userId: string;
  onClose: () => void;
}

/** Asks for the name of a project and creates its folder with a page, a style sheet and a script. */
export function NewProjectDialog({ context, userId, onClose }: NewProjectDialogProps) {
  const t = useTranslations('builderExport');
  // A project is a folder, so the rules and messages for folder names apply.
  const refusals = useTranslations('builderFiles.folderNames');
  const locale = useLocale();
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<NameProblem | null>(null);
  const { mutateAsync: store, isPending, isSuccess } = useStoreProject(context, userId);

  async function create(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const checked = checkName(name);
    setRefusal(checked.ok ? null : checked.problem);
    if (!checked.ok || isPending || isSuccess) return;
    const texts = {
      title: checked.name,
      language: locale,
      lead: t('starter.lead'),
      button: t('starter.button'),
      pressed: t('starter.pressed'),
    };
    const files = projectFiles(texts).map((file) => ({ path: file.name, text: file.content }));
    try {
      await openPage(await store({ name: checked.name, files }), userId);
      tell('builderExport.newProject.created', { values: { name: checked.name } });
      onClose();
    } catch (error) {
      showError(error, t('errors.create'));
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('newProject.title')}
      description={t('newProject.body')}
      closeLabel={t('newProject.cancel')}
    >
      <form className="mt-5 grid gap-2" onSubmit={(event) => void create(event)}>
        <Field
          label={t('newProject.name')}
          placeholder={t('newProject.placeholder')}
          value={name}
          maxLength={100}
          autoComplete="off"
          error={refusal === null ? undefined : refusals(refusal)}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <Button type="submit" variant="primary" isPending={isPending || isSuccess}>
            {t('newProject.create')}
          </Button>
          <Button onClick={onClose}>{t('newProject.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
