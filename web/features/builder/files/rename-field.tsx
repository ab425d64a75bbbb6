import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fileExtension } from '#domain/files/file-type.ts';
import { NameField } from '../name-field.tsx';
import type { FileEntry, FilesContext } from './file-lists.ts';
import { inputStyle } from './file-styles.ts';
import { useRenameFile, type NameRefusal } from './use-file-changes.ts';

interface RenameFieldProps {
  context: FilesContext;
  file: FileEntry;
  /** After a key press the row gets the focus again. */
  onDone: (isByKey: boolean) => void;
}

/**
 * Renames in place: Enter saves, Escape and leaving the field cancel. Without a new extension the old one is
 * kept.
 */
export function RenameField({ context, file, onDone }: RenameFieldProps) {
  const t = useTranslations('builderFiles');
  const id = useId();
  const rename = useRenameFile(context);
  const [refusal, setRefusal] = useState<NameRefusal | null>(null);
  function keep(typed: string, isByKey: boolean): boolean {
    const refused = isByKey ? rename(file.uuid, typed) : null;
    setRefusal(refused);
    if (refused === null) onDone(isByKey);
    return refused === null;
  }
  return (
    <>
      <NameField
        label={t('rename', { name: file.name })}
        name={file.name}
        selectedLength={file.name.length - fileExtension(file.name).length}
        problemId={refusal === null ? null : id}
        className={inputStyle}
        onTyped={() => setRefusal(null)}
        onKeep={keep}
        onDrop={() => onDone(true)}
      />
      {refusal === null ? null : (
        <p id={id} role="alert" className="px-1 py-1 text-xs text-danger">
          {refusal === 'empty' ? t('names.emptyRename') : t(`names.${refusal}`)}
        </p>
      )}
    </>
  );
}
