import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { showError } from '#web/lib/show-error.ts';
import { CodePane } from './code-editor/code-pane.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import {
  currentHtml,
  currentStream,
  currentText,
  isGenerating,
  useWorkspace,
} from './workspace-store.ts';

interface CanvasProps {
  onPrompt: (prompt: string) => void;
}

/** The page, its code, or both side by side (stacked on narrow screens). */
export function Canvas({ onPrompt }: CanvasProps) {
  const t = useTranslations('builder');
  const view = useWorkspace((workspace) => workspace.view);
  const width = useWorkspace((workspace) => workspace.width);
  const html = useWorkspace(currentHtml);
  const text = useWorkspace(currentText);
  const stream = useWorkspace(currentStream);
  const isWorking = useWorkspace(isGenerating);
  const changeDocument = useWorkspace((workspace) => workspace.changeDocument);
  const show = useWorkspace((workspace) => workspace.show);
  const scheme = useWorkspace((workspace) => workspace.scheme);
  const key = useWorkspace((workspace) => workspace.currentUuid ?? '');
  const drawing = useMemo(() => ({ key, html, stream }), [key, html, stream]);

  const handleSlow = useCallback(() => {
    showError(t('code.slow'));
    show('preview');
  }, [show, t]);

  return (
    <div className="flex min-h-0 grow gap-3 p-3 max-lg:flex-col">
      {view === 'code' ? null : (
        <div className="min-h-0 min-w-0 flex-1">
          <PreviewPane drawing={drawing} width={width} scheme={scheme} onPrompt={onPrompt} />
        </div>
      )}
      {view === 'preview' ? null : (
        <div className="min-h-0 min-w-0 flex-1">
          <CodePane
            value={stream ?? text}
            isReadOnly={isWorking}
            onChange={(value) => changeDocument({ text: value, origin: 'code', at: Date.now() })}
            onSlow={handleSlow}
          />
        </div>
      )}
    </div>
  );
}
