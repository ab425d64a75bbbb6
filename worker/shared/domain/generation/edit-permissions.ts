import { normalizeRequest } from './normalize-request.ts';
import { any } from './word-forms.ts';

/** What blocks may do to a page beyond the ordinary. */
export interface EditPermissions {
  /** The request was a deletion, or the page is nobody's work: more than half of the text may go. */
  allowShrink: boolean;
  /** The page is the untouched starter page: an empty SEARCH may write at its top. */
  allowTopInsert: boolean;
}

/** Only the builder's starter page has shortcuts that carry their prompt. */
const STARTER_MARK = /<button[^>]* data-bluewave-prompt="/;

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

/** What the blocks of an answer may do, by the request and the page they are for. */
export function editPermissions(prompt: string, file: string): EditPermissions {
  const isStarter = isStarterPage(file);
  return {
    allowShrink: isStarter || REMOVALS.test(normalizeRequest(prompt)),
    allowTopInsert: isStarter,
  };
}

/** True for the page that an empty editor shows. */
export function isStarterPage(file: string): boolean {
  return STARTER_MARK.test(file);
}
