import { getAttribute, removeAttribute, setAttribute, setStyleValue } from '../natives.ts';
import { styleOf } from '../styles/try-style.ts';

/** The attribute `style` of the edited text as it was, and with our declaration in it. */
let hidden: { own: string | null; ours: string | null } | null = null;

/** The text that is edited has a frame of ours: the page's own ring for what has the focus would be a second one. */
export function hideFocusRing(host: Element): void {
  const own = getAttribute(host, 'style');
  setStyleValue(styleOf(host), 'outline', 'none', 'important');
  hidden = { own, ours: getAttribute(host, 'style') };
}

export function showFocusRing(host: Element): void {
  if (hidden === null) return;
  const { own, ours } = hidden;
  hidden = null;
  // Another one came with a change of the page meanwhile.
  if (getAttribute(host, 'style') !== ours) return;
  if (own === null) removeAttribute(host, 'style');
  else setAttribute(host, 'style', own);
}
