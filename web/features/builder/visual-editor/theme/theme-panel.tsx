import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { readTheme, type TokenScheme } from '#domain/theme/read-theme.ts';
import type { EditingSession } from '../editing-types.ts';
import { useEditing } from '../use-editing.ts';
import { PairList } from './pair-list.tsx';
import { FontPairings, Palettes } from './ready-looks.tsx';
import { TokenGroups } from './token-groups.tsx';
import { UsedColors } from './used-colors.tsx';

/** The looks that a whole page shares: its tokens, or the colours that its styles repeat. */
export function ThemePanel({ session }: { session: EditingSession }) {
  const t = useTranslations('editorPanels.theme');
  const version = useEditing(session, (state) => state.version);
  const [wanted, setWanted] = useState<TokenScheme>('base');
  const tokens = useMemo(
    () => (version < 0 ? [] : readTheme(session.page().index)),
    [session, version],
  );
  const hasDark = tokens.some(({ scheme }) => scheme === 'dark');
  const scheme = hasDark ? wanted : 'base';
  if (tokens.length === 0) return <UsedColors session={session} />;
  const shown = tokens.filter((token) => token.scheme === scheme && token.kind !== 'other');
  return (
    <div className="grid h-full content-start gap-5 overflow-y-auto p-3 text-sm">
      {hasDark ? (
        <Segmented
          label={t('scheme')}
          value={scheme}
          onChange={setWanted}
          options={[
            { value: 'base', label: t('schemes.base') },
            { value: 'dark', label: t('schemes.dark') },
          ]}
        />
      ) : null}
      {shown.length === 0 ? <EmptyState title={t('title')} text={t('about')} /> : null}
      <PairList session={session} tokens={tokens} scheme={scheme} />
      <Palettes session={session} tokens={tokens} />
      <FontPairings session={session} tokens={tokens} />
      <TokenGroups session={session} tokens={shown} all={tokens} />
    </div>
  );
}
