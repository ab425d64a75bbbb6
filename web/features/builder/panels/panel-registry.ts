import { Files, Globe, History, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PanelId } from '../workspace/view-slice.ts';
import { onDemand, type OnDemandProps } from '../on-demand.tsx';
import { PanelLoading } from './panel-loading.tsx';
import type { PanelProps } from './panel-props.ts';

interface PanelDefinition {
  /** Its label is `builderTabs.panels.<id>`. */
  id: PanelId;
  icon: LucideIcon;
  Content: ComponentType<PanelProps & OnDemandProps>;
}

/** The panels of the left rail, top to bottom. */
export const PANELS: readonly PanelDefinition[] = [
  {
    id: 'files',
    icon: Files,
    Content: onDemand(
      () => import('../files/files-panel.tsx'),
      (it) => it.FilesPanel,
      PanelLoading,
    ),
  },
  {
    id: 'sites',
    icon: Globe,
    Content: onDemand(
      () => import('../files/sites-panel.tsx'),
      (it) => it.SitesPanel,
      PanelLoading,
    ),
  },
  {
    id: 'history',
    icon: History,
    Content: onDemand(
      () => import('../history/history-panel.tsx'),
      (it) => it.HistoryPanel,
      PanelLoading,
    ),
  },
];
