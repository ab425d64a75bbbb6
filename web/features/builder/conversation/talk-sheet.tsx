import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';

interface TalkSheetProps {
  onClose: () => void;
  children: ReactNode;
}

/** The conversation above the bar, which stays in use. */
export function TalkSheet({ onClose, children }: TalkSheetProps) {
  const t = useTranslations('builderTalk');
  const sheet = useRef<HTMLDialogElement>(null);
  // The focus is outside of React: it goes into the sheet, and back while the closing sheet still has it.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = sheet.current;
    element?.focus();
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const isThere = opener instanceof HTMLElement && opener.isConnected;
      const back = isThere ? opener : document.querySelector<HTMLElement>('[data-opens-talk]');
      back?.focus();
    };
  }, []);
  return (
    <dialog
      ref={sheet}
      open
      aria-label={t('title')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
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
