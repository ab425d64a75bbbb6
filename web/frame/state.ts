import type { EditingMode, FrameMark } from '#contract/page-editing.ts';

/** What the app has told the frame, and what the person is doing in it. */
interface FrameState {
  mode: EditingMode;
  /** Outlined as chosen, in the app's order. */
  selected: number[];
  /** Outlined by the app, as if the pointer were over it. */
  pointed: number | null;
  /** Places that the app marks. */
  marks: readonly FrameMark[];
  /** All but this is covered. */
  isolated: number | null;
  /** Under the pointer. */
  hovered: Element | null;
  isDragging: boolean;
  /** The element whose text is edited. */
  typing: Element | null;
}

export const state: FrameState = {
  mode: 'use',
  selected: [],
  pointed: null,
  marks: [],
  isolated: null,
  hovered: null,
  isDragging: false,
  typing: null,
};
