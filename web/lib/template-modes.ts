export const TEMPLATE_MODES = ['edit', 'view', 'own'] as const;

/** Why a template is opened: to be changed, to be looked at, or to be made the visitor's own with the words that they left. */
export type TemplateMode = (typeof TEMPLATE_MODES)[number];
