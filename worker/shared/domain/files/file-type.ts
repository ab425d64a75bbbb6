/** The types of the builder's files. */
export const FILE_TYPES = [
  'html',
  'css',
  'js',
  'ts',
  'tsx',
  'jsx',
  'py',
  'json',
  'md',
  'txt',
  'site',
  'other',
] as const;

export type FileType = (typeof FILE_TYPES)[number];

const TYPE_BY_EXTENSION: Record<string, FileType> = {
  htm: 'html',
  html: 'html',
  css: 'css',
  js: 'js',
  ts: 'ts',
  tsx: 'tsx',
  jsx: 'jsx',
  py: 'py',
  json: 'json',
  md: 'md',
  txt: 'txt',
};

/** Types without an extension of their own: a name without extension stays without. */
const WITHOUT_EXTENSION = new Set<FileType>(['site', 'other']);

/** The extension of a name with its dot, empty when there is none; a leading dot starts a name, not an extension. */
export function fileExtension(name: string): string {
  return /[^.](\.[^.]+)$/.exec(name)?.[1] ?? '';
}

/**
 * Makes a name and its type consistent. A name without extension gets the type's; a known extension decides the
 * type (so `.py` is always Python); an unknown extension leaves the chosen type.
 */
export function settleNameAndType(
  name: string,
  chosen: FileType,
): { name: string; type: FileType } {
  const extension = fileExtension(name).slice(1).toLowerCase();
  if (extension === '') {
    return WITHOUT_EXTENSION.has(chosen)
      ? { name, type: chosen }
      : { name: `${name}.${chosen}`, type: chosen };
  }
  const known = Object.hasOwn(TYPE_BY_EXTENSION, extension)
    ? TYPE_BY_EXTENSION[extension]
    : undefined;
  return { name, type: known ?? chosen };
}

/** The name after a rename. Without an extension the old one is kept. */
export function renamedFile(oldName: string, newName: string): string {
  return fileExtension(newName) === '' ? `${newName}${fileExtension(oldName)}` : newName;
}
