import { likelyRuns } from '../reader/likely-words.ts';
import type { TokenKinds } from '../reader/read-stretches.ts';
import { formOfEntries, type WishedForm } from './form-fields.ts';

const LIKELY = 0.5;

/** The form whose fields the learned reader finds in a wish: "i need people to rsvp, name how many a dish". */
export function readLikelyForm(text: string, kinds: TokenKinds): WishedForm | undefined {
  const fields = likelyRuns(text, kinds, 'field').filter(({ chance }) => chance > LIKELY);
  return formOfEntries(fields.map((field) => field.text));
}
