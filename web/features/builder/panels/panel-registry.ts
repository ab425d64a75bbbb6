import {
  Files,
  Globe,
  History,
  Images,
  Layers,
  type LucideIcon,
  MessagesSquare,
  Palette,
  SquarePlus,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { PanelId } from '../workspace/view-slice.ts';
import { onDemand, type OnDemandProps } from '../on-demand.tsx';
import { TalkPanel } from '../conversation/talk-panel.tsx';
import { PanelLoading } from './panel-loading.tsx';
import type { PanelProps } from './panel-props.ts';

interface PanelDefinition {
  /** Its label is `builderTabs.panels.<id>`. */
  id: PanelId;
  icon: LucideIcon;
  /** It changes the page, which is watched meanwhile: where it is a sheet, the page stays in sight and in use. */
  isOverPage?: true;
  Content: ComponentType<PanelProps & OnDemandProps>;
}

const fetchVisualPanels = () => import('../visual/visual-panels.tsx');

/** The panels of the left rail, top to bottom. */
export const PANELS: readonly PanelDefinition[] = [
  { id: 'talk', icon: MessagesSquare, Content: TalkPanel },
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
    id: 'layers',
    icon: Layers,
    isOverPage: true,
    Content: onDemand(fetchVisualPanels, (it) => it.LayersHost, PanelLoading),
  },
  {
    id: 'insert',
    icon: SquarePlus,
    isOverPage: true,
    Content: onDemand(fetchVisualPanels, (it) => it.InsertHost, PanelLoading),
  },
  {
    id: 'pictures',
    icon: Images,
    isOverPage: true,
    Content: onDemand(fetchVisualPanels, (it) => it.PicturesHost, PanelLoading),
  },
  {
    id: 'theme',
    icon: Palette,
    isOverPage: true,
    Content: onDemand(fetchVisualPanels, (it) => it.ThemeHost, PanelLoading),
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
