import { keyOf } from '#domain/live-page/live-page.ts';
import { setThemeToken, type ThemeToken } from '#domain/theme/read-theme.ts';
import type { EditingSession } from '../editing-types.ts';

/** Shows a value without writing it: on the page's root, where it is stronger than what the page says. */
export function tryToken(session: EditingSession, name: string, value: string | null): void {
  const page = session.page();
  const root = page.index.elements.find(({ tag }) => tag === 'html');
  if (!root) return;
  session.send({ t: 'try-style', keys: [keyOf(page, root)], property: name, value });
}

/** Changes tokens as one step of the history; a gesture has a group of its own. */
export function changeTokens(
  session: EditingSession,
  changes: readonly { token: ThemeToken; value: string }[],
  group: string,
): boolean {
  for (const { token } of changes) tryToken(session, token.name, null);
  return session.run(
    changes.map(({ token, value }) => setThemeToken(token, value)),
    { group },
  );
}
