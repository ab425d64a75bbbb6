import { translator } from '#web/i18n/language-store.ts';
import type { EditingSession } from '../editing-types.ts';
import { insertBeside } from '../insert-beside.ts';
import { partMarkup, TYPED_PARTS, type Part } from './parts.ts';

/** Puts an element beside what is selected, in sight, and lets its words be typed; false when it was refused. */
export function insertPart(session: EditingSession, part: Part): boolean {
  const t = translator();
  const words = {
    heading: t('editorPanels.insert.words.heading'),
    text: t('editorPanels.insert.words.text'),
    button: t('editorPanels.insert.words.button'),
    link: t('editorPanels.insert.words.link'),
    item: t('editorPanels.insert.words.item'),
  };
  const markup = partMarkup(part, session.page().index, words);
  if (!insertBeside(session, { markup })) return false;
  const [key] = session.store.getState().selection;
  if (key !== undefined) session.select([key], { scrollTo: true });
  if (key !== undefined && TYPED_PARTS.has(part)) session.editText(key, 'all');
  return true;
}
