import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { useSheetFocus } from '#web/components/ui/use-sheet-focus.ts';

interface TalkSheetProps {
  onClose: () => void;
  children: ReactNode;
}

/** The conversation above the bar, which stays in use. */
export function TalkSheet({ onClose, children }: TalkSheetProps) {
  const t = useTranslations('builderTalk');
  const focus = useSheetFocus(onClose, '[data-opens-talk]');
  return (
    <dialog
      {...focus}
      open
      aria-label={t('title')}
      tabIndex={-1}
      className="absolute inset-x-0 top-auto bottom-full z-30 m-0 mx-auto flex h-[min(62dvh,36rem)] w-full max-w-3xl animate-appear flex-col rounded-t-card border border-b-0 border-line bg-paper text-ink shadow-float outline-none"
    >
      <div className="flex h-11 shrink-0 items-center justify-between border-b border-line pr-1 pl-4">
        <h2 className="text-sm font-medium">{t('title')}</h2>
        <IconButton label={t('close')} className="size-10" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}
