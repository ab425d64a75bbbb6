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
import { createGenerationSlice, type GenerationSlice } from './workspace/generation-slice.ts';
import { createViewSlice, type ViewSlice, type WorkspaceView } from './workspace/view-slice.ts';

export type Workspace = DocumentsSlice & GenerationSlice & ViewSlice;

/** The builder's one store: the open documents, the generation under way, and what is shown of them. */
export const useWorkspace = create<Workspace>()((...toolkit) => ({
  ...createDocumentsSlice(...toolkit),
  ...createGenerationSlice(...toolkit),
  ...createViewSlice(...toolkit),
}));

/** The document that is shown; null only until the first one is open. */
export function currentDocument(state: DocumentsState): OpenDocument | null {
  return state.currentUuid === null ? null : (state.documents[state.currentUuid] ?? null);
}

/** The site that is shown; null while a file is. */
export function currentSite(state: DocumentsState): SiteDocument | null {
  const document = currentDocument(state);
  return document?.kind === 'site' ? document : null;
}

/** The text that is shown, whatever its type. */
export function currentText(state: DocumentsState): string {
  const document = currentDocument(state);
  return document === null ? '' : historyText(document.history);
}

/** The page that is shown; empty while a file of another type is. */
export function currentHtml(state: DocumentsState): string {
  const document = currentDocument(state);
  return document !== null && isPage(document) ? historyText(document.history) : '';
}

/** A document's type as a request to the AI names it: every page is HTML. */
export function fileTypeOf(document: OpenDocument): FileType {
  return document.kind === 'site' || isPage(document) ? 'html' : document.type;
}

/** True for what can be shown as more than its source: pages, and Markdown as it reads. */
export function canPreview(document: OpenDocument): boolean {
  return isPage(document) || (document.kind === 'file' && document.type === 'md');
}

/** How the shown document is shown; what has no preview is shown as code. */
export function shownView(state: Workspace): WorkspaceView {
  const document = currentDocument(state);
  return document === null || canPreview(document) ? state.view : 'code';
}

/** True while the untouched starter page is shown. */
export function showsStarter(state: DocumentsState): boolean {
  return currentSite(state)?.isStarter === true;
}

/** What has arrived of the shown page while it is being made; null when none is. */
export function currentStream(state: Workspace): string | null {
  return isGenerating(state) ? state.stream : null;
}

/** True while the AI works on the document that is shown. */
export function isGenerating({ generation, currentUuid }: Workspace): boolean {
  return generation.kind === 'working' && generation.uuid === currentUuid;
}

/** The tabs: the document that is shown, then the others by when they were last looked at; ten at most. */
export function openTabs(state: DocumentsState): OpenDocument[] {
  const current = currentDocument(state);
  const others = byLastAccess(state.documents).filter(({ uuid }) => uuid !== state.currentUuid);
  return [...(current === null ? [] : [current]), ...others].slice(0, MAX_TABS);
}
