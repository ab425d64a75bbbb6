import { focusAskBar } from '../ask-ai/focus-ask-bar.ts';
import { toggleSound } from '../ask-ai/sound.ts';
import { stopGeneration } from '../ask-ai/active-run.ts';
import { formatShown } from '../code-editor/format-shown.ts';
import { setWrapping, useEditorTools } from '../code-editor/editor-tools.ts';
import { canRedo, canUndo } from '#domain/edit-history/edit-history.ts';
import { chooseImport, startNaming } from '../export/export-store.ts';
import { openForm } from '../files/file-store.ts';
import { setRenaming } from '../top-bar/renaming-store.ts';
import { leaveApiMode } from '../api-mode/leave-api-mode.ts';
import { toggleSilentMode } from '../toasts/silent-mode.ts';
import { toggleEditing } from '../visual/toggle-editing.ts';
import type { DeviceWidth, PageScheme, PanelId, WorkspaceView } from '../workspace/view-slice.ts';
import {
  canPreview,
  currentDocument,
  isGenerating,
  shownView,
  showsStarter,
  useWorkspace,
} from '../workspace-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { translator } from '#web/i18n/language-store.ts';
import { showOverlay } from './palette-store.ts';

/** What commands can do with the builder's screen. */
export interface CommandActions {
  userId: string | null;
  save: () => void;
  /** As `save`, in the words of the visual editor. */
  savePage: () => void;
  viewSite: () => void;
  /** Saves and publishes; settles when the outcome is shown. */
  publish: () => Promise<void>;
  keepVersion: () => void;
  newSite: () => void;
  closeTab: () => void;
  togglePanel: (panel: PanelId) => void;
  exportFile: () => void;
  exportProject: () => void;
  /** True when the user is signed in; otherwise explains why an account is needed. */
  requireAccount: (reason: 'loginProject' | 'loginImport', next: () => void) => boolean;
}

export type CommandGroup = 'page' | 'view' | 'code' | 'project' | 'help';

interface CommandDefinition {
  group: CommandGroup;
  /** `mod` is Ctrl, or ⌘ on a Mac. */
  shortcut?: string;
  /** Also works while the user is typing; single keys never do. */
  worksWhileTyping?: boolean;
  /** The code editor handles the key while it has the focus. */
  isEditorKey?: boolean;
  /** By default the command is always available. */
  isAvailable?: (actions: CommandActions) => boolean;
  /** Says why, when the shortcut is pressed and the command is not available. */
  refuse?: () => void;
  run: (actions: CommandActions) => void;
}

const NONE = { steps: [], index: 0 };
const workspace = () => useWorkspace.getState();
const shown = () => currentDocument(workspace());
const isIdle = () => !isGenerating(workspace());
const hasEditor = () => useEditorTools.getState().tools !== null;
const hasPreview = () => {
  const document = shown();
  return document !== null && canPreview(document);
};
const hasWork = () => shown() !== null && !showsStarter(workspace());
const ofPreview = (run: () => void, shortcut?: string): CommandDefinition => ({
  group: 'view',
  ...(shortcut === undefined ? {} : { shortcut }),
  isAvailable: hasPreview,
  run,
});
const inScheme = (scheme: PageScheme) => ofPreview(() => workspace().showInScheme(scheme));
const inView = (view: WorkspaceView) => ofPreview(() => workspace().show(view));
const atWidth = (width: DeviceWidth, shortcut: string) =>
  ofPreview(() => workspace().resize(width), shortcut);
/** A guest is asked for an account then. */
const canSave = () => shown() !== null && !showsStarter(workspace()) && isIdle();

function sayNoSite(): void {
  if (shown() === null || showsStarter(workspace()))
    showError(translator()('visualEditor.errors.noSite'));
}

/**
 * All actions of the builder. The palette, the export menu and the shortcut sheet are built from this table.
 */
export const COMMANDS = {
  save: {
    group: 'page',
    shortcut: 'mod+s',
    worksWhileTyping: true,
    isAvailable: canSave,
    refuse: sayNoSite,
    run: (actions) => actions.save(),
  },
  viewSite: {
    group: 'page',
    isAvailable: () => canSave() && shown()?.kind === 'site',
    run: (actions) => actions.viewSite(),
  },
  publish: {
    group: 'page',
    isAvailable: () => canSave() && shown()?.kind === 'site',
    run: (actions) => void actions.publish(),
  },
  undo: {
    group: 'page',
    shortcut: 'mod+z',
    isAvailable: () => isIdle() && canUndo(shown()?.history ?? NONE),
    run: () => workspace().undo(),
  },
  redo: {
    group: 'page',
    shortcut: 'mod+shift+z',
    isAvailable: () => isIdle() && canRedo(shown()?.history ?? NONE),
    run: () => workspace().redo(),
  },
  ask: {
    group: 'page',
    shortcut: 'mod+j',
    worksWhileTyping: true,
    run: () => focusAskBar(),
  },
  stop: {
    group: 'page',
    isAvailable: () => workspace().generation.kind === 'working',
    run: stopGeneration,
  },
  rename: { group: 'page', isAvailable: hasWork, run: () => setRenaming(true) },
  newSite: { group: 'page', run: (actions) => actions.newSite() },
  closeTab: {
    group: 'page',
    isAvailable: () => shown() !== null,
    run: (actions) => actions.closeTab(),
  },
  toggleCode: {
    group: 'view',
    shortcut: 'mod+e',
    worksWhileTyping: true,
    isAvailable: hasPreview,
    run: () => workspace().show(shownView(workspace()) === 'preview' ? 'code' : 'preview'),
  },
  edit: {
    group: 'page',
    shortcut: 'e',
    isAvailable: () => hasPreview() && hasWork() && isIdle(),
    run: toggleEditing,
  },
  preview: inView('preview'),
  code: inView('code'),
  split: inView('split'),
  phone: atWidth('phone', '1'),
  tablet: atWidth('tablet', '2'),
  desktop: atWidth('desktop', '3'),
  full: atWidth('full', '4'),
  asOnDevice: inScheme(null),
  light: inScheme('light'),
  dark: inScheme('dark'),
  togglePanel: {
    group: 'view',
    shortcut: 'mod+.',
    worksWhileTyping: true,
    run: (actions) => actions.togglePanel(workspace().panel ?? 'talk'),
  },
  files: { group: 'view', run: () => workspace().showPanel('files') },
  sites: { group: 'view', run: () => workspace().showPanel('sites') },
  history: { group: 'view', run: () => workspace().showPanel('history') },
  versions: {
    group: 'page',
    isAvailable: ({ userId }) => userId !== null && (shown()?.revision ?? 0) > 0,
    run() {
      const document = shown();
      if (document === null) return;
      const { uuid, name } = document;
      workspace().openDialog({ kind: 'history', uuid, name });
    },
  },
  keepVersion: {
    group: 'page',
    isAvailable: ({ userId }) => userId !== null && canSave() && (shown()?.revision ?? 0) > 0,
    run: (actions) => actions.keepVersion(),
  },
  sound: { group: 'page', run: toggleSound },
  silent: { group: 'page', run: toggleSilentMode },
  leaveApi: { group: 'page', isAvailable: () => !isIdle(), run: leaveApiMode },
  newFile: { group: 'project', run: () => startForm('file') },
  newFolder: { group: 'project', run: () => startForm('folder') },
  browseSites: {
    group: 'project',
    isAvailable: ({ userId }) => userId !== null,
    run: () => workspace().openDialog({ kind: 'sites' }),
  },
  find: {
    group: 'code',
    shortcut: 'mod+f',
    isEditorKey: true,
    isAvailable: hasEditor,
    run: () => useEditorTools.getState().tools?.find(),
  },
  goToLine: {
    group: 'code',
    shortcut: 'mod+alt+g',
    isEditorKey: true,
    isAvailable: hasEditor,
    run: () => useEditorTools.getState().tools?.goToLine(),
  },
  format: {
    group: 'code',
    shortcut: 'shift+alt+f',
    worksWhileTyping: true,
    isAvailable: () => hasEditor() && isIdle(),
    run: () => void formatShown(),
  },
  wrap: {
    group: 'code',
    isAvailable: hasEditor,
    run: () => setWrapping(!useEditorTools.getState().isWrapping),
  },
  exportFile: { group: 'project', run: (actions) => actions.exportFile() },
  exportProject: { group: 'project', run: (actions) => actions.exportProject() },
  newProject: {
    group: 'project',
    run: (actions) => {
      if (actions.requireAccount('loginProject', startNaming)) startNaming();
    },
  },
  importFiles: {
    group: 'project',
    run: (actions) => {
      if (actions.requireAccount('loginImport', chooseImport)) chooseImport();
    },
  },
  palette: {
    group: 'help',
    shortcut: 'mod+k',
    worksWhileTyping: true,
    run: () => showOverlay('palette'),
  },
  shortcuts: { group: 'help', shortcut: '?', run: () => showOverlay('shortcuts') },
} satisfies Record<string, CommandDefinition>;

function startForm(form: 'file' | 'folder'): void {
  workspace().showPanel('files');
  openForm(form);
}

export type CommandId = keyof typeof COMMANDS;

export const COMMAND_IDS = Object.keys(COMMANDS) as CommandId[];

export function commandOf(id: CommandId): CommandDefinition {
  return COMMANDS[id];
}

export function isAvailable(id: CommandId, actions: CommandActions): boolean {
  return commandOf(id).isAvailable?.(actions) ?? true;
}
