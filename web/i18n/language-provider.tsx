import type { ReactNode } from 'react';
import { type IntlError, IntlErrorCode, IntlProvider } from 'use-intl';
import { FORMATS } from './formats.ts';
import { useLanguage } from './language-store.ts';

export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useLanguage();
  return (
    <IntlProvider locale={language} messages={messages} formats={FORMATS} onError={report}>
      {children}
    </IntlProvider>
  );
}

/**
 * Dates are meant in the browser's own time zone. Naming it would cost every first visit the start of the
 * browser's calendars, so its absence is no error; all else is.
 */
function report(error: IntlError): void {
  if (error.code !== IntlErrorCode.ENVIRONMENT_FALLBACK) reportError(error);
}
