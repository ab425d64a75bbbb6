import { translator } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { inform, tell } from '../toasts/show-notice.ts';
import { useEditorTools } from './editor-tools.ts';

/** Formats the text in the editor and reports the result. */
export async function formatShown(): Promise<void> {
  const { tools } = useEditorTools.getState();
  if (tools === null) return;
  try {
    if (await tools.format()) tell('codeEditor.formatted');
    else inform('codeEditor.formatUnchanged');
  } catch {
    showError(translator()('codeEditor.formatFailed'));
  }
}
