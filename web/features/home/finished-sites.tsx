import { SquareArrowOutUpRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#web/i18n/language-store.ts';

/** Pages of the gallery, by the ids that the build gives them. */
const SITES = {
  en: [
    { name: 'Harper & Daughter', id: '504813fc-573c-5292-b84c-06e7578b3eb0' },
    { name: 'Clay & Salt', id: '1cad0661-e1aa-52f0-898e-41b5e9cec136' },
    { name: 'Atelier Kestrel', id: '20b76e1b-5852-5f5f-b0d6-e5c3d1f9f745' },
  ],
  it: [
    { name: 'Forno Aurora', id: '864a2011-bacd-5123-b2dc-ba7ef9d1c1b0' },
    { name: 'Cantina Roverella', id: '088b2ad6-5221-53a0-8831-1ee69ec16fb5' },
    { name: 'Ines Falco, fotografie', id: '6fb8d59d-2be2-5bac-9b87-3620cbbfc259' },
  ],
} as const;

/** Three finished sites, as their visitors see them. */
export function FinishedSites() {
  const t = useTranslations('home.demo');
  const { language } = useLanguage();
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-5 text-soft">
      {t('finished')}
      {SITES[language].map(({ name, id }) => (
        <a
          key={id}
          href={`/sites/${id}/index.html`}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-10 items-center gap-1.5 font-medium text-marine-strong underline-offset-4 hover:underline"
        >
          {name}
          <SquareArrowOutUpRight className="size-4" aria-hidden="true" />
        </a>
      ))}
    </p>
  );
}
