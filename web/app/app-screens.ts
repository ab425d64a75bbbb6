import type { Area } from '#web/i18n/areas.ts';
import { PATHS } from './routes.ts';

interface AppScreen {
  path: string;
  /** Path of its module below `web/`. */
  module: string;
  areas: readonly Area[];
}

/**
 * The screens that are rendered in the browser only, with the module and the texts that each needs. The build
 * adds requests for all of them to the page of the screen, so that they load at once.
 */
export const APP_SCREENS = {
  builder: {
    path: PATHS.builder,
    module: 'app/builder-screen.tsx',
    areas: ['builder', 'auth', 'checkout'],
  },
  profile: {
    path: PATHS.profile,
    module: 'app/profile-screen.tsx',
    areas: ['account', 'auth', 'checkout'],
  },
  login: { path: PATHS.login, module: 'features/auth/login-page.tsx', areas: ['auth'] },
  resetPassword: {
    path: PATHS.resetPassword,
    module: 'features/auth/reset-password-page.tsx',
    areas: ['auth'],
  },
  confirmAddress: {
    path: PATHS.confirmAddress,
    module: 'features/auth/confirm-address-page.tsx',
    areas: ['auth'],
  },
  notMe: { path: PATHS.notMe, module: 'features/auth/not-me-page.tsx', areas: ['auth'] },
  operator: { path: PATHS.operator, module: 'app/operator-screen.tsx', areas: ['operator'] },
} as const satisfies Record<string, AppScreen>;
