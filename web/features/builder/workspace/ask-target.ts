import { create } from 'zustand';
import type { TextRange } from '#domain/generation/keep-inside.ts';

/** Elements of a page that a request is about: they alone may change. */
export interface AskTarget {
  /** The document with the page. */
  uuid: string;
  /** How they are named, as in `h2.title`. */
  label: string;
  /** Where they stand in this text of the page; empty when they are not there any more. */
  rangesIn: (html: string) => TextRange[];
}

/** What the next request is about; null for the whole document. */
export const useAskTarget = create<{ target: AskTarget | null }>(() => ({ target: null }));

export function askAbout(target: AskTarget | null): void {
  useAskTarget.setState({ target });
}
