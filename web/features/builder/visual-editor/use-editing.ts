import { useStore } from 'zustand';
import { elementOfKey, type LivePage } from '#domain/live-page/live-page.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { EditingSession, EditingState } from './editing-types.ts';

/** A part of the session's state; the component is drawn again when it changes. */
export function useEditing<T>(session: EditingSession, pick: (state: EditingState) => T): T {
  return useStore(session.store, pick);
}

/** The page of the session; the component is drawn again after every change of it. */
export function useLivePage(session: EditingSession): LivePage {
  useStore(session.store, ({ version }) => version);
  return session.page();
}

/** The element that was selected first; undefined without a selection. */
export function useSelected(session: EditingSession): IndexedElement | undefined {
  const page = useLivePage(session);
  const key = useStore(session.store, ({ selection }) => selection[0]);
  return key === undefined ? undefined : elementOfKey(page, key);
}
