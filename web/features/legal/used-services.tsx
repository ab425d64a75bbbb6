import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { deploymentQuery } from '#web/lib/deployment.ts';

/** The external services that this deployment uses, from its configuration. */
export function UsedServices() {
  const t = useTranslations('legal.services');
  const { data, isError, refetch } = useQuery(deploymentQuery);
  if (data === undefined) {
    return (
      <div className="measure my-6 grid min-h-40 content-start gap-3" aria-busy={!isError}>
        <p className="text-soft">{t(isError ? 'failed' : 'loading')}</p>
        {isError ? (
          <Button onClick={() => void refetch()} className="justify-self-start">
            {t('retry')}
          </Button>
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </div>
    );
  }
  const used = [
    data.model.provider === 'offline' ? 'designer' : 'model',
    ...(data.payments === 'stripe' ? ['stripe'] : []),
    ...(data.payments === 'simulated' ? ['simulated'] : []),
    ...(data.google ? ['google'] : []),
    ...(data.mail ? ['mail'] : []),
  ] as const;
  return (
    <ul className="measure my-6 min-h-40 divide-y divide-line border-y border-line">
      {(used as readonly UsedService[]).map((service) => (
        <li key={service} className="py-3">
          <p className="font-medium">{t(`${service}.name`, { label: data.model.label })}</p>
          <p className="text-soft">{t(`${service}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

type UsedService = 'designer' | 'model' | 'stripe' | 'simulated' | 'google' | 'mail';
