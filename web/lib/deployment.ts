import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** What this deployment offers (GET /api/config). It does not change while the page is open. */
export const deploymentQuery = queryOptions({
  queryKey: ['deployment'],
  queryFn: async () => (await api.api.config.$get()).json(),
  staleTime: Infinity,
});
