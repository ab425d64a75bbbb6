import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fileExtension } from '#domain/files/file-type.ts';
import { endsEntry } from '../ends-entry.ts';
import type { FilesContext } from './change-lists.ts';
import { inputStyle } from './file-styles.ts';
import type { FileEntry } from './list-cache.ts';
import type { NameRefusal } from './name-problem.ts';
import { renameFile } from './rename-file.ts';

interface RenameFieldProps {
  context: FilesContext;
  file: FileEntry;
  /** By key the row has the focus again. */
  onDone: (isByKey: boolean) => void;
}

/** The name in place: Enter saves, Escape and leaving it drop; the extension stays unless another is typed. */
export function RenameField({ context, file, onDone }: RenameFieldProps) {
  const t = useTranslations('builderFiles');
  const id = useId();
  const [name, setName] = useState(file.name);
  const [refusal, setRefusal] = useState<NameRefusal | null>(null);

  function keep(): void {
    const refused = renameFile(context, file.uuid, name);
    if (refused === null) onDone(true);
    else setRefusal(refused);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Escape' && !endsEntry(event)) return;
    event.stopPropagation();
    // Or Enter would press the row, which has the focus next.
    event.preventDefault();
    if (event.key === 'Escape') onDone(true);
    else keep();
  }

  return (
    <>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just asked to type here
        autoFocus
        aria-label={t('rename', { name: file.name })}
        aria-invalid={refusal === null ? undefined : true}
        aria-describedby={refusal === null ? undefined : id}
        autoComplete="off"
        spellCheck={false}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setRefusal(null);
        }}
        onFocus={({ target }) =>
          target.setSelectionRange(0, file.name.length - fileExtension(file.name).length)
        }
        onBlur={() => onDone(false)}
        onKeyDown={handleKey}
        className={inputStyle}
      />
      {refusal === null ? null : (
        <p id={id} role="alert" className="px-1 py-1 text-xs text-danger">
          {refusal === 'empty' ? t('names.emptyRename') : t(`names.${refusal}`)}
        </p>
      )}
    </>
  );
}
