/** How the file of an edit ends in a prompt (`asData`). */
const FILE_END = /^\[\/(?:page|file)\b[^\]\n]*\]$/gm;

/**
 * So many characters at the beginning of a prompt are the same in the next request about the same file: the
 * file stands first, the request behind it. 0 where a prompt has no file.
 */
export function sharedLength(prompt: string): number {
  const end = [...prompt.matchAll(FILE_END)].at(-1);
  return end === undefined ? 0 : end.index + end[0].length;
}
