import { lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useRoute } from 'wouter';
import { showError } from '#web/lib/show-error.ts';
import { useSignInPrompt } from '#web/lib/sign-in-prompt.ts';
import { useTheme } from '#web/lib/theme.ts';
import { markToasterMounted, useToastHost, wantToaster } from '#web/lib/toast-host.ts';
import { lazyScreen } from './lazy-screen.ts';
import { OverlayBoundary } from './overlay-boundary.tsx';
import { PATHS } from './routes.ts';

const Toaster = lazy(async () => ({
  default: (await import('#web/components/ui/toaster.tsx')).Toaster,
}));
const SignInDialog = lazyScreen(
  ['auth'],
  async () => (await import('#web/features/auth/sign-in-dialog.tsx')).SignInDialog,
);

const BOTTOM = '1.5rem';
/** Keeps toasts above the Ask AI bar (see web/features/builder/ask-ai/use-toast-floor.ts) and what steps through changes. */
const ABOVE_ASK_BAR = 'max(4.5rem, var(--toast-floor, 0px) + 0.75rem)';

/** The overlays of every screen: the sign-in dialog and the toasts. Their code is loaded when it is needed. */
export function Overlays() {
  const t = useTranslations();
  const isSignInNeeded = useSignInPrompt((prompt) => prompt.wasOpened);
  return (
    <>
      <OverlayBoundary onFailure={() => showError(t('errors.network'))}>
        <Suspense fallback={null}>{isSignInNeeded ? <SignInDialog /> : null}</Suspense>
      </OverlayBoundary>
      <OverlayBoundary>
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      </OverlayBoundary>
    </>
  );
}

function Toasts() {
  const t = useTranslations('shell');
  const { theme } = useTheme();
  const isNeeded = useToastHost((host) => host.isNeeded);
  const [isBuilder] = useRoute(PATHS.builder);
  useEffect(fetchToasterOnFirstUse, []);
  if (!isNeeded) return null;
  return (
    <Toaster
      theme={theme}
      label={t('notifications')}
      bottom={isBuilder ? ABOVE_ASK_BAR : BOTTOM}
      onMounted={markToasterMounted}
    />
  );
}

/** Loads the toaster at the first interaction, so that it is there to report a lost network. */
function fetchToasterOnFirstUse(): () => void {
  const events = ['pointerdown', 'keydown'] as const;
  for (const event of events) window.addEventListener(event, wantToaster, { once: true });
  return () => {
    for (const event of events) window.removeEventListener(event, wantToaster);
  };
}
