import type { FileType } from '#domain/files/file-type.ts';

/** What the editor shows: one of the builder's open documents. */
export interface EditorDocument {
  id: string;
  fileType: FileType;
  text: string;
}

/** Tells the builder of typed text, with the document it belongs to. */
export type ReportText = (text: string, documentId: string) => void;
