import { keyOf } from '#domain/live-page/live-page.ts';
import {
  setThemeTokens,
  tokensInForce,
  type ThemeToken,
  type TokenChange,
} from '#domain/theme/read-theme.ts';
import type { EditingSession } from '../editing-types.ts';

/** Shows values without writing them: on the page's root, where they are stronger than what the page says. */
export function tryTokens(session: EditingSession, values: Record<string, string> | null): void {
  const page = session.page();
  const root = page.index.elements.find(({ tag }) => tag === 'html');
  if (root) session.send({ t: 'try-styles', keys: [keyOf(page, root)], styles: values });
}

/** Changes tokens as one step of the history; a gesture has a group of its own. */
export function changeTokens(
  session: EditingSession,
  changes: readonly TokenChange[],
  group: string,
): boolean {
  tryTokens(session, null);
  return session.run(setThemeTokens(changes), { group });
}

/** Pointing at a ready look shows it on the page; clicking keeps it. */
export function tryOn(
  session: EditingSession,
  tokens: readonly ThemeToken[],
  changes: readonly TokenChange[],
) {
  const inForce = new Set(tokensInForce(tokens, session.store.getState().scheme));
  const seen = changes.filter(({ token }) => inForce.has(token));
  const values = Object.fromEntries(seen.map(({ token, value }) => [token.name, value]));
  const show = () => tryTokens(session, values);
  const hide = () => tryTokens(session, null);
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
}
