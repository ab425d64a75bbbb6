/**
 * Whether the screen shows by itself what a toast says. `echo`: it does (the save state, the card, the page), so silent
 * mode leaves the toast out. `news`: nothing else says it, or the toast carries a button.
 */
type ToastRule = 'echo' | 'news';

/**
 * Every toast of the builder that reports no error, by the key of its text. Errors, and with them all that concerns
 * credits, are shown by `showError`, which knows no silence.
 */
export const TOAST_RULES = {
  'builder.toast.saved': 'echo',
  'builder.toast.fileSaved': 'echo',
  'builder.toast.scriptsOff': 'news',
  'visualEditor.saved': 'echo',
  'visualEditor.copied': 'news',
  'visualEditor.apiMode.left': 'echo',
  'visualEditor.assistant.none': 'echo',
  'visualEditor.assistant.done': 'echo',
  'visualEditor.assistant.optimised': 'echo',
  'visualEditor.isolation.done': 'echo',
  'builderAsk.busy': 'news',
  'builderTabs.signedOut': 'news',
  'builderTabs.newer': 'news',
  'codeEditor.formatted': 'news',
  'codeEditor.formatUnchanged': 'news',
  'editorPanels.insert.deleted': 'news',
  'editorPanels.insert.kept': 'news',
  'editorPanels.pictures.placed': 'news',
  'editorPanels.pictures.selectFirst': 'news',
  'editorPanels.pictures.noHome': 'news',
  'editorPanels.pictures.asked': 'news',
  'builderExport.done': 'news',
  'builderExport.missing': 'news',
  'builderExport.newProject.created': 'news',
  'builderFiles.deleted': 'news',
  'builderFiles.notSignedIn': 'news',
  'builderFiles.import.done': 'news',
  'builderSites.deleted': 'news',
  'builder.publish.sent': 'news',
  'fileHistory.restored': 'news',
  'fileHistory.restoredSelected': 'news',
} as const satisfies Record<string, ToastRule>;

export type ToastKey = keyof typeof TOAST_RULES;

/** True when this toast is not shown. */
export function isSwallowed(key: ToastKey, isSilent: boolean): boolean {
  return isSilent && TOAST_RULES[key] === 'echo';
}
