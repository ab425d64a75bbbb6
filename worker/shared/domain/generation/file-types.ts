/** The file types of the builder that a generation can write (builder spec section 3). */
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
] as const;

export type FileType = (typeof FILE_TYPES)[number];

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

/** The file type for what a client sends; anything unknown is plain text. */
export function readFileType(given: string | undefined): FileType {
  if (given === undefined) return 'html';
  const name = given.trim().toLowerCase().replace(/^\./, '');
  const own = FILE_TYPES.find((type) => type === name);
  if (own !== undefined) return own;
  return Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? 'txt') : 'txt';
}
