import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PublicLink } from '#web/components/public-link.tsx';
import { deploymentQuery } from '#web/lib/deployment.ts';

const FACTS = ['name', 'address', 'vatId', 'email'] as const;

function linkToContact(text: ReactNode) {
  return (
    <PublicLink href="/contact" className="text-marine-strong underline">
      {text}
    </PublicLink>
  );
}

/** The operator of this deployment, as far as its configuration says. */
export function OperatorFacts() {
  const t = useTranslations('legal.operator');
  const { data } = useQuery(deploymentQuery);
  const known = FACTS.flatMap((fact) => {
    const value = data?.operator[fact] ?? null;
    return value === null ? [] : [{ fact, value }];
  });
  return (
    <section
      aria-label={t('label')}
      aria-busy={data === undefined}
      className="measure my-6 min-h-20 rounded-card border border-line bg-surface px-5 py-4"
    >
      {known.length > 0 ? (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_1fr]">
          {known.map(({ fact, value }) => (
            <div key={fact} className="contents">
              <dt className="text-sm text-soft sm:pt-0.5">{t(fact)}</dt>
              <dd className="break-words whitespace-pre-line">
                {fact === 'email' ? <MailLink address={value} /> : value}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {data !== undefined && known.length === 0 ? (
        <p>{t.rich('missing', { link: linkToContact })}</p>
      ) : null}
    </section>
  );
}

function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="text-marine-strong underline">
      {address}
    </a>
  );
}
