import { create } from 'zustand';
import type { FileType } from '#domain/files/file-type.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { createDocumentsSlice, type DocumentsSlice } from './workspace/documents-slice.ts';
import {
  byLastAccess,
  isPage,
  MAX_TABS,
  type DocumentsState,
  type OpenDocument,
  type SiteDocument,
} from './workspace/documents.ts';
import {
  createGenerationSlice,
  type GenerationSlice,
  type GenerationState,
} from './workspace/generation-slice.ts';
import { createViewSlice, type ViewSlice, type WorkspaceView } from './workspace/view-slice.ts';

export type Workspace = DocumentsSlice & GenerationSlice & ViewSlice;

/** The builder's store: the open documents, the running generation, and how they are shown. */
export const useWorkspace = create<Workspace>()((...toolkit) => ({
  ...createDocumentsSlice(...toolkit),
  ...createGenerationSlice(...toolkit),
  ...createViewSlice(...toolkit),
}));

/** The open document; null only until the first one is opened. */
export function currentDocument(state: DocumentsState): OpenDocument | null {
  return state.currentUuid === null ? null : (state.documents[state.currentUuid] ?? null);
}

/** The open site; null when a file is open. */
export function currentSite(state: DocumentsState): SiteDocument | null {
  const document = currentDocument(state);
  return document?.kind === 'site' ? document : null;
}

/** The text of the open document, whatever its type. */
export function currentText(state: DocumentsState): string {
  const document = currentDocument(state);
  return document === null ? '' : historyText(document.history);
}

/** The HTML of the open page; empty when another type of file is open. */
export function currentHtml(state: DocumentsState): string {
  const document = currentDocument(state);
  return document !== null && isPage(document) ? historyText(document.history) : '';
}

/** The file type that a request to the AI contains. Every page is HTML. */
export function fileTypeOf(document: OpenDocument): FileType {
  return document.kind === 'site' || isPage(document) ? 'html' : document.type;
}

/** True for documents that have a preview: pages and Markdown. */
export function canPreview(document: OpenDocument): boolean {
  return isPage(document) || (document.kind === 'file' && document.type === 'md');
}

/** The view of the open document. A document without a preview is always shown as code. */
export function shownView(state: Workspace): WorkspaceView {
  return allowsPreview(state) ? state.view : 'code';
}

/** True unless the open document is a file without a preview. */
export function allowsPreview(state: DocumentsState): boolean {
  const document = currentDocument(state);
  return document === null || canPreview(document);
}

/** True while the untouched starter page is shown. */
export function showsStarter(state: DocumentsState): boolean {
  return currentSite(state)?.isStarter === true;
}

/** The part of the open page that has been generated so far; null when none is being generated. */
export function currentStream(state: Workspace): string | null {
  return isGenerating(state) ? state.stream : null;
}

/** True in API-editing mode: the AI works on the document that is shown, and nobody else changes it meanwhile. */
export function isGenerating({ generation, currentUuid }: Workspace): boolean {
  return isLockedByAi(generation, currentUuid);
}

/** True while the AI works on this document and the person has not taken it back. */
export function isLockedByAi(generation: GenerationState, uuid: string | null): boolean {
  return (
    generation.kind === 'working' && generation.uuid === uuid && generation.freed === undefined
  );
}

/** The tabs: the active document, then the others by last use; at most ten. */
export function openTabs(state: DocumentsState): OpenDocument[] {
  const current = currentDocument(state);
  const others = byLastAccess(state.documents).filter(({ uuid }) => uuid !== state.currentUuid);
  return [...(current === null ? [] : [current]), ...others].slice(0, MAX_TABS);
}
