import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { readTheme, tokensInForce } from '#domain/theme/read-theme.ts';
import { nameTokens } from '#domain/theme/token-names.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import type { EditingSession } from '../editing-types.ts';
import { useEditing } from '../use-editing.ts';
import { FontPairings } from './font-pairings.tsx';
import { bringPageFonts } from './page-fonts.ts';
import { PairList } from './pair-list.tsx';
import { Palettes } from './palettes.tsx';
import { TokenGroups } from './token-groups.tsx';
import { UsedColors } from './used-colors.tsx';

/** The looks that a whole page shares: its tokens, or the colours that its styles repeat. */
export function ThemePanel({ session }: { session: EditingSession }) {
  const t = useTranslations('editorPanels.theme');
  const version = useEditing(session, (state) => state.version);
  const scheme = useEditing(session, (state) => state.scheme);
  // The document's set of fonts.
  useEffect(bringPageFonts, []);
  const { tokens, names } = useMemo(() => {
    const { index } = session.page();
    const found = version < 0 ? [] : readTheme(index);
    return { tokens: found, names: nameTokens(index, found) };
  }, [session, version]);
  if (tokens.length === 0) return <UsedColors session={session} />;
  const hasDark = tokens.some((token) => token.scheme === 'dark');
  const shown = tokensInForce(tokens, scheme).filter(({ kind }) => kind !== 'other');
  const theme = { session, tokens, names, scheme };
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)] content-start gap-5 overflow-y-auto p-3 text-sm">
      {hasDark ? (
        <div className="grid gap-1">
          <Segmented
            label={t('scheme')}
            value={scheme}
            onChange={session.host.showScheme}
            options={[
              { value: 'base', label: t('schemes.base') },
              { value: 'dark', label: t('schemes.dark') },
            ]}
          />
          <p className="text-xs text-soft">{t(`schemeHint.${scheme}`)}</p>
        </div>
      ) : null}
      {shown.length === 0 ? <EmptyState title={t('title')} text={t('about')} /> : null}
      <PairList {...theme} />
      <Palettes {...theme} />
      <FontPairings {...theme} />
      <TokenGroups {...theme} shown={shown} />
    </div>
  );
}
