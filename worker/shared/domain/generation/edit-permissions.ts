import { normalizeRequest } from './normalize-request.ts';
import { any } from './word-forms.ts';

/** What blocks may do to a page beyond normal edits. */
export interface EditPermissions {
  /**
   * More than half of the text may be removed, because the request was a deletion or the page is the starter
   * page.
   */
  allowShrink: boolean;
  /** An empty SEARCH may insert at the top, because the page is the untouched starter page. */
  allowTopInsert: boolean;
}

/** Only the builder's starter page has shortcuts that carry a prompt. */
const STARTER_MARK = /<button[^<>]* data-bluewave-prompt="/;

/** Words for taking something away. */
const REMOVALS = any(
  'remove',
  'removing',
  'delete',
  'deleting',
  'drop',
  'get rid of',
  'take (?:out|away|off)',
  'cut',
  'clear',
  'empty',
  'strip',
  'erase',
  'scrap',
  'keep only',
  'only keep',
  'leave only',
  'without',
  'togli',
  'togliere',
  'toglimi',
  'rimuovi',
  'rimuovere',
  'elimina',
  'eliminare',
  'cancella',
  'cancellare',
  'leva',
  'levare',
  'svuota',
  'svuotare',
  'taglia',
  'tagliare',
  'butta',
  'tieni solo',
  'lascia (?:solo|soltanto)',
  'senza',
);

/** Determines what the blocks of an answer may do, from the request and the page. */
export function editPermissions(prompt: string, file: string): EditPermissions {
  const isStarter = isStarterPage(file);
  return {
    allowShrink: isStarter || REMOVALS.test(normalizeRequest(prompt)),
    allowTopInsert: isStarter,
  };
}

/** True for the page shown in an empty editor. */
export function isStarterPage(file: string): boolean {
  return STARTER_MARK.test(file);
}
