import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { AccountView } from '#contract/operator.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { errorSentence } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { accountQuery, CONSOLE_KEY, refund } from './operator-api.ts';

type Purchase = AccountView['purchases'][number];

const CENTS = 100;
const MIN_REASON = 3;

/** The purchases of an account. A paid one can be refunded where its own owner could. */
export function Purchases({ account }: { account: AccountView }) {
  const t = useTranslations('operator.account');
  return (
    <section>
      <h3 className="text-base font-medium">{t('purchases')}</h3>
      {account.purchases.length === 0 ? <p className="text-soft">{t('none')}</p> : null}
      <ul className="mt-2 grid gap-2">
        {account.purchases.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </ul>
    </section>
  );
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const t = useTranslations('operator.account');
  const format = useFormatter();
  const [isOpen, setIsOpen] = useState(false);
  const price = format.number(purchase.priceCents / CENTS, { style: 'currency', currency: 'EUR' });
  return (
    <li className="border-b border-line pb-2 text-sm">
      <div className="flex min-h-10 flex-wrap items-center gap-2">
        <span>
          {purchase.bundleId} · {price} ·{' '}
          {format.dateTime(purchase.createdAt, { dateStyle: 'medium' })}
        </span>
        <Badge>{purchase.state}</Badge>
        {purchase.state === 'paid' && !isOpen ? (
          <Button size="small" onClick={() => setIsOpen(true)}>
            {t('refund')}
          </Button>
        ) : null}
      </div>
      {isOpen ? <RefundForm purchaseId={purchase.id} onDone={() => setIsOpen(false)} /> : null}
    </li>
  );
}

function RefundForm({ purchaseId, onDone }: { purchaseId: string; onDone: () => void }) {
  const t = useTranslations('operator.account');
  const [reason, setReason] = useState('');
  const queries = useQueryClient();
  const refunding = useMutation({
    mutationFn: refund,
    onSuccess: async () => {
      showSuccess(t('refunded'));
      onDone();
      const [, part] = accountQuery('').queryKey;
      await queries.invalidateQueries({ queryKey: [CONSOLE_KEY, part] });
    },
  });
  return (
    <form
      className="mt-2 grid max-w-md gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim().length >= MIN_REASON) refunding.mutate({ purchaseId, reason });
      }}
    >
      <Field
        label={t('refundReason')}
        error={refunding.isError ? errorSentence(refunding.error) : undefined}
        maxLength={1_000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div>
        <Button type="submit" variant="danger" isPending={refunding.isPending}>
          {t('refund')}
        </Button>
      </div>
    </form>
  );
}
