import { useMemo } from 'react';
import { create } from 'zustand';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { findMissing } from '#domain/page-plan/lost-facts.ts';
import { wordsOfPage } from '#domain/page-plan/page-words.ts';
import { useWorkspace } from '../workspace-store.ts';

/** What the owner's brief says and their page did not hold when it was made, by document. */
const useLines = create<{ lines: Readonly<Record<string, readonly string[]>> }>(() => ({
  lines: {},
}));

const NONE: readonly string[] = [];

/** Keeps the lines that a new page left out; `null` is told of changes, which leave the list as it is. */
export function rememberLines(uuid: string, lines: readonly string[] | null): void {
  if (lines !== null) useLines.setState((state) => ({ lines: { ...state.lines, [uuid]: lines } }));
}

/** The lines that the page as it is now does not hold. Undo brings a line back. */
export function useOpenLines(uuid: string): readonly string[] {
  const lines = useLines((state) => state.lines[uuid] ?? NONE);
  const html = useWorkspace(({ documents }) => {
    const document = lines.length === 0 ? undefined : documents[uuid];
    return document === undefined ? undefined : historyText(document.history);
  });
  return useMemo(
    () => (html === undefined ? NONE : findMissing(wordsOfPage(html), lines)),
    [html, lines],
  );
}
