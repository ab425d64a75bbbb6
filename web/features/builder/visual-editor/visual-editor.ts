// What the builder fetches when somebody begins to edit a page in place.
export { askAboutSelected, askedElements } from './assistant/ask-about-selected.ts';
export { openEditingSession } from './editing-session.ts';
export { readElementFacts, runElementTool } from './element-tools.ts';
export { EditToolbar } from './edit-toolbar.tsx';
export { Inspector } from './inspector/inspector.tsx';
export { PhoneTools } from './phone/phone-tools.tsx';
export { SelectionBar } from './selection-bar.tsx';
export { LayersPanel } from './layers/layers-panel.tsx';
export { ThemePanel } from './theme/theme-panel.tsx';
export { PicturesPanel } from '../pictures/pictures-panel.tsx';
export { PagePhotos } from '../pictures/page-photos.tsx';
export { InsertPanel } from './insert/insert-panel.tsx';
export { CodePageSync } from './code-sync/code-page-sync.tsx';
export { ChangesBar } from './changes/changes-bar.tsx';
