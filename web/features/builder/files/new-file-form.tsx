import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  FILE_TYPES,
  fileExtension,
  settleNameAndType,
  type FileType,
} from '#domain/files/file-type.ts';
import { createFile } from './create-file.ts';
import { CreateForm } from './create-form.tsx';
import type { FilesContext } from './change-lists.ts';
import { inputStyle } from './file-styles.ts';
import type { NameRefusal } from './name-problem.ts';

/** The types a new file may have, in the order of the form (builder spec section 2). */
const CHOICES = FILE_TYPES.filter((type) => type !== 'site');

interface NewFileFormProps {
  context: FilesContext;
  folder: string;
  folderUuid: string | null;
  onCreated: () => void;
  onDone: () => void;
}

/** Name and type of a new file; a known extension in the name decides the type. */
export function NewFileForm({ context, folder, folderUuid, onCreated, onDone }: NewFileFormProps) {
  const t = useTranslations('builderFiles');
  const id = useId();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<FileType>('html');
  const [refusal, setRefusal] = useState<NameRefusal | null>(null);
  const hasExtension = fileExtension(name.trim()) !== '';
  const { type } = hasExtension ? settleNameAndType(name.trim(), chosen) : { type: chosen };

  function submit(): void {
    const refused = createFile(context, { name, type: chosen, folder, folderUuid });
    if (refused !== null) {
      setRefusal(refused);
      return;
    }
    onDone();
    onCreated();
  }
  function rename(next: string): void {
    setName(next);
    setRefusal(null);
  }

  return (
    <CreateForm
      title={t('newFile')}
      nameLabel={t('fileName')}
      placeholder={t('fileNameHint')}
      name={name}
      onName={rename}
      problem={refusal === null ? null : t(`names.${refusal}`)}
      onSubmit={submit}
      onCancel={onDone}
    >
      <label htmlFor={id} className="font-medium">
        {t('fileType')}
      </label>
      <span className="relative">
        <select
          id={id}
          value={type}
          onChange={(event) => setChosen(event.target.value as FileType)}
          className={`${inputStyle} appearance-none pr-9`}
        >
          {CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {t(`types.${choice}`)}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-soft"
          aria-hidden="true"
        />
      </span>
    </CreateForm>
  );
}
