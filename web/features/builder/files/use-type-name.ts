import { useTranslations } from 'use-intl';
import type { FileType } from '#domain/files/file-type.ts';

/** Types as shown to the user: a site is HTML, an unknown type is text. */
const SHOWN_AS = { site: 'html', other: 'txt' } as const satisfies Partial<
  Record<FileType, FileType>
>;

/** Names the language of a text by the type of its file. */
export function useTypeName(): (type: FileType) => string {
  const t = useTranslations('builderFiles.types');
  return (type) => t(type === 'site' || type === 'other' ? SHOWN_AS[type] : type);
}
