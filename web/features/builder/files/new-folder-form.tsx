import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { createFolder } from './change-folder.ts';
import type { FilesContext } from './change-lists.ts';
import { inputStyle } from './file-styles.ts';
import type { NameRefusal } from './name-problem.ts';

interface NewFolderFormProps {
  context: FilesContext;
  parent: string;
  onDone: () => void;
}

/** The name of a new folder inside the shown one. */
export function NewFolderForm({ context, parent, onDone }: NewFolderFormProps) {
  const t = useTranslations('builderFiles');
  const id = useId();
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<NameRefusal | null>(null);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const refused = createFolder(context, parent, name);
    if (refused === null) onDone();
    else setRefusal(refused);
  }
  const closeOnEscape = (event: KeyboardEvent) => (event.key === 'Escape' ? onDone() : undefined);

  return (
    <form
      aria-label={t('newFolder')}
      onSubmit={submit}
      className="mx-3 mb-3 grid gap-2 rounded-card border border-line bg-surface p-3"
    >
      <label htmlFor={id} className="font-medium">
        {t('folderName')}
      </label>
      <input
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just asked for this form
        autoFocus
        autoComplete="off"
        spellCheck={false}
        value={name}
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
        {refusal === null ? null : t(`folderNames.${refusal}`)}
      </p>
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
