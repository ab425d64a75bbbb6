import type { FileConflict } from '#contract/files.ts';
import type { SiteConflict } from '#contract/sites.ts';
import { isApiError } from '#web/lib/api-error.ts';

/** The document as the server has it now. */
export interface Theirs {
  text: string;
  name: string;
  revision: number;
}

/** What a refused save says of the newer version; null for every other error. */
export function readConflict(error: unknown): Theirs | null {
  if (!isApiError(error)) return null;
  if (error.code === 'files.conflict') {
    const { content, name, revision } = (error.details as FileConflict).file;
    return { text: content, name, revision };
  }
  if (error.code !== 'sites.conflict') return null;
  const { html, name, revision } = error.details as SiteConflict;
  return { text: html, name, revision };
}
