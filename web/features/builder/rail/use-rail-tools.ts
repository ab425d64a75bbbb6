import { Bell, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { leaveApiMode } from '../api-mode/leave-api-mode.ts';
import type { CommandActions } from '../palette/commands.ts';
import { useCommandKeys, useShortcutLabel } from '../palette/use-shortcut-label.ts';
import { toggleSilentMode, useSilentMode } from '../toasts/silent-mode.ts';
import { inform } from '../toasts/show-notice.ts';
import { editObstacle } from '../visual/edit-obstacle.ts';
import { useOpenEditor } from '../visual/open-editor.ts';
import type { ElementFacts } from '../visual-editor/element-tools.ts';
import {
  allowsPreview,
  currentDocument,
  isGenerating,
  showsStarter,
  shownView,
  useWorkspace,
} from '../workspace-store.ts';
import { RAIL_TOOLS, type RailGroup, type RailToolId } from './rail-tools.ts';
import { toolState, type RailFacts, type ToolBlock } from './tool-state.ts';

/** A tool as it is drawn. */
export interface RailTool {
  id: RailToolId;
  group: RailGroup;
  icon: LucideIcon;
  label: string;
  /** Its short name, where there is room for one. */
  name: string;
  shortcut: string | undefined;
  isPressed: boolean | undefined;
  /** Why it does nothing now; null when it works. */
  reason: string | null;
  run: () => void;
}

/** The tools of the rail for what is shown now. */
export function useRailTools(actions: CommandActions): RailTool[] {
  const t = useTranslations('builderTabs');
  const facts = useRailFacts();
  const sayReason = useReasons();
  const keysOf = useToolKeys();
  return RAIL_TOOLS.filter(({ id }) => id !== 'api' || facts.isLocked).map((tool) => {
    const { isPressed, block } = toolState(tool.id, facts);
    return {
      ...tool,
      icon: tool.id === 'silent' && isPressed === false ? Bell : tool.icon,
      label: t(`tools.${tool.id}`),
      name: t(`toolNames.${tool.id}`),
      shortcut: keysOf(tool.id, facts.view),
      isPressed,
      reason: block === null ? null : sayReason(tool.id, block),
      run: () => (block === null ? runTool(tool.id, actions) : sayBlocked(tool.id, block)),
    };
  });
}

/** Those of the visual editor hold while the page has the focus. */
const ON_PAGE: Partial<Record<RailToolId, string>> = {
  delete: 'del',
  duplicate: 'mod+d',
  up: 'alt+↑',
  down: 'alt+↓',
};

function useToolKeys(): (id: RailToolId, view: RailFacts['view']) => string | undefined {
  const commands = useCommandKeys();
  const label = useShortcutLabel();
  return (id, view) => {
    if (id === 'save') return commands('save');
    // One shortcut toggles between two views, so it is shown on the view that is not active.
    if (id === (view === 'preview' ? 'code' : 'preview')) return commands('toggleCode');
    const keys = ON_PAGE[id];
    return keys === undefined ? undefined : label(keys);
  };
}

function useRailFacts(): RailFacts {
  const view = useWorkspace(shownView);
  const hasPreview = useWorkspace(allowsPreview);
  const obstacle = useWorkspace(editObstacle);
  const isEditing = useWorkspace((workspace) => workspace.isEditing);
  const isLocked = useWorkspace(isGenerating);
  const hasSite = useWorkspace(
    (workspace) => currentDocument(workspace) !== null && !showsStarter(workspace),
  );
  const isSilent = useSilentMode((mode) => mode.isSilent);
  const element = useElementFacts();
  return {
    view,
    hasPreview,
    obstacle,
    isEditing,
    isLocked,
    hasSite,
    isSilent,
    element,
  };
}

const NO_EDITOR = createStore(() => null);

/** Read again whenever the selection, the mode or the page changes. */
function useElementFacts(): ElementFacts | null {
  const editor = useOpenEditor((open) => open.editor);
  const store = editor?.session.store;
  const state = useStore(store ?? NO_EDITOR, (now) =>
    now === null ? null : `${now.selection.join()} ${now.version} ${now.mode} ${now.isAssisting}`,
  );
  return useMemo(
    () =>
      editor === null || state === null ? null : editor.parts.readElementFacts(editor.session),
    [editor, state],
  );
}

function useReasons(): (id: RailToolId, block: ToolBlock) => string {
  const t = useTranslations();
  return (id, block) => {
    switch (block.kind) {
      case 'obstacle':
        return t(`visualEditor.notEditable.${block.obstacle}`);
      case 'working':
        return t('visualEditor.refused.working');
      case 'page-root':
        return t('visualEditor.refused.page-root');
      case 'no-site':
        return t('visualEditor.errors.noSite');
      case 'no-selection':
        return id === 'assistant'
          ? t('visualEditor.assistant.none')
          : t('builderTabs.blocked.no-selection');
      default:
        return t(`builderTabs.blocked.${block.kind}`);
    }
  };
}

/** The tool shows its reason by itself; the assistant's is a toast too, where silent mode is off. */
function sayBlocked(id: RailToolId, block: ToolBlock): void {
  if (id === 'assistant' && block.kind === 'no-selection') inform('visualEditor.assistant.none');
}

function runTool(id: RailToolId, actions: CommandActions): void {
  switch (id) {
    case 'preview':
    case 'code':
    case 'split':
      return useWorkspace.getState().show(id);
    case 'save':
      return actions.savePage();
    case 'silent':
      return toggleSilentMode();
    case 'api':
      return leaveApiMode();
    default: {
      const { editor } = useOpenEditor.getState();
      editor?.parts.runElementTool(editor.session, id);
    }
  }
}
