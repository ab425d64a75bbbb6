import type { EditIntent } from '../intents/edit-intent.ts';
import { BLACK } from './looks.ts';
import type { Request } from './request.ts';

/** Dark, of whatever colour. */
const DARK = /^(?:(?:very|molto|tutto|piu|più) )?(?:dark|darker|scur[oaie])$/i;

/** "Black background": of what is selected, else of the page, which becomes a dark one. */
export function ofGround(intent: EditIntent, { page }: Request): EditIntent {
  if (intent.kind !== 'recolour' || intent.property !== 'background') return intent;
  const { element, said } = intent.target ?? {};
  const kind = element ?? (said === undefined ? undefined : page.pins.get(said)?.element);
  if (kind === 'background' && page.selection) return { ...intent, target: { isSelection: true } };
  const isPage = kind === 'background' || kind === 'page';
  const isDark = intent.colour.hex === BLACK || DARK.test(intent.colour.words);
  return isPage && isDark ? { kind: 'dark-page' } : intent;
}
