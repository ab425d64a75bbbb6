import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Redirect, Route, Switch, useLocation, useRoute } from 'wouter';
import { HomePage } from '#web/features/home/home-page.tsx';
import { keepPrompt } from '#web/lib/pending-prompt.ts';
import { useSignInPrompt } from '#web/lib/sign-in-prompt.ts';
import { useTheme } from '#web/lib/theme.ts';
import { markToasterMounted, useToastHost } from '#web/lib/toast-host.ts';
import { PATHS, pathAfterSignIn } from './routes.ts';
import { ScreenLoading } from './screen-loading.tsx';
import { PublicLayout } from './shell/public-layout.tsx';
import { useScreenChange } from './use-screen-change.ts';

const BuilderScreen = lazy(async () => ({
  default: (await import('./builder-screen.tsx')).BuilderScreen,
}));
const LoginPage = lazy(async () => ({
  default: (await import('#web/features/auth/login-page.tsx')).LoginPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('#web/features/auth/reset-password-page.tsx')).ResetPasswordPage,
}));
const Toaster = lazy(async () => ({
  default: (await import('#web/components/ui/toaster.tsx')).Toaster,
}));
const SignInDialog = lazy(async () => ({
  default: (await import('#web/features/auth/sign-in-dialog.tsx')).SignInDialog,
}));

const TOAST_BOTTOM_PX = 24;
const ABOVE_ASK_BAR_PX = 240;

export function App() {
  const t = useTranslations('shell');
  const { theme } = useTheme();
  const needsSignIn = useSignInPrompt((prompt) => prompt.wasOpened);
  const needsToaster = useToastHost((host) => host.isNeeded);
  const [isBuilder] = useRoute(PATHS.builder);
  useScreenChange();
  return (
    <>
      <Suspense fallback={<ScreenLoading />}>
        <Screens />
      </Suspense>
      <Suspense fallback={null}>{needsSignIn ? <SignInDialog /> : null}</Suspense>
      <Suspense fallback={null}>
        {needsToaster ? (
          <Toaster
            theme={theme}
            label={t('notifications')}
            bottomPx={isBuilder ? ABOVE_ASK_BAR_PX : TOAST_BOTTOM_PX}
            onMounted={markToasterMounted}
          />
        ) : null}
      </Suspense>
    </>
  );
}

function Screens() {
  const [, navigate] = useLocation();
  return (
    <Switch>
      <Route path={PATHS.home}>
        <PublicLayout>
          <HomePage
            onPrompt={(prompt) => {
              keepPrompt(prompt);
              navigate(PATHS.builder);
            }}
            onStart={() => navigate(PATHS.builder)}
          />
        </PublicLayout>
      </Route>
      <Route path={PATHS.login}>
        <PublicLayout>
          <LoginPage
            onDone={() => navigate(pathAfterSignIn(window.location.search), { replace: true })}
          />
        </PublicLayout>
      </Route>
      <Route path={PATHS.resetPassword}>
        <PublicLayout>
          <ResetPasswordPage onDone={() => navigate(PATHS.login, { replace: true })} />
        </PublicLayout>
      </Route>
      <Route path={PATHS.builder} component={BuilderScreen} />
      <Route>
        <Redirect to={PATHS.home} replace />
      </Route>
    </Switch>
  );
}
