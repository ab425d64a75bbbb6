import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { useSession } from '#web/lib/session-store.ts';
import { SimulatedCheckoutDialog } from './simulated-checkout-dialog.tsx';
import { useCheckout } from './use-checkout.ts';

const LOW_BALANCE = 1;
const BUNDLE_ID = 'standard';

/** Shown when the balance is one credit or less. Buys the standard bundle directly. */
export function AddCredits() {
  const t = useTranslations('checkout');
  const credits = useSession((session) => session.user?.inferenceCredits ?? 0);
  const { data: deployment } = useQuery(deploymentQuery);
  const { pendingId, checkout, buy, pay, close } = useCheckout(
    deployment?.payments ?? 'off',
    'added',
  );
  const bundle = deployment?.bundles.find(({ id }) => id === BUNDLE_ID);
  const isOffered = credits <= LOW_BALANCE && deployment?.payments !== 'off';
  if (bundle === undefined || (!isOffered && checkout === null)) return null;
  return (
    <>
      <Button
        variant="buy"
        className="mt-4"
        isPending={pendingId !== null}
        onClick={() => void buy(bundle)}
      >
        {t('add')}
      </Button>
      {checkout === null ? null : (
        <SimulatedCheckoutDialog checkout={checkout} onClose={close} onPay={pay} />
      )}
    </>
  );
}
