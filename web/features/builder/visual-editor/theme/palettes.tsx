import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { fromHex, relativeLuminance } from '#domain/colour/oklch.ts';
import { applyPalette, palettesOf } from '#domain/theme/repaint.ts';
import { LOOK_CARD } from './look-card.ts';
import { changeTokens, tryOn } from './theme-changes.ts';
import type { ThemeProps } from './theme-props.ts';

const SWATCHES = 6;

/** The most colourful ones, from dark to light. */
function shownColours(colours: readonly string[]): string[] {
  return colours
    .toSorted((one, other) => fromHex(other).chroma - fromHex(one).chroma)
    .slice(0, SWATCHES)
    .sort((one, other) => relativeLuminance(one) - relativeLuminance(other));
}

export function Palettes({ session, tokens }: ThemeProps) {
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
            className={LOOK_CARD}
            onClick={() => void changeTokens(session, changes, `palette ${id}`)}
            {...tryOn(session, tokens, changes)}
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
