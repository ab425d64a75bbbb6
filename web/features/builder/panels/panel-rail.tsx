import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import type { PanelId } from '../workspace/view-slice.ts';
import { PANELS } from './panel-registry.ts';

interface PanelRailProps {
  panel: PanelId | null;
  onToggle: (panel: PanelId) => void;
  /** What a collapsed rail shows below its buttons. */
  children?: ReactNode;
}

/** The icons at the left edge; the pressed one's panel stands beside them. */
export function PanelRail({ panel, onToggle, children }: PanelRailProps) {
  const t = useTranslations('builderTabs');
  return (
    <nav
      aria-label={t('rail')}
      className="flex w-12 shrink-0 flex-col items-center gap-1 overflow-x-clip overflow-y-auto border-r border-line bg-paper py-2 max-md:hidden"
    >
      <PanelButtons panel={panel} onToggle={onToggle} />
      {children}
    </nav>
  );
}

/** The same buttons, for the phone's toolbar. */
export function PanelButtons({ panel, onToggle }: Omit<PanelRailProps, 'children'>) {
  const t = useTranslations('builderTabs');
  return PANELS.map(({ id, icon: Icon }) => (
    <IconButton
      key={id}
      label={t(`panels.${id}`)}
      aria-pressed={panel === id}
      aria-expanded={panel === id}
      onClick={() => onToggle(id)}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  ));
}
