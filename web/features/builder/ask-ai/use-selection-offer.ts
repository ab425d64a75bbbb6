import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useOpenEditor } from '../visual/open-editor.ts';

/** What is selected on the page, and the way to make the next request about that alone. */
export interface SelectionOffer {
  label: string;
  take: () => void;
}

const NO_EDITOR = createStore(() => null);

/** Null while nothing is selected that a request could be about. */
export function useSelectionOffer(): SelectionOffer | null {
  const editor = useOpenEditor((open) => open.editor);
  const state = useStore(editor?.session.store ?? NO_EDITOR, (now) =>
    now === null ? null : `${now.selection.join()} ${now.version}`,
  );
  return useMemo(() => {
    if (editor === null || state === null) return null;
    const asked = editor.parts.askedElements(editor.session);
    if (asked === null) return null;
    return { label: asked.label, take: () => editor.parts.askAboutSelected(editor.session) };
  }, [editor, state]);
}
