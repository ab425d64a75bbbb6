import type { EditLanguage } from './intents/edit-intent.ts';
import { EDIT_MESSAGES_EN, type EditMessages } from './messages-en.ts';
import { EDIT_MESSAGES_IT } from './messages-it.ts';

const MESSAGES = { en: EDIT_MESSAGES_EN, it: EDIT_MESSAGES_IT } satisfies Record<
  EditLanguage,
  EditMessages
>;

/** What the designer says about an edit, in the language of the request. */
export function messagesIn(language: EditLanguage): EditMessages {
  return MESSAGES[language];
}
