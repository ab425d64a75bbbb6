import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FONTS } from '#domain/theme/font-stacks.ts';
import { readFontLooks } from './font-looks.ts';
import { TextToken, type TokenValueProps } from './text-token.tsx';

type FontId = keyof typeof FONTS;

const FONT_IDS = Object.keys(FONTS) as FontId[];
const OTHER = 'other';

/** A font by the name of its kind: those that can be told apart on this device, or any other as text. */
export function FontToken(props: TokenValueProps) {
  const t = useTranslations('editorPanels.theme');
  const id = useId();
  const { label, detail, value, onChange } = props;
  const [isWritten, setIsWritten] = useState(false);
  const [choices] = useState(() => differentFonts(value));
  const own = FONT_IDS.find((one) => FONTS[one] === value);
  if (isWritten) return <TextToken {...props} problem={t('notAValue')} />;
  function choose(chosen: string): void {
    const font = choices.find((one) => one === chosen);
    if (chosen === OTHER) setIsWritten(true);
    else if (font !== undefined) onChange(FONTS[font]);
  }
  return (
    <div>
      <label htmlFor={id} title={detail} className="mb-0.5 block text-xs text-soft">
        {label}
      </label>
      <select
        id={id}
        value={own ?? value}
        style={{ fontFamily: value }}
        onChange={(event) => choose(event.target.value)}
        className="h-9 w-full rounded-control border border-line bg-surface px-1.5 text-sm hover:border-ink pointer-coarse:h-11 pointer-coarse:text-base"
      >
        {own === undefined ? <option value={value}>{firstFamily(value)}</option> : null}
        {choices.map((one) => (
          <option key={one} value={one} style={{ fontFamily: FONTS[one] }}>
            {t(`fontNames.${one}`)}
          </option>
        ))}
        <option value={OTHER}>{t('otherFont')}</option>
      </select>
    </div>
  );
}

/** The token's own font always, and of those that look alike the first. */
function differentFonts(value: string): FontId[] {
  const looksOf = readFontLooks();
  const seen = new Set([looksOf(value)]);
  return FONT_IDS.filter((id) => {
    const looks = looksOf(FONTS[id]);
    return FONTS[id] === value || (!seen.has(looks) && seen.add(looks));
  });
}

function firstFamily(value: string): string {
  return (value.split(',')[0] ?? value).replaceAll(/["']/g, '').trim();
}
