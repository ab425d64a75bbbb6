import { useLocale } from 'use-intl';

type FormatDate = (at: number | Date, options: Intl.DateTimeFormatOptions) => string;

/**
 * Writes dates and times as the visitor's region does where the browser speaks the interface's language: for a
 * Briton 28 Nov, 20:13. Only for what is rendered in the browser: prerendered markup knows no region.
 */
export function useDateFormat(): FormatDate {
  const language = useLocale();
  const region = navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? language;
  return (at, options) => new Intl.DateTimeFormat(region, options).format(at);
}
