import { queryOptions } from '@tanstack/react-query';
import type {
  AccountView,
  ActView,
  ConsoleHealth,
  ConsoleState,
  JudgeSiteRequest,
  ReportedSite,
} from '#contract/operator.ts';
import { api } from '#web/lib/api.ts';

/** Every query of the console, so that closing it forgets what it showed. */
export const CONSOLE_KEY = 'operator';

/** Whether this session's console is open. Rejects with 404 for everybody who is no operator. */
export const consoleQuery = queryOptions({
  queryKey: [CONSOLE_KEY, 'session'],
  queryFn: async (): Promise<ConsoleState> => {
    const response = await api.api.admin.session.$get();
    return (await response.json()).console;
  },
  retry: false,
});

export const reportsQuery = queryOptions({
  queryKey: [CONSOLE_KEY, 'reports'],
  queryFn: async (): Promise<ReportedSite[]> => {
    const response = await api.api.admin.reports.$get();
    return (await response.json()).sites;
  },
});

export const healthQuery = queryOptions({
  queryKey: [CONSOLE_KEY, 'health'],
  queryFn: async (): Promise<ConsoleHealth> => {
    const response = await api.api.admin.health.$get();
    return (await response.json()).health;
  },
});

export const actsQuery = queryOptions({
  queryKey: [CONSOLE_KEY, 'acts'],
  queryFn: async (): Promise<ActView[]> => {
    const response = await api.api.admin.acts.$get();
    return (await response.json()).acts;
  },
});

/** Each request is a look-up in the log, so it is never repeated by itself. */
export function accountQuery(q: string) {
  return queryOptions({
    queryKey: [CONSOLE_KEY, 'account', q],
    queryFn: async (): Promise<AccountView> => {
      const response = await api.api.admin.account.$get({ query: { q } });
      return (await response.json()).account;
    },
    enabled: q !== '',
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

export function picturePath(site: string): string {
  return `/api/admin/picture?site=${encodeURIComponent(site)}`;
}

export async function requestCode(): Promise<void> {
  await (await api.api.admin.session.code.$post()).json();
}

export async function enterConsole(code: string): Promise<ConsoleState> {
  const response = await api.api.admin.session.$post({ json: { code } });
  return (await response.json()).console;
}

export async function leaveConsole(): Promise<void> {
  await (await api.api.admin.session.$delete()).json();
}

export async function judgeSite(judgement: JudgeSiteRequest): Promise<void> {
  await (await api.api.admin.judge.$post({ json: judgement })).json();
}

export async function refund(input: { purchaseId: string; reason: string }): Promise<void> {
  await (await api.api.admin.refund.$post({ json: input })).json();
}
