import { useTranslations } from 'use-intl';
import type { Look } from '#domain/sites/gravest-look.ts';
import { tellSigns } from './seen-signs.ts';

/** What was seen of a page, in plain words. */
export function SeenSigns({ look: { signs, brands } }: { look: Look }) {
  const t = useTranslations('builder.publish.seen');
  const names = brands.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join(', ');
  return (
    <>
      <p className="mt-2 text-sm">{t('lead')}</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm">
        {tellSigns(signs).map((sign) => (
          <li key={sign}>{t(sign, { brands: names === '' ? 'none' : names })}</li>
        ))}
      </ul>
    </>
  );
}
