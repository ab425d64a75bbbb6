import type { useTranslations } from 'use-intl';
import type { DescribeProblem } from './editor-lint.ts';
import type { SearchTexts } from './search-panel.ts';

export interface EditorTexts {
  /** Translations of CodeMirror's English phrases. */
  phrases: Record<string, string>;
  search: SearchTexts;
  describeProblem: DescribeProblem;
  describeColor: (color: string) => string;
}

/** CodeMirror's phrases by our message keys. */
const PHRASES = {
  'Go to line': 'goToLine',
  go: 'go',
  close: 'close',
  'current match': 'currentMatch',
  'on line': 'onLine',
  'replaced match on line $': 'replacedMatch',
  'replaced $ matches': 'replacedMatches',
  'Control character': 'controlCharacter',
  'Selection deleted': 'selectionDeleted',
  'Folded lines': 'foldedLines',
  'Unfolded lines': 'unfoldedLines',
  to: 'to',
  'folded code': 'foldedCode',
  unfold: 'unfold',
  'Fold line': 'foldLine',
  'Unfold line': 'unfoldLine',
  Completions: 'completions',
  Diagnostics: 'diagnostics',
  'No diagnostics': 'noDiagnostics',
  '$ unchanged lines': 'unchangedLines',
} as const;

type Translate = ReturnType<typeof useTranslations<'codeEditor'>>;

/** All texts of the editor, in the interface's language. */
export function editorTexts(t: Translate): EditorTexts {
  return {
    phrases: editorPhrases(t),
    search: {
      panel: t('search.panel'),
      find: t('search.find'),
      replace: t('search.replace'),
      next: t('search.next'),
      previous: t('search.previous'),
      replaceOne: t('search.replaceOne'),
      replaceAll: t('search.replaceAll'),
      matchCase: t('search.matchCase'),
      wholeWord: t('search.wholeWord'),
      regexp: t('search.regexp'),
      close: t('search.close'),
      none: t('search.none'),
      invalid: t('search.invalid'),
      position: (current, total) => t('search.position', { current, total }),
      total: (total) => t('search.total', { total }),
      many: (total) => t('search.many', { total }),
    },
    describeProblem: ({ kind, tag }) =>
      kind === 'unclosed' || kind === 'stray'
        ? t(`problems.${kind}`, { tag: kind === 'stray' ? `</${tag}>` : `<${tag}>` })
        : t(`problems.${kind}`),
    describeColor: (color) => t('color', { color }),
  };
}

export function editorPhrases(t: Translate): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PHRASES).map(([english, key]) => [english, t(`phrases.${key}`)]),
  );
}
