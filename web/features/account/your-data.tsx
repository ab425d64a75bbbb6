import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { buttonClasses } from '#web/components/ui/button-styles.ts';
import type { SessionUser } from '#web/lib/session-store.ts';
import { DATA_EXPORT } from './account-api.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The user's data: export or deletion. */
export function YourData({ user }: { user: SessionUser }) {
  const t = useTranslations('account.data');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-labelledby="data-title">
      <h2 id="data-title" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-prose text-soft">{t('text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={DATA_EXPORT} download className={buttonClasses({})}>
          <Download aria-hidden="true" />
          {t('export')}
        </a>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {t('delete')}
        </Button>
      </div>
      <DeleteAccountDialog isOpen={isAsking} user={user} onClose={() => setIsAsking(false)} />
    </section>
  );
}
