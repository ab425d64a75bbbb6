import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import type { SessionUser } from '#web/lib/session-store.ts';
import { useDateFormat } from '#web/i18n/use-date-format.ts';
import { ChangePassword } from './change-password.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { EditName } from './edit-name.tsx';
import { PictureChoice } from './picture-choice.tsx';

/** The data of the account. The name and the password can be changed here. */
export function AccountDetails({ user }: { user: SessionUser }) {
  const t = useTranslations('account');
  const formatDate = useDateFormat();
  const [isChanging, setIsChanging] = useState(false);
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <section aria-labelledby="details-title">
      <h2 id="details-title" className="text-xl">
        {t('details.title')}
      </h2>
      <dl className="mt-4 border-t border-line">
        <Detail name={t('details.name')}>
          {isRenaming ? (
            <EditName name={user.name} onClose={() => setIsRenaming(false)} />
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="min-w-0 break-words">{user.name}</span>
              <Button size="small" variant="quiet" onClick={() => setIsRenaming(true)}>
                {t('name.edit')}
              </Button>
            </div>
          )}
        </Detail>
        <Detail name={t('details.picture')}>
          <PictureChoice userId={user.id} />
        </Detail>
        <Detail name={t('details.email')}>
          {user.email}
          {user.email_verified ? null : <ConfirmAddress />}
        </Detail>
        <Detail name={t('details.created')}>
          {formatDate(new Date(user.created_at), { dateStyle: 'medium' })}
        </Detail>
        <Detail name={t('details.password')}>
          {user.has_password ? <span aria-hidden="true">••••••••</span> : t('details.noPassword')}
        </Detail>
      </dl>
      {user.has_password && !isChanging ? (
        <Button className="mt-4" onClick={() => setIsChanging(true)}>
          {t('password.change')}
        </Button>
      ) : null}
      {user.has_password ? null : <ChoosePassword email={user.email} />}
      {isChanging ? (
        <ChangePassword email={user.email} onClose={() => setIsChanging(false)} />
      ) : null}
    </section>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-b border-line py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
