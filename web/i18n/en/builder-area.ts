// The builder's namespaces, loaded together with its screen.
export { builder } from './builder.ts';
export { builderAsk } from './builder-ask.ts';
export { builderTalk } from './builder-talk.ts';
export { builderPreview } from './builder-preview.ts';
export { codeEditor } from './code-editor.ts';
export { builderFiles } from './builder-files.ts';
export { builderTabs } from './builder-tabs.ts';
export { fileHistory } from './file-history.ts';
export { builderCommands } from './builder-commands.ts';
export { builderExport } from './builder-export.ts';
export { builderSites } from './builder-sites.ts';
export { visualEditor } from './visual-editor.ts';
export { editorInspector } from './editor-inspector.ts';
export { editorPanels } from './editor-panels.ts';
export { builderChanges } from './builder-changes.ts';
