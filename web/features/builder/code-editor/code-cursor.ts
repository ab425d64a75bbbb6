import { create } from 'zustand';

/** Where the person has put the cursor in the code. */
export interface CodeCursor {
  /** Of the document. */
  uuid: string;
  /** The document's text, with its own line ends. */
  text: string;
  /** UTF-16 units of that text. */
  offset: number;
}

/** The last place in the code that the person went to; null while the code is not used. */
export const useCodeCursor = create<{ cursor: CodeCursor | null }>(() => ({ cursor: null }));
