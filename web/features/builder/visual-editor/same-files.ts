import type { LinkedFiles } from '#domain/projects/link-files.ts';

/** True when a page is shown with the same files of its project, down to their contents. */
export function areSameFiles(one: LinkedFiles | null, other: LinkedFiles | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.path !== other.path || one.files.size !== other.files.size) return false;
  return [...one.files].every(([path, file]) => {
    const known = other.files.get(path);
    return known !== undefined && contentOf(known) === contentOf(file);
  });
}

function contentOf(file: { text: string } | { base64: string }): string {
  return 'text' in file ? file.text : file.base64;
}
