import { FileDiff, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';

interface CompareAndCloseProps {
  onCompare: () => void;
  onClose: () => void;
}

/** What every report of a change ends with. */
export function CompareAndClose({ onCompare, onClose }: CompareAndCloseProps) {
  const t = useTranslations('builderChanges');
  return (
    <>
      <Button variant="quiet" size="small" onClick={onCompare}>
        <FileDiff aria-hidden="true" />
        {t('compare')}
      </Button>
      <IconButton label={t('close')} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </>
  );
}
