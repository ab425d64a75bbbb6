import { useMemo } from 'react';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { findMissing } from '#domain/page-plan/lost-facts.ts';
import { wordsOfPage } from '#domain/page-plan/page-words.ts';
import { useWorkspace } from '../workspace-store.ts';

const NONE: readonly string[] = [];

/** Those of the lines that a new page left out which the page as it is now does not hold. Undo brings a line back. */
export function useOpenLines(uuid: string, lines: readonly string[]): readonly string[] {
  const html = useWorkspace(({ documents }) => {
    const document = lines.length === 0 ? undefined : documents[uuid];
    return document === undefined ? undefined : historyText(document.history);
  });
  return useMemo(
    () => (html === undefined ? NONE : findMissing(wordsOfPage(html), lines)),
    [html, lines],
  );
}
