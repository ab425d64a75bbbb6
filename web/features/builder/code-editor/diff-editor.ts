import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import type { FileType } from '#domain/files/file-type.ts';
import { languageFor } from './editor-languages.ts';
import { diffTheme } from './editor-theme.ts';

export interface DiffRequest {
  host: HTMLElement;
  before: string;
  after: string;
  fileType: FileType;
  isSideBySide: boolean;
  labels: { before: string; after: string };
  phrases: Record<string, string>;
}

/** After half a second the comparison becomes coarser instead of taking longer. */
const DIFF_CONFIG = { scanLimit: 1_000, timeout: 500 } as const;
const COLLAPSE = { margin: 3, minSize: 6 } as const;

/**
 * Shows two texts side by side, or one text with its changes marked. Returns a function that removes the view.
 */
export async function showDiff(request: DiffRequest): Promise<() => void> {
  const { host, before, after, labels, isSideBySide } = request;
  const language = await languageFor(request.fileType);
  const shared: Extension = [
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
    EditorView.lineWrapping,
    EditorState.phrases.of(request.phrases),
    lineNumbers(),
    diffTheme,
    language,
  ];
  const named = (label: string) =>
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' });
  if (isSideBySide) {
    const view = new MergeView({
      parent: host,
      a: { doc: before, extensions: [shared, named(labels.before)] },
      b: { doc: after, extensions: [shared, named(labels.after)] },
      collapseUnchanged: COLLAPSE,
      diffConfig: DIFF_CONFIG,
    });
    return () => view.destroy();
  }
  const view = new EditorView({
    parent: host,
    doc: after,
    extensions: [
      shared,
      named(labels.after),
      unifiedMergeView({
        original: before,
        mergeControls: false,
        // A rule in one long line is shown once, with what changed in it.
        allowInlineDiffs: true,
        collapseUnchanged: COLLAPSE,
        diffConfig: DIFF_CONFIG,
      }),
    ],
  });
  return () => view.destroy();
}
