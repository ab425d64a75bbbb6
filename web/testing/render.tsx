import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { LanguageProvider } from '#web/i18n/language-provider.tsx';
import { loadEveryArea } from '#web/i18n/language-store.ts';
import type { Language } from '#web/i18n/languages.ts';

/** Renders with texts and a query cache of its own; returns the hand that types and clicks. */
export async function renderScreen(
  content: ReactNode,
  language: Language = 'en',
): Promise<UserEvent> {
  await loadEveryArea(language);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <LanguageProvider>{content}</LanguageProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
