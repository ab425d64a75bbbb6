import { EDITING_LIMITS } from '#contract/page-editing.ts';
import { getter, method, min, push, setter } from './natives.ts';

export const clipboardOf = getter(ClipboardEvent.prototype, 'clipboardData');
export const transferOf = getter(DragEvent.prototype, 'dataTransfer');
export const dataOfTransfer = method(DataTransfer.prototype, 'getData');
export const setDropEffect = setter(DataTransfer.prototype, 'dropEffect');
const typesOf = getter(DataTransfer.prototype, 'types');
const filesOf = getter(DataTransfer.prototype, 'files');
const fileCount = getter(FileList.prototype, 'length');
const fileAt = method(FileList.prototype, 'item');

/** Whether files are carried: while they are dragged, nothing more is known of them. */
export function hasFiles(transfer: DataTransfer): boolean {
  const types = typesOf(transfer);
  for (let at = 0; at < types.length; at += 1) if (types[at] === 'Files') return true;
  return false;
}

/** The files that are carried; no more than the app hears of. */
export function readFiles(transfer: DataTransfer | null): File[] {
  const read: File[] = [];
  if (transfer === null) return read;
  const list = filesOf(transfer);
  const count = min(fileCount(list), EDITING_LIMITS.files);
  for (let at = 0; at < count; at += 1) {
    const file = fileAt(list, at);
    if (file !== null) push(read, file);
  }
  return read;
}
