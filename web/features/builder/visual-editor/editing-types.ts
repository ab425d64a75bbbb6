import type { StoreApi } from 'zustand';
import type { EditingMode, FrameMark } from '#contract/page-editing.ts';
import type { PreviewCommand, PreviewEvent } from '#contract/preview.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { LivePage } from '#domain/live-page/live-page.ts';
import type { LiveOperation } from '#domain/page-operations/operation-types.ts';
import type { TokenScheme } from '#domain/theme/read-theme.ts';
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
  /** The screens for which the page is shown. */
  scheme: TokenScheme;
  /** True while the inspector is asked for where it covers the page. */
  isInspecting: boolean;
  /** The marked element that cannot be seen on the page; null when it can, or nothing is marked. */
  unseenMark: number | null;
  /** The group of the inspector's styles that is asked for; null when none is. */
  wantedGroup: 'layout' | null;
  /** The only element that is shown; null when all are. */
  isolated: number | null;
  /** True while the assistant of the selected element is open. */
  isAssisting: boolean;
  /** Counts the changes of the page: what is read from it is read again. */
  version: number;
}

export interface RunOptions {
  /** The words that are typed into an element change, not the element itself. */
  about?: 'content';
  /** Runs with the same group soon after one another are one step of the history. */
  group?: string;
  /** What is selected afterwards, told from the changed page; left out: as before. */
  select?: (page: LivePage) => readonly (IndexedElement | undefined)[];
}

export interface SelectOptions {
  scrollTo?: boolean;
  /** False where nobody has to be told that the element cannot be seen. */
  isAsked?: boolean;
}

/** The editing of one shown page: its source, what is selected, and the frame that shows it. */
export interface EditingSession extends PageEditing {
  store: StoreApi<EditingState>;
  host: EditingHost;
  page: () => LivePage;
  setMode: (mode: EditingMode) => void;
  setReach: (reach: StyleReach) => void;
  setScheme: (scheme: TokenScheme) => void;
  inspect: (isInspecting: boolean) => void;
  /** Opens the inspector at a group of its styles; null when it is there. */
  showGroup: (group: EditingState['wantedGroup']) => void;
  /** Shows one element alone, on the page and in the code; null shows all again. The source stays as it is. */
  isolate: (key: number | null) => void;
  select: (keys: readonly number[], options?: SelectOptions) => void;
  /** Tells the frame anew what the selected elements are called. */
  nameSelected: () => void;
  point: (key: number | null) => void;
  /** Marks places of the page, scrolls to the first and forgets earlier marks. */
  mark: (marks: readonly FrameMark[]) => void;
  run: (operations: readonly LiveOperation[], options?: RunOptions) => boolean;
  /** Shows styles without writing them, by property; null ends the trial. */
  tryStyles: (styles: Readonly<Record<string, string>> | null) => void;
  /** Writes styles, by property, as one step; null takes a declaration away. */
  setStyles: (styles: Readonly<Record<string, string | null>>) => boolean;
  setStyle: (property: string, value: string | null) => boolean;
  /** With the caret at the end of the text, or all of it selected to be replaced. */
  editText: (key: number, caret?: 'end' | 'all') => void;
  endText: (isKept: boolean) => void;
  send: (command: PreviewCommand) => void;
}
