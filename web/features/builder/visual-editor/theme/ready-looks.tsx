import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { fromHex, relativeLuminance } from '#domain/colour/oklch.ts';
import { applyPairing, derivePairings } from '#domain/theme/font-pairings.ts';
import type { ThemeToken } from '#domain/theme/read-theme.ts';
import { applyPalette, palettesOf } from '#domain/theme/repaint.ts';
import type { EditingSession } from '../editing-types.ts';
import { changeTokens, tryTokens } from './theme-changes.ts';

interface ReadyLooksProps {
  session: EditingSession;
  tokens: readonly ThemeToken[];
}

const CARD =
  'grid min-h-11 gap-1.5 rounded-control border border-line bg-surface p-2 text-left hover:border-ink focus-visible:border-ink';
const SWATCHES = 6;

type Changes = readonly { token: ThemeToken; value: string }[];

/** Pointing at a look shows it on the page; clicking keeps it. */
function tryOn(session: EditingSession, changes: Changes) {
  const base = changes.filter(({ token }) => token.scheme === 'base');
  const values = Object.fromEntries(base.map(({ token, value }) => [token.name, value]));
  const show = () => tryTokens(session, values);
  const hide = () => tryTokens(session, null);
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
}

/** The most colourful ones, from dark to light. */
function shownColours(colours: readonly string[]): string[] {
  return colours
    .toSorted((one, other) => fromHex(other).chroma - fromHex(one).chroma)
    .slice(0, SWATCHES)
    .sort((one, other) => relativeLuminance(one) - relativeLuminance(other));
}

export function Palettes({ session, tokens }: ReadyLooksProps) {
  const t = useTranslations('editorPanels.theme');
  const palettes = useMemo(
    () =>
      palettesOf(session.page().index, tokens).map((palette) => ({
        id: palette.id,
        colours: shownColours([...new Set(palette.colours.values())]),
        changes: applyPalette(tokens, palette),
      })),
    [session, tokens],
  );
  const shown = palettes.filter(({ changes }) => changes.length > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('palettes')}>
      <h3 className="font-medium">{t('palettes')}</h3>
      <p className="mb-2 text-xs text-soft">{t('palettesHint')}</p>
      <div className="grid grid-cols-2 gap-1.5">
        {shown.map(({ id, colours, changes }) => (
          <button
            key={id}
            type="button"
            className={CARD}
            onClick={() => void changeTokens(session, changes, `palette ${id}`)}
            {...tryOn(session, changes)}
          >
            <span
              aria-hidden="true"
              className="flex h-5 overflow-hidden rounded-sm border border-edge"
            >
              {colours.map((colour) => (
                <span key={colour} className="grow" style={{ backgroundColor: colour }} />
              ))}
            </span>
            <span className="text-xs">{t(`paletteNames.${id}`)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

export function FontPairings({ session, tokens }: ReadyLooksProps) {
  const t = useTranslations('editorPanels.theme');
  const pairings = derivePairings(tokens)
    .map((pairing) => ({ ...pairing, changes: applyPairing(tokens, pairing) }))
    .filter(({ changes }) => changes.length > 0);
  if (pairings.length === 0) return null;
  return (
    <section aria-label={t('pairings')}>
      <h3 className="mb-2 font-medium">{t('pairings')}</h3>
      <div className="grid grid-cols-2 gap-1.5">
        {pairings.map(({ id, display, text, changes }) => (
          <button
            key={id}
            type="button"
            className={CARD}
            onClick={() => void changeTokens(session, changes, `pairing ${id}`)}
            {...tryOn(session, changes)}
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
