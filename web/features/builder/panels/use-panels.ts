import { useEffect, useState } from 'react';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { useWorkspace } from '../workspace-store.ts';
import { openForm } from '../files/file-store.ts';
import { PANELS } from './panel-registry.ts';
import { keepPanelMemory, limitPanelWidth, PANEL_WIDTH, readPanelMemory } from './panel-memory.ts';

/** From this width on, panels stand beside the page; below it they are sheets. */
const BESIDE = '(min-width: 52rem)';
/** From here on the conversation does, with the Ask AI bar at its foot; below it that is at the foot of the page. */
const TALK_BESIDE = '(min-width: 64rem)';

/** Which panel is open and how wide it is. Remembered; a first visit starts with the conversation, a phone with the page alone. */
export function usePanels() {
  const isBeside = useMediaQuery(BESIDE);
  const isTalkBeside = useMediaQuery(TALK_BESIDE);
  const panel = useWorkspace((workspace) => workspace.panel);
  const showPanel = useWorkspace((workspace) => workspace.showPanel);
  const [widthPx, setWidthPx] = useState(() => {
    return limitPanelWidth(readPanelMemory()?.widthPx ?? PANEL_WIDTH.normal);
  });

  useEffect(() => {
    if (!window.matchMedia(BESIDE).matches) return;
    const memory = readPanelMemory();
    const wanted = memory === null ? 'talk' : memory.panel;
    const hasRoom = wanted !== 'talk' || window.matchMedia(TALK_BESIDE).matches;
    showPanel(hasRoom && PANELS.some(({ id }) => id === wanted) ? wanted : null);
  }, [showPanel]);

  useEffect(() => {
    if (panel !== 'files') openForm(null);
  }, [panel]);

  function toggle(id: (typeof PANELS)[number]['id']): void {
    const next = panel === id ? null : id;
    showPanel(next);
    if (isBeside) keepPanelMemory({ panel: next, widthPx });
  }
  function resize(wantedPx: number): void {
    const next = limitPanelWidth(wantedPx);
    setWidthPx(next);
    keepPanelMemory({ panel, widthPx: next });
  }
  return { isBeside, isTalkBeside, panel, widthPx, toggle, resize, close: () => showPanel(null) };
}
