import type { FileType } from '#domain/files/file-type.ts';

/** The open document that the editor shows. */
export interface EditorDocument {
  id: string;
  fileType: FileType;
  text: string;
}

/** Receives typed text and the id of its document. */
export type ReportText = (text: string, documentId: string) => void;
