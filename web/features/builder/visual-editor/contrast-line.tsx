import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import {
  blend,
  mendContrast,
  STRONG_TEXT_CONTRAST,
  TEXT_CONTRAST,
  type CssColour,
} from '#domain/colour/css-colour.ts';
import { contrastRatio } from '#domain/colour/oklch.ts';
import { Button } from '#web/components/ui/button.tsx';

interface ContrastLineProps {
  text: CssColour;
  /** `#rrggbb`. */
  background: string;
  /** Takes a colour of the same hue that can be read. */
  onMend: (value: string) => void;
}

/** How well a text can be read, and what to do when it cannot. */
export function ContrastLine({ text, background, onMend }: ContrastLineProps) {
  const t = useTranslations('editorPanels.colour');
  const format = useFormatter();
  const seen = blend(text, background);
  const ratio = contrastRatio(seen, background);
  const shown = format.number(Math.floor(ratio * 10) / 10, { maximumFractionDigits: 1 });
  if (ratio >= TEXT_CONTRAST) {
    const level = ratio >= STRONG_TEXT_CONTRAST ? 'AAA' : 'AA';
    return (
      <p className="flex items-center gap-1.5 text-xs text-success">
        <CircleCheck className="size-4 shrink-0" aria-hidden="true" />
        {t('readable', { ratio: shown, level })}
      </p>
    );
  }
  return (
    <div className="flex items-center gap-2 text-xs text-warning">
      <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
      <p className="min-w-0 grow">{t('unreadable', { ratio: shown })}</p>
      <Button size="small" onClick={() => onMend(mendContrast(seen, background))}>
        {t('mend')}
      </Button>
    </div>
  );
}
