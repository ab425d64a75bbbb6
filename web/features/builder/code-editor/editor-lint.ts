import { type Diagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import type { FileType } from '#domain/files/file-type.ts';
import type { HtmlProblem } from '#domain/html/find-problems.ts';
import { lintHtml } from './editor-worker-client.ts';

const LINT_PAUSE_MS = 600;

/** Describes a problem in the interface's language. */
export type DescribeProblem = (problem: {
  kind: HtmlProblem['kind'] | 'json';
  tag: string;
}) => string;

/** Marks problems in HTML and JSON when typing pauses. */
export function lintFor(fileType: FileType, describe: DescribeProblem): Extension {
  if (fileType === 'html' || fileType === 'site') {
    return withLint(async (view) => {
      const problems = await lintHtml(view.state.doc.toString());
      return problems.map((problem) => toDiagnostic(problem, view, describe));
    });
  }
  if (fileType !== 'json') return [];
  return withLint(async (view) => {
    if (view.state.doc.length === 0) return [];
    const { jsonParseLinter } = await import('@codemirror/lang-json');
    const sentence = describe({ kind: 'json', tag: '' });
    return jsonParseLinter()(view).map((found) => ({
      ...found,
      message: `${sentence}: ${found.message}`,
    }));
  });
}

function withLint(find: (view: EditorView) => Promise<Diagnostic[]>): Extension {
  return [linter(find, { delay: LINT_PAUSE_MS }), lintGutter(), keymap.of(lintKeymap)];
}

/** A problem without width is extended to the next character, so that its mark is visible. */
function toDiagnostic(
  { kind, tag, start, end, severity }: HtmlProblem,
  view: EditorView,
  describe: DescribeProblem,
): Diagnostic {
  const { length } = view.state.doc;
  const to = Math.min(Math.max(end, start + 1), length);
  const from = Math.max(Math.min(start, to - 1), 0);
  return { from, to, severity, message: describe({ kind, tag }) };
}
