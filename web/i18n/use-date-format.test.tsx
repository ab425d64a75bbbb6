import { renderHook } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from './languages.ts';
import { useDateFormat } from './use-date-format.ts';

const EVENING = new Date(2026, 10, 28, 20, 13);

afterEach(() => {
  vi.restoreAllMocks();
});

function write(locale: Language, languages: string[]): string {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const { result } = renderHook(useDateFormat, {
    wrapper: ({ children }) => <IntlProvider locale={locale}>{children}</IntlProvider>,
  });
  return result.current(EVENING, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

test('a Briton reads dates and times as in Britain', () => {
  expect(write('en', ['en-GB', 'en'])).toBe('28 Nov, 20:13');
});

test('a region of another language does not count', () => {
  expect(write('en', ['it-IT', 'it'])).toMatch(/^Nov 28, 08:13.PM$/);
  expect(write('it', ['en-GB', 'it-CH'])).toMatch(/^28 nov.*20:13$/);
});
