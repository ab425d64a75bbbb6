import { translator } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { showInfo, showSuccess } from '#web/lib/show-success.ts';
import { useEditorTools } from './editor-tools.ts';

/** Formats the text in the editor and reports the result. */
export async function formatShown(): Promise<void> {
  const { tools } = useEditorTools.getState();
  if (tools === null) return;
  const t = translator();
  try {
    if (await tools.format()) showSuccess(t('codeEditor.formatted'));
    else showInfo(t('codeEditor.formatUnchanged'));
  } catch {
    showError(t('codeEditor.formatFailed'));
  }
}
