import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useLanguage } from './language-store.ts';

export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useLanguage();
  return (
    <IntlProvider locale={language} messages={messages} timeZone={LOCAL_TIME_ZONE}>
      {children}
    </IntlProvider>
  );
}

const LOCAL_TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
