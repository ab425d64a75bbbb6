import type { EditLanguage } from './edit-types.ts';
import { EDIT_MESSAGES_EN } from './messages-en.ts';
import { EDIT_MESSAGES_IT } from './messages-it.ts';

/** What the designer says about an edit, in the language of the request. */
export type EditMessages = typeof EDIT_MESSAGES_EN;

const MESSAGES = { en: EDIT_MESSAGES_EN, it: EDIT_MESSAGES_IT } satisfies Record<
  EditLanguage,
  EditMessages
>;

export function messagesIn(language: EditLanguage): EditMessages {
  return MESSAGES[language];
}
