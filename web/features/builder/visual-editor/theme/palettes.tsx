import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { fromHex, relativeLuminance } from '#domain/colour/oklch.ts';
import type { TokenChange } from '#domain/theme/read-theme.ts';
import { LOOK_CARD } from './look-card.ts';
import { changeTokens, tryOn } from './theme-changes.ts';
import { changesTo, type Look, looksFor, rememberLooks } from './page-looks.ts';
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
  const offer = useMemo(() => looksFor(session, tokens), [session, tokens]);
  if (offer.looks.length === 0) return null;
  const cards = offer.looks.map((look) => ({
    look,
    id: look.palette.id,
    colours: shownColours([...new Set(look.palette.colours.values())]),
    changes: changesTo(look, tokens),
  }));
  function choose(look: Look, changes: readonly TokenChange[]): void {
    if (changes.length === 0) return;
    rememberLooks(session, offer);
    changeTokens(session, changes, `palette ${look.palette.id}`);
  }
  return (
    <section aria-label={t('palettes')}>
      <h3 className="font-medium">{t('palettes')}</h3>
      <p className="mb-2 text-xs text-soft">{t('palettesHint')}</p>
      <div className="grid grid-cols-2 gap-1.5">
        {cards.map(({ look, id, colours, changes }) => (
          <button
            key={id}
            type="button"
            aria-pressed={changes.length === 0}
            className={LOOK_CARD}
            onClick={() => choose(look, changes)}
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
