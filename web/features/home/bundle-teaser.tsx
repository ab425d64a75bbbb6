import { useFormatter, useTranslations } from 'use-intl';
import { PublicLink } from '#web/components/public-link.tsx';
import { buttonClasses } from '#web/components/ui/button-styles.ts';
import { useBundleOffers } from '#web/lib/bundle-offers.ts';

/** All prices; buying happens on the pricing page. */
export function BundleTeaser() {
  const t = useTranslations('home.bundles');
  const checkout = useTranslations('checkout');
  const format = useFormatter();
  const { bundles } = useBundleOffers();
  const euros = (value: number) => format.number(value, { style: 'currency', currency: 'EUR' });
  return (
    <section className="border-t border-line bg-surface">
      <div className="mx-auto grid w-full max-w-7xl gap-x-14 gap-y-8 px-4 py-20 sm:px-6 lg:grid-cols-[1fr_1.7fr] lg:py-28">
        <div className="grid content-start justify-items-start gap-4">
          <h2 className="text-2xl">{t('title')}</h2>
          <p className="max-w-sm text-lg text-soft">{t('lead')}</p>
          <PublicLink
            href="/pricing"
            className={buttonClasses({ variant: 'buy', className: 'mt-2' })}
          >
            {t('link')}
          </PublicLink>
        </div>
        <table className="w-full tabular-nums">
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr className="text-left text-sm text-soft">
              <th scope="col" className="pb-3 font-medium">
                {t('columns.credits')}
              </th>
              <th scope="col" className="pb-3 text-right font-medium">
                {t('columns.price')}
              </th>
              <th scope="col" className="pb-3 text-right font-medium">
                {t('columns.each')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bundles.map((bundle) => (
              <tr key={bundle.id} className="border-t border-line">
                <th scope="row" className="py-3.5 text-left font-display text-lg font-semibold">
                  {checkout('credits', { credits: bundle.credits })}
                  {bundle.recommended ? (
                    <span className="ml-3 font-sans text-xs font-medium text-coral max-sm:block max-sm:ml-0">
                      {checkout('recommended')}
                    </span>
                  ) : null}
                </th>
                <td className="py-3.5 text-right text-lg">{euros(bundle.chargedPrice)}</td>
                <td className="py-3.5 text-right text-soft">
                  {euros(bundle.chargedPrice / bundle.credits)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
