import type { StoreApi } from 'zustand';
import type { EditingMode } from '#contract/page-editing.ts';
import type { PreviewCommand, PreviewEvent } from '#contract/preview.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { LivePage } from '#domain/live-page/live-page.ts';
import type { LiveOperation } from '#domain/page-operations/operation-types.ts';
import type { PageEditing } from '../preview/page-editing.ts';
import type { EditingHost } from './editing-host.ts';
import type { StyleReach } from './gestures.ts';
import type { StyleFacts } from './inspected.ts';

/** Where a selected element stands in the frame, CSS pixels of the frame's window. */
export type ElementBox = Extract<PreviewEvent, { t: 'boxes' }>['boxes'][number];

export interface EditingState {
  mode: EditingMode;
  /** Keys of the selected elements, in the order in which they were chosen. */
  selection: readonly number[];
  boxes: readonly ElementBox[];
  /** True while the page scrolls or moves under the boxes. */
  isMoving: boolean;
  /** The element whose text is edited in place. */
  typingIn: number | null;
  /** True while the address of a link in that text is asked for. */
  isLinking: boolean;
  /** Of the element that was selected first. */
  styles: StyleFacts;
  reach: StyleReach;
  /** True while the inspector is asked for where it covers the page (phones). */
  isInspecting: boolean;
  /** Counts the changes of the page: what is read from it is read again. */
  version: number;
}

export interface RunOptions {
  /** Runs with the same group soon after one another are one step of the history. */
  group?: string;
  /** What is selected afterwards, told from the changed page; left out: as before. */
  select?: (page: LivePage) => readonly (IndexedElement | undefined)[];
}

/** The editing of one shown page: its source, what is selected, and the frame that shows it. */
export interface EditingSession extends PageEditing {
  store: StoreApi<EditingState>;
  host: EditingHost;
  page: () => LivePage;
  setMode: (mode: EditingMode) => void;
  setReach: (reach: StyleReach) => void;
  inspect: (isInspecting: boolean) => void;
  select: (keys: readonly number[], options?: { scrollTo?: boolean }) => void;
  point: (key: number | null) => void;
  run: (operations: readonly LiveOperation[], options?: RunOptions) => boolean;
  /** Shows styles without writing them, by property; null ends the trial. */
  tryStyles: (styles: Readonly<Record<string, string>> | null) => void;
  /** Writes styles, by property, as one step; null takes a declaration away. */
  setStyles: (styles: Readonly<Record<string, string | null>>) => boolean;
  setStyle: (property: string, value: string | null) => boolean;
  editText: (key: number) => void;
  endText: (isKept: boolean) => void;
  send: (command: PreviewCommand) => void;
}
