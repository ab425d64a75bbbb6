export {
  collectContents,
  deleteContentsOf,
  hasRoom,
  readContent,
  storeContent,
} from './content-store.ts';
export { findOwnFile, requireName } from './place-file.ts';
export { listProject } from './read-files.ts';
export { toFileType } from './file-queries.ts';
export { saveFile } from './save-file.ts';
