import {
  FILE_TYPES as BUILDER_TYPES,
  type FileType as BuilderType,
} from '#domain/files/file-type.ts';

/** The file types that a generation can write. */
export type FileType = Exclude<BuilderType, 'site' | 'other'>;

export const FILE_TYPES = BUILDER_TYPES.filter(
  (type): type is FileType => type !== 'site' && type !== 'other',
);

const ALIASES: Readonly<Record<string, FileType>> = {
  htm: 'html',
  site: 'html',
  other: 'txt',
  javascript: 'js',
  typescript: 'ts',
  python: 'py',
  markdown: 'md',
  text: 'txt',
};

/** The file type for a client's value; an unknown value means plain text. */
export function readFileType(given: string | undefined): FileType {
  if (given === undefined) return 'html';
  const name = given.trim().toLowerCase().replace(/^\./, '');
  const own = FILE_TYPES.find((type) => type === name);
  if (own !== undefined) return own;
  return Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? 'txt') : 'txt';
}
