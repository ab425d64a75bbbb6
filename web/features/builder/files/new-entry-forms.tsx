import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  FILE_TYPES,
  fileExtension,
  settleNameAndType,
  type FileType,
} from '#domain/files/file-type.ts';
import { Button } from '#web/components/ui/button.tsx';
import type { FilesContext } from './file-lists.ts';
import { inputStyle } from './file-styles.ts';
import { useCreateFile, type NameRefusal } from './use-file-changes.ts';
import { useCreateFolder } from './use-folder-changes.ts';

interface NewFolderFormProps {
  context: FilesContext;
  parent: string;
  onDone: () => void;
}

/** The name of a new folder inside the shown one. */
export function NewFolderForm({ context, parent, onDone }: NewFolderFormProps) {
  const t = useTranslations('builderFiles');
  const create = useCreateFolder(context);
  return (
    <CreateForm
      title={t('newFolder')}
      nameLabel={t('folderName')}
      describe={(refusal) => t(`folderNames.${refusal}`)}
      onCreate={(name) => create(parent, name)}
      onDone={onDone}
    />
  );
}

/** The types a new file may have, in the order of the form. */
const CHOICES = FILE_TYPES.filter((type) => type !== 'site');

interface NewFileFormProps {
  context: FilesContext;
  folder: string;
  folderUuid: string | null;
  onCreated: () => void;
  onDone: () => void;
}

/** Name and type of a new file. A known extension in the name sets the type. */
export function NewFileForm({ context, folder, folderUuid, onCreated, onDone }: NewFileFormProps) {
  const t = useTranslations('builderFiles');
  const id = useId();
  const create = useCreateFile(context);
  const [chosen, setChosen] = useState<FileType>('html');
  function typeOf(name: string): FileType {
    const hasExtension = fileExtension(name.trim()) !== '';
    return hasExtension ? settleNameAndType(name.trim(), chosen).type : chosen;
  }
  return (
    <CreateForm
      title={t('newFile')}
      nameLabel={t('fileName')}
      placeholder={t('fileNameHint')}
      describe={(refusal) => t(`names.${refusal}`)}
      onCreate={(name) => create({ name, type: chosen, folder, folderUuid })}
      onDone={(isCreated) => {
        onDone();
        if (isCreated) onCreated();
      }}
      renderFields={(name) => (
        <>
          <label htmlFor={id} className="font-medium">
            {t('fileType')}
          </label>
          <span className="relative">
            <select
              id={id}
              value={typeOf(name)}
              onChange={({ target }) =>
                setChosen(CHOICES.find((choice) => choice === target.value) ?? chosen)
              }
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
        </>
      )}
    />
  );
}

interface CreateFormProps {
  title: string;
  nameLabel: string;
  placeholder?: string;
  /** Explains why a name is refused. */
  describe: (refusal: NameRefusal) => string;
  /** Returns the reason when the name is refused; the form then stays open. */
  onCreate: (name: string) => NameRefusal | null;
  onDone: (isCreated: boolean) => void;
  /** More fields, which may depend on the name. */
  renderFields?: (name: string) => ReactNode;
}

/** Shared by the forms for a new file and a new folder: a name, its error, and Escape to close. */
function CreateForm(props: CreateFormProps) {
  const { title, describe, onCreate, onDone } = props;
  const t = useTranslations('builderFiles');
  const id = useId();
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<NameRefusal | null>(null);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const refused = onCreate(name);
    setRefusal(refused);
    if (refused === null) onDone(true);
  }
  function leaveOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // Otherwise Escape would also close the sheet around the form.
    event.stopPropagation();
    onDone(false);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves from any of its fields
    <form
      aria-label={title}
      onSubmit={submit}
      onKeyDown={leaveOnEscape}
      className="mx-3 mb-3 grid gap-2 rounded-card border border-line bg-surface p-3"
    >
      <label htmlFor={id} className="font-medium">
        {props.nameLabel}
      </label>
      <input
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just asked for this form
        autoFocus
        autoComplete="off"
        spellCheck={false}
        value={name}
        placeholder={props.placeholder}
        aria-invalid={refusal === null ? undefined : true}
        aria-describedby={`${id}-problem`}
        onChange={(event) => {
          setName(event.target.value);
          setRefusal(null);
        }}
        className={inputStyle}
      />
      <p id={`${id}-problem`} role="alert" className="text-xs text-danger empty:hidden">
        {refusal === null ? null : describe(refusal)}
      </p>
      {props.renderFields?.(name)}
      <div className="mt-1 flex gap-2">
        <Button type="submit" variant="primary" size="small">
          {t('create')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onDone(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
