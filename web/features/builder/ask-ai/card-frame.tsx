import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';

interface CardFrameProps {
  /** Left out where there is something to decide first. */
  onDismiss?: (() => void) | undefined;
  isFault?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

/** A card above the prompt, with its way out at the upper right. */
export function CardFrame({ onDismiss, isFault = false, icon, children }: CardFrameProps) {
  const t = useTranslations('builderAsk');
  return (
    <div
      className={joinClasses(
        'mb-2 flex max-h-[45dvh] animate-appear items-start gap-3 overflow-y-auto rounded-card border bg-surface px-4 py-3 text-sm shadow-float',
        isFault ? 'border-danger/40' : 'border-line',
      )}
    >
      {icon}
      <div className="grid min-w-0 grow justify-items-start gap-2">{children}</div>
      {onDismiss === undefined ? null : (
        <IconButton
          label={t('dismiss')}
          onClick={onDismiss}
          className="-my-1 -mr-1 size-8 shrink-0"
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
