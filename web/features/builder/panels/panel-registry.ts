import { Files, Globe, History, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PanelId } from '../workspace/view-slice.ts';
import { lazyPanel, type PanelProps } from './lazy-panel.tsx';

interface PanelDefinition {
  /** Its label is `builderTabs.panels.<id>`. */
  id: PanelId;
  icon: LucideIcon;
  Content: ComponentType<PanelProps>;
}

/** The panels of the left rail, top to bottom. */
export const PANELS: readonly PanelDefinition[] = [
  {
    id: 'files',
    icon: Files,
    Content: lazyPanel(async () => (await import('../files/files-panel.tsx')).FilesPanel),
  },
  {
    id: 'sites',
    icon: Globe,
    Content: lazyPanel(async () => (await import('../files/sites-panel.tsx')).SitesPanel),
  },
  {
    id: 'history',
    icon: History,
    Content: lazyPanel(async () => (await import('../history/history-panel.tsx')).HistoryPanel),
  },
];
