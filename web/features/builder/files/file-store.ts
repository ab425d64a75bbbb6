import { create } from 'zustand';
import { ROOT_FOLDER } from '#domain/files/folder-path.ts';

interface FilesView {
  /** The folder that the panel shows. */
  folder: string;
  /** Files that are being deleted unless the visitor takes it back. */
  leaving: ReadonlySet<string>;
}

export const useFilesView = create<FilesView>(() => ({ folder: ROOT_FOLDER, leaving: new Set() }));

export function showFolder(folder: string): void {
  useFilesView.setState({ folder });
}

export function setLeaving(uuid: string, isLeaving: boolean): void {
  useFilesView.setState(({ leaving }) => {
    const next = new Set(leaving);
    if (isLeaving) next.add(uuid);
    else next.delete(uuid);
    return { leaving: next };
  });
}
