import type { ThemeToken, TokenScheme } from '#domain/theme/read-theme.ts';
import type { TokenName } from '#domain/theme/token-names.ts';
import type { EditingSession } from '../editing-types.ts';

export interface ThemeProps {
  session: EditingSession;
  /** All tokens of the page. */
  tokens: readonly ThemeToken[];
  /** By token name. */
  names: ReadonlyMap<string, TokenName>;
  /** The one that the page is shown in. */
  scheme: TokenScheme;
}
