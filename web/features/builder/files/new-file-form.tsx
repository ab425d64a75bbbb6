import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  FILE_TYPES,
  fileExtension,
  settleNameAndType,
  type FileType,
} from '#domain/files/file-type.ts';
import { Button } from '#web/components/ui/button.tsx';
import { createFile } from './create-file.ts';
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

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const refused = createFile(context, { name, type: chosen, folder, folderUuid });
    if (refused !== null) {
      setRefusal(refused);
      return;
    }
    onDone();
    onCreated();
  }
  const closeOnEscape = (event: KeyboardEvent) => (event.key === 'Escape' ? onDone() : undefined);

  return (
    <form
      aria-label={t('newFile')}
      onSubmit={submit}
      className="mx-3 mb-3 grid gap-2 rounded-card border border-line bg-surface p-3"
    >
      <label htmlFor={`${id}-name`} className="font-medium">
        {t('fileName')}
      </label>
      <input
        id={`${id}-name`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just asked for this form
        autoFocus
        autoComplete="off"
        spellCheck={false}
        value={name}
        placeholder={t('fileNameHint')}
        aria-invalid={refusal === null ? undefined : true}
        aria-describedby={`${id}-problem`}
        onChange={(event) => {
          setName(event.target.value);
          setRefusal(null);
        }}
        onKeyDown={closeOnEscape}
        className={inputStyle}
      />
      <p id={`${id}-problem`} role="alert" className="text-xs text-danger empty:hidden">
        {refusal === null ? null : t(`names.${refusal}`)}
      </p>
      <label htmlFor={`${id}-type`} className="font-medium">
        {t('fileType')}
      </label>
      <select
        id={`${id}-type`}
        value={type}
        onChange={(event) => setChosen(event.target.value as FileType)}
        onKeyDown={closeOnEscape}
        className={inputStyle}
      >
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {t(`types.${choice}`)}
          </option>
        ))}
      </select>
      <div className="mt-1 flex gap-2">
        <Button type="submit" variant="primary" size="small">
          {t('create')}
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
