import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PreviewEvent } from '#contract/preview.ts';
import { showError } from '#web/lib/show-error.ts';
import { CodePane } from './code-editor/code-pane.tsx';
import { DeviceFrame } from './preview/device-frame.tsx';
import { PageProblems, type PageProblem } from './preview/page-problems.tsx';
import { PreviewFrame } from './preview/preview-frame.tsx';
import {
  currentHtml,
  currentStream,
  currentText,
  isGenerating,
  useWorkspace,
} from './workspace-store.ts';

const MAX_PROBLEMS = 50;

interface CanvasProps {
  onPreviewEvent: (event: PreviewEvent) => void;
}

/** The page, its code, or both side by side (stacked on narrow screens). */
export function Canvas({ onPreviewEvent }: CanvasProps) {
  const t = useTranslations('builder');
  const view = useWorkspace((workspace) => workspace.view);
  const width = useWorkspace((workspace) => workspace.width);
  const html = useWorkspace(currentHtml);
  const text = useWorkspace(currentText);
  const stream = useWorkspace(currentStream);
  const isWorking = useWorkspace(isGenerating);
  const changeDocument = useWorkspace((workspace) => workspace.changeDocument);
  const show = useWorkspace((workspace) => workspace.show);
  const [problems, setProblems] = useState<PageProblem[]>([]);

  const handleEvent = useCallback(
    (event: PreviewEvent) => {
      if (event.t === 'error') {
        setProblems((known) => [...known, { ...event, id: known.length }].slice(-MAX_PROBLEMS));
      } else onPreviewEvent(event);
    },
    [onPreviewEvent],
  );
  const handleSlow = useCallback(() => {
    showError(t('code.slow'));
    show('preview');
  }, [show, t]);

  return (
    <div className="flex min-h-0 grow gap-3 p-3 max-lg:flex-col">
      {view === 'code' ? null : (
        <div className="relative min-h-0 min-w-0 flex-1">
          <DeviceFrame width={width}>
            <PreviewFrame
              title={t('preview.title')}
              html={html}
              stream={stream}
              onEvent={handleEvent}
            />
          </DeviceFrame>
          <PageProblems problems={problems} onClear={() => setProblems([])} />
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
