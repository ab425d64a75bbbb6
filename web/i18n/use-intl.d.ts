import type { Language } from './languages.ts';
import type { Messages } from './areas.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}
