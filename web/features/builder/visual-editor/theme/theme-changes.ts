import { keyOf } from '#domain/live-page/live-page.ts';
import { setThemeToken, type ThemeToken } from '#domain/theme/read-theme.ts';
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
  changes: readonly { token: ThemeToken; value: string }[],
  group: string,
): boolean {
  tryTokens(session, null);
  return session.run(
    changes.map(({ token, value }) => setThemeToken(token, value)),
    { group },
  );
}
