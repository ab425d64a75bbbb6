import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import type { CommandActions } from '../palette/commands.ts';
import { PageProblems } from '../preview/page-problems.tsx';
import { PanelMenu } from '../panels/panel-menu.tsx';
import { currentDocument, showsStarter, useWorkspace } from '../workspace-store.ts';
import { MoreMenu } from './more-menu.tsx';
import { DocumentName } from './document-name.tsx';
import { PageControls } from './page-controls.tsx';
import { SiteButtons } from './site-buttons.tsx';
import { SaveStatus } from './save-status.tsx';

/** From this width on everything fits in one row (the breakpoint `xl`). */
const WIDE = '(min-width: 84rem)';

interface TopBarProps {
  actions: CommandActions;
  onRename: (name: string) => void;
  home: ReactNode;
  /** Credits and the user menu. */
  account: ReactNode;
}

/** One row on wide screens, otherwise two: the document, the view, and the actions. */
export function TopBar(props: TopBarProps) {
  const { actions } = props;
  const isWide = useMediaQuery(WIDE);
  return (
    <header className="grid shrink-0 grid-cols-[minmax(0,1fr)] border-b border-line bg-paper">
      <div className="flex h-14 items-center gap-2 px-3">
        {props.home}
        <div className="flex min-w-0 grow items-center gap-2 xl:grow-0">
          <ShownName onRename={props.onRename} />
          <SaveStatus isSignedIn={actions.userId !== null} />
        </div>
        {isWide ? (
          <div className="flex grow items-center justify-center gap-2">
            <PageControls />
          </div>
        ) : null}
        <SiteButtons actions={actions} />
        <ExportMenu actions={actions} />
        {props.account}
      </div>
      {isWide ? null : (
        <div className="flex items-center gap-2 overflow-x-auto border-t border-line px-3 py-1.5 [scrollbar-width:none] max-sm:gap-0.5 max-sm:px-1.5">
          <div className="flex shrink-0 md:hidden">
            <PanelMenu onToggle={actions.togglePanel} />
          </div>
          <PageControls />
          <div className="sticky right-0 z-30 ml-auto flex bg-paper md:hidden">
            <PageProblems className="sm:hidden" />
            <MoreMenu actions={actions} />
          </div>
        </div>
      )}
    </header>
  );
}

function ShownName({ onRename }: { onRename: (name: string) => void }) {
  const t = useTranslations('builder.topBar');
  const name = useWorkspace((workspace) => currentDocument(workspace)?.name);
  const isSite = useWorkspace((workspace) => currentDocument(workspace)?.kind !== 'file');
  const isStarter = useWorkspace(showsStarter);
  if (name === undefined) return null;
  return (
    <DocumentName
      label={t(isSite ? 'siteName' : 'fileName')}
      name={name}
      canRename={!isStarter}
      onRename={onRename}
    />
  );
}
