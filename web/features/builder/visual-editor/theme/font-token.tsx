import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FONT_IDS, FONT_KINDS, FONTS, sourceOf } from '#domain/fonts/font-families.ts';
import { TextToken, type TokenValueProps } from './text-token.tsx';

const OTHER = 'other';

const GROUPS = FONT_KINDS.map((kind) => ({
  kind,
  ids: FONT_IDS.filter((id) => sourceOf(id).kind === kind),
}));

/** A font by its name, or any other as text. */
export function FontToken(props: TokenValueProps) {
  const t = useTranslations('editorPanels.theme');
  const id = useId();
  const { label, detail, value, onChange } = props;
  const [isWritten, setIsWritten] = useState(false);
  const own = FONT_IDS.find((one) => FONTS[one] === value);
  if (isWritten) return <TextToken {...props} problem={t('notAValue')} />;
  function choose(chosen: string): void {
    const font = FONT_IDS.find((one) => one === chosen);
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
        {GROUPS.map(({ kind, ids }) => (
          <optgroup key={kind} label={t(`fontKinds.${kind}`)}>
            {ids.map((one) => (
              <option key={one} value={one}>
                {sourceOf(one).family}
              </option>
            ))}
          </optgroup>
        ))}
        <option value={OTHER}>{t('otherFont')}</option>
      </select>
    </div>
  );
}

function firstFamily(value: string): string {
  return (value.split(',')[0] ?? value).replaceAll(/["']/g, '').trim();
}
