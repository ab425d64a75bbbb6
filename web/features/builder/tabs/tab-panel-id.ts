/** The element that a tab shows. */
export const TAB_PANEL_ID = 'document';
