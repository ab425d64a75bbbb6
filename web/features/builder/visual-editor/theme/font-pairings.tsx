import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { applyPairing, derivePairings } from '#domain/theme/font-pairings.ts';
import { LOOK_CARD } from './look-card.ts';
import { changeTokens, tryOn } from './theme-changes.ts';
import type { ThemeProps } from './theme-props.ts';

/** Fonts for titles and text that go together. */
export function FontPairings({ session, tokens }: ThemeProps) {
  const t = useTranslations('editorPanels.theme');
  const pairings = useMemo(
    () =>
      derivePairings(tokens)
        .map((pairing) => ({ ...pairing, changes: applyPairing(tokens, pairing) }))
        .filter(({ changes }) => changes.length > 0),
    [tokens],
  );
  if (pairings.length === 0) return null;
  return (
    <section aria-label={t('pairings')}>
      <h3 className="font-medium">{t('pairings')}</h3>
      <p className="mb-2 text-xs text-soft">{t('pairingsHint')}</p>
      <div className="grid grid-cols-2 gap-1.5">
        {pairings.map(({ id, display, text, changes }) => (
          <button
            key={id}
            type="button"
            className={LOOK_CARD}
            onClick={() => void changeTokens(session, changes, `pairing ${id}`)}
            {...tryOn(session, tokens, changes)}
          >
            <span className="truncate text-lg leading-tight" style={{ fontFamily: display }}>
              {t(`pairingNames.${id}`)}
            </span>
            <span aria-hidden="true" className="truncate text-xs" style={{ fontFamily: text }}>
              {t('sample')}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
