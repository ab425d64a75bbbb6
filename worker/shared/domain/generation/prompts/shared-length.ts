/** Matches the end of the file in an edit prompt (`asData`). */
const FILE_END = /^\[\/(?:page|file)\b[^\]\n]*\]$/gm;

/**
 * The number of characters at the start of a prompt that are the same in the next request about the same file,
 * because the file comes first. 0 when the prompt contains no file.
 */
export function sharedLength(prompt: string): number {
  const end = [...prompt.matchAll(FILE_END)].at(-1);
  return end === undefined ? 0 : end.index + end[0].length;
}
