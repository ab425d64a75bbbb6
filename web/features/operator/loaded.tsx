import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { errorSentence } from '#web/lib/show-error.ts';

interface LoadedProps<T, Key extends readonly unknown[]> {
  query: UseQueryOptions<T, Error, T, Key>;
  children: (data: T) => ReactNode;
}

/** What a query loads; until then a placeholder, and a way to try again when it fails. */
export function Loaded<T, Key extends readonly unknown[]>({
  query,
  children,
}: LoadedProps<T, Key>) {
  const t = useTranslations('operator');
  const { data, isError, error, refetch } = useQuery(query);
  if (isError) {
    return (
      <EmptyState
        title={t('failed')}
        text={errorSentence(error)}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    );
  }
  return data === undefined ? <Skeleton className="h-40 w-full" /> : children(data);
}
