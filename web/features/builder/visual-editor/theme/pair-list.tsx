import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { mendContrast, TEXT_CONTRAST } from '#domain/colour/css-colour.ts';
import { findPairs, type ColourPair } from '#domain/theme/find-pairs.ts';
import type { ThemeToken, TokenScheme } from '#domain/theme/read-theme.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useTokenWords } from '../use-token-words.ts';
import { changeTokens } from './theme-changes.ts';
import type { ThemeProps } from './theme-props.ts';

const MOST_SHOWN = 8;

/** Texts of the theme that are hard to read on their background, each with a way to mend it. */
export function PairList({ session, tokens, names, scheme }: ThemeProps) {
  const t = useTranslations('editorPanels.theme');
  const format = useFormatter();
  const wordsOf = useTokenWords();
  function nameOf({ token, hex }: ColourPair['text']): string {
    const name = token === null ? undefined : names.get(token);
    return name === undefined ? hex : wordsOf(name);
  }
  const weak = useMemo(
    () =>
      findPairs(session.page().index, tokens, scheme).filter(({ ratio }) => ratio < TEXT_CONTRAST),
    [session, tokens, scheme],
  );
  if (weak.length === 0) return null;
  return (
    <section aria-label={t('contrast')}>
      <h3 className="mb-2 font-medium">{t('contrast')}</h3>
      <ul className="grid gap-2">
        {weak.slice(0, MOST_SHOWN).map((pair) => {
          const change = mendPair(tokens, scheme, pair);
          return (
            <li
              key={`${pair.text.token ?? pair.text.hex} ${pair.background.token ?? pair.background.hex}`}
              className="flex items-center gap-2"
            >
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-control border border-edge"
                style={{ backgroundColor: pair.background.hex }}
              >
                <span className="size-4 rounded-full" style={{ backgroundColor: pair.text.hex }} />
              </span>
              <span className="min-w-0 grow text-xs">
                {t('weak', {
                  text: nameOf(pair.text),
                  background: nameOf(pair.background),
                  ratio: format.number(Math.floor(pair.ratio * 10) / 10),
                })}
              </span>
              {change ? (
                <Button
                  size="small"
                  onClick={() => void changeTokens(session, [change], `mend ${change.token.name}`)}
                >
                  {t('mend')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The text's colour is moved; the background's where a rule says the text itself. */
function mendPair(tokens: readonly ThemeToken[], scheme: TokenScheme, pair: ColourPair) {
  const isText = pair.text.token !== null;
  const [moved, other] = isText ? [pair.text, pair.background] : [pair.background, pair.text];
  const named = tokens.filter(({ name }) => name === moved.token);
  const token = named.find((one) => one.scheme === scheme) ?? named[0];
  return token && { token, value: mendContrast(moved.hex, other.hex) };
}
