import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useShallow } from 'zustand/react/shallow';
import { joinClasses } from '#web/components/join-classes.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { LongSpinner } from '../long-spinner.tsx';
import { FileIcon } from '../files/file-icon.tsx';
import { PageProblems } from '../preview/page-problems.tsx';
import type { OpenDocument } from '../workspace/documents.ts';
import { openTabs, useWorkspace } from '../workspace-store.ts';
import { TAB_PANEL_ID } from './tab-panel-id.ts';

interface TabStripProps {
  onClose: (uuid: string) => void;
  onNewSite: () => void;
}

/** The open documents: the active one first, then by last use. Arrows move, Enter opens, Delete closes. */
export function TabStrip({ onClose, onNewSite }: TabStripProps) {
  const t = useTranslations('builderTabs');
  const strip = useRef<HTMLDivElement>(null);
  const uuids = useWorkspace(
    useShallow((workspace) => openTabs(workspace).map(({ uuid }) => uuid)),
  );
  const show = useWorkspace((workspace) => workspace.showDocument);

  function handleKey(event: KeyboardEvent<HTMLElement>, uuid: string): void {
    const target = nextIndex(event.key, uuids.indexOf(uuid), uuids.length);
    if (target !== null) {
      event.preventDefault();
      strip.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
    }
    if (event.key === 'Delete') {
      event.preventDefault();
      onClose(uuid);
      requestAnimationFrame(() => strip.current?.querySelector<HTMLElement>('[role=tab]')?.focus());
    }
  }
  function handleAux(event: MouseEvent, uuid: string): void {
    if (event.button !== 1) return;
    event.preventDefault();
    onClose(uuid);
  }

  return (
    <div
      className={joinClasses(
        'flex h-10 shrink-0 items-center border-b border-line bg-paper pointer-coarse:h-11',
        // The name of a single document stands above it already, and a phone's page needs the room.
        uuids.length > 1 ? null : 'max-sm:hidden',
      )}
    >
      <div
        ref={strip}
        role="tablist"
        aria-label={t('openDocuments')}
        className="flex h-full min-w-0 items-stretch overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
      >
        {uuids.map((uuid, index) => (
          <Tab
            key={uuid}
            uuid={uuid}
            isFirst={index === 0}
            onShow={() => show(uuid)}
            onClose={() => onClose(uuid)}
            onKeyDown={(event) => handleKey(event, uuid)}
            onAuxClick={(event) => handleAux(event, uuid)}
          />
        ))}
      </div>
      <IconButton label={t('newSite')} onClick={onNewSite} className="mx-1 size-8">
        <Plus aria-hidden="true" />
      </IconButton>
      <PageProblems className="mr-2 ml-auto max-sm:hidden" />
    </div>
  );
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

interface TabProps {
  uuid: string;
  isFirst: boolean;
  onShow: () => void;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onAuxClick: (event: MouseEvent) => void;
}

function Tab({ uuid, isFirst, onShow, onClose, onKeyDown, onAuxClick }: TabProps) {
  const t = useTranslations('builderTabs');
  const tab = useWorkspace(
    useShallow((workspace) => {
      const document = workspace.documents[uuid];
      const { generation, processing } = workspace;
      const isGenerating = generation.kind === 'working' && generation.uuid === uuid;
      return {
        name: document?.name ?? '',
        folder: document === undefined ? null : folderToTell(document, workspace.documents),
        type: document?.kind === 'file' ? document.type : ('site' as const),
        isUnsaved: document?.saveState !== 'saved' && document?.saveState !== 'saving',
        isSelected: workspace.currentUuid === uuid,
        isBusy: isGenerating || processing.has(uuid),
      };
    }),
  );
  return (
    <div
      role="presentation"
      className={`group relative flex max-w-56 min-w-28 shrink-0 items-stretch border-r border-line text-sm ${
        tab.isSelected
          ? 'bg-sunken text-ink shadow-[inset_0_2px_0_var(--marine)]'
          : 'text-soft hover:bg-hover hover:text-ink'
      }`}
    >
      <button
        type="button"
        role="tab"
        id={`tab-${uuid}`}
        aria-selected={tab.isSelected}
        aria-controls={TAB_PANEL_ID}
        aria-busy={tab.isBusy || undefined}
        aria-keyshortcuts="Delete"
        tabIndex={isFirst ? 0 : -1}
        onClick={onShow}
        onKeyDown={onKeyDown}
        onAuxClick={onAuxClick}
        // Otherwise the middle button would start scrolling.
        onMouseDown={(event) => (event.button === 1 ? event.preventDefault() : undefined)}
        className="flex min-w-0 grow items-center gap-2 pr-9 pl-3 -outline-offset-2"
      >
        {tab.isBusy ? (
          <LongSpinner className="size-4 shrink-0 text-marine" />
        ) : (
          <FileIcon type={tab.type} />
        )}
        <span className="truncate">{tab.name}</span>
        {tab.folder === null ? null : <span className="truncate text-soft">{tab.folder}</span>}
        {tab.isUnsaved ? <span className="sr-only">({t('unsaved')})</span> : null}
      </button>
      {/* Not in the tab order, because a tab list may only contain tabs. On the keyboard, Delete closes. */}
      <button
        type="button"
        aria-hidden="true"
        tabIndex={-1}
        title={t('close', { name: tab.name })}
        onClick={onClose}
        className="absolute inset-y-0 right-1 my-auto grid size-7 place-items-center rounded-sm text-soft hover:bg-line hover:text-ink pointer-coarse:size-9"
      >
        {tab.isUnsaved ? (
          <span className="size-2 rounded-full bg-marine group-hover:hidden" />
        ) : null}
        <X className={`size-3.5 ${tab.isUnsaved ? 'hidden group-hover:block' : ''}`} />
      </button>
    </div>
  );
}

/** The folder of a file, where another open document has the same name. */
function folderToTell(document: OpenDocument, open: Readonly<Record<string, OpenDocument>>) {
  const { uuid, name } = document;
  const hasTwin = Object.values(open).some((other) => other.uuid !== uuid && other.name === name);
  return hasTwin && document.kind === 'file' ? document.folder : null;
}
