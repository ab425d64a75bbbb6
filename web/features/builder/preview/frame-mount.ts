import type { PageEditing } from './page-editing.ts';

/** A frame in the document. In a safe one the page's scripts are disabled. */
export interface Mount {
  id: number;
  isSafe: boolean;
  /** It can show a page that is edited. */
  isEdited: boolean;
  /** What the person edits the page with; null while it is only looked at, or none has been drawn in it. */
  editing: PageEditing | null;
}

/** What a frame is needed for. */
export type WantedMount = Pick<Mount, 'isSafe' | 'editing'>;

export function createMount(id: number, { isSafe, editing }: WantedMount): Mount {
  return { id, isSafe, isEdited: editing !== null, editing };
}
