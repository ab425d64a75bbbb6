import { create } from 'zustand';
import { ROOT_FOLDER } from '#domain/files/folder-path.ts';

export type NewEntryForm = 'file' | 'folder';

interface FilesView {
  /** The folder shown in the panel. */
  folder: string;
  /** Files whose deletion can still be undone. */
  leaving: ReadonlySet<string>;
  /** The form that is open above the list. */
  form: NewEntryForm | null;
}

export const useFilesView = create<FilesView>(() => ({
  folder: ROOT_FOLDER,
  leaving: new Set(),
  form: null,
}));

export function showFolder(folder: string): void {
  useFilesView.setState({ folder });
}

export function openForm(form: NewEntryForm | null): void {
  useFilesView.setState({ form });
}

export function setLeaving(uuid: string, isLeaving: boolean): void {
  useFilesView.setState(({ leaving }) => {
    const next = new Set(leaving);
    if (isLeaving) next.add(uuid);
    else next.delete(uuid);
    return { leaving: next };
  });
}
