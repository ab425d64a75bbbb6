import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import type { OpenedCheckout } from './checkout-api.ts';

interface SimulatedCheckoutDialogProps {
  checkout: OpenedCheckout;
  onClose: () => void;
  /** Resolves when the credits have arrived or the error is shown. */
  onPay: () => Promise<void>;
}

/** The simulated payment page, with a fixed read-only test card. */
export function SimulatedCheckoutDialog({
  checkout,
  onClose,
  onPay,
}: SimulatedCheckoutDialogProps) {
  const t = useTranslations('checkout.simulated');
  const bundle = useTranslations('checkout')('credits', { credits: checkout.credits });
  const format = useFormatter();
  const [isPaying, setIsPaying] = useState(false);
  const { card } = checkout;
  const price = format.number(checkout.price, { style: 'currency', currency: 'EUR' });
  async function pay(): Promise<void> {
    setIsPaying(true);
    await onPay();
    setIsPaying(false);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      description={t('body')}
      closeLabel={t('close')}
    >
      <p className="mt-5 rounded-control bg-coral-wash px-4 py-3 font-display text-lg font-semibold text-coral">
        {t('order', { bundle, price })}
      </p>
      {card === undefined ? null : (
        <div className="mt-5 grid grid-cols-2 gap-x-4">
          <Field className="col-span-2" label={t('number')} value={card.number} readOnly />
          <Field label={t('expiry')} value={card.expiry} readOnly />
          <Field label={t('cvc')} value={card.cvc} readOnly />
          <Field className="col-span-2" label={t('holder')} value={card.holder} readOnly />
        </div>
      )}
      <Button
        variant="buy"
        size="large"
        className="mt-2 w-full"
        isPending={isPaying}
        onClick={() => void pay()}
      >
        {t('pay', { price })}
      </Button>
    </Dialog>
  );
}
