import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';

interface CardFrameProps {
  /** Absent while the user has to decide something first. */
  onDismiss?: (() => void) | undefined;
  isFault?: boolean;
  icon?: ReactNode;
  /** The buttons, which stay visible while a long card scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A card above the prompt or in the conversation, with a close button at the upper right. */
export function CardFrame(props: CardFrameProps) {
  const { onDismiss, isFault = false, icon, actions = null, children } = props;
  const t = useTranslations('builderAsk');
  return (
    <div
      data-card
      className={joinClasses(
        'flex max-h-[40dvh] animate-appear flex-col rounded-card border bg-surface text-sm shadow-float in-[[role=log]]:max-h-none in-[[role=log]]:shadow-none',
        isFault ? 'border-danger/40' : 'border-line',
      )}
    >
      <div
        className={joinClasses(
          'flex min-h-0 items-start gap-3 overflow-y-auto px-4 py-3',
          // The last line of a long card fades out above the buttons.
          actions === null ? null : 'mask-b-from-[calc(100%-0.75rem)]',
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
      {actions === null ? null : (
        <div className="flex shrink-0 flex-wrap gap-2 px-4 pb-3">{actions}</div>
      )}
    </div>
  );
}
