import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { buttonClasses } from '#web/components/ui/button-styles.ts';
import { Dialog } from '#web/components/ui/dialog.tsx';

interface OutOfCreditsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Shown instead of sending a prompt when the balance is zero. */
export function OutOfCreditsDialog({ isOpen, onClose }: OutOfCreditsDialogProps) {
  const t = useTranslations('builderAsk.credits');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      description={t('body')}
      closeLabel={t('close')}
    >
      <Link
        href="/profile?tab=credits"
        className={buttonClasses({ variant: 'buy', size: 'large', className: 'mt-6 w-full' })}
      >
        {t('recharge')}
      </Link>
    </Dialog>
  );
}
