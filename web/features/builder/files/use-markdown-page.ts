import { useEffect, useState } from 'react';
import { currentDocument, currentText, useWorkspace } from '../workspace-store.ts';

/** The open Markdown file as a page; null for any other document. The renderer is loaded on demand. */
export function useMarkdownPage(): string | null {
  const isMarkdown = useWorkspace((workspace) => {
    const document = currentDocument(workspace);
    return document?.kind === 'file' && document.type === 'md';
  });
  const text = useWorkspace((workspace) => (isMarkdown ? currentText(workspace) : ''));
  const [page, setPage] = useState('');
  useEffect(() => {
    if (!isMarkdown) return;
    let isCurrent = true;
    async function draw(): Promise<void> {
      const { markdownPage } = await import('./markdown-page.ts');
      if (isCurrent) setPage(markdownPage(text));
    }
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [isMarkdown, text]);
  return isMarkdown ? page : null;
}
