import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { createFolder } from './change-folder.ts';
import type { FilesContext } from './change-lists.ts';
import { CreateForm } from './create-form.tsx';
import type { NameRefusal } from './name-problem.ts';

interface NewFolderFormProps {
  context: FilesContext;
  parent: string;
  onDone: () => void;
}

/** The name of a new folder inside the shown one. */
export function NewFolderForm({ context, parent, onDone }: NewFolderFormProps) {
  const t = useTranslations('builderFiles');
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<NameRefusal | null>(null);
  function submit(): void {
    const refused = createFolder(context, parent, name);
    if (refused === null) onDone();
    else setRefusal(refused);
  }
  function rename(next: string): void {
    setName(next);
    setRefusal(null);
  }
  return (
    <CreateForm
      title={t('newFolder')}
      nameLabel={t('folderName')}
      name={name}
      onName={rename}
      problem={refusal === null ? null : t(`folderNames.${refusal}`)}
      onSubmit={submit}
      onCancel={onDone}
    />
  );
}
