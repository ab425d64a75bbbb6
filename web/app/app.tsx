import { Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { HomePage } from '#web/features/home/home-page.tsx';
import { keepPrompt } from '#web/lib/pending-prompt.ts';
import { lazyScreen } from './lazy-screen.ts';
import { Overlays } from './overlays.tsx';
import { PATHS, pathAfterSignIn } from './routes.ts';
import { ScreenLoading } from './screen-loading.tsx';
import { PublicLayout } from './shell/public-layout.tsx';
import { useScreenChange } from './use-screen-change.ts';

const BuilderScreen = lazyScreen(
  ['builder', 'auth', 'checkout'],
  async () => (await import('./builder-screen.tsx')).BuilderScreen,
);
const ProfileScreen = lazyScreen(
  ['account', 'auth', 'checkout'],
  async () => (await import('./profile-screen.tsx')).ProfileScreen,
);
const LoginPage = lazyScreen(
  ['auth'],
  async () => (await import('#web/features/auth/login-page.tsx')).LoginPage,
);
const ResetPasswordPage = lazyScreen(
  ['auth'],
  async () => (await import('#web/features/auth/reset-password-page.tsx')).ResetPasswordPage,
);

export function App() {
  useScreenChange();
  return (
    <>
      <Suspense fallback={<ScreenLoading />}>
        <Screens />
      </Suspense>
      <Overlays />
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
            returnPath={pathAfterSignIn(window.location.search)}
            onDone={() => navigate(pathAfterSignIn(window.location.search), { replace: true })}
          />
        </PublicLayout>
      </Route>
      <Route path={PATHS.resetPassword}>
        <PublicLayout>
          <ResetPasswordPage onDone={() => navigate(PATHS.login, { replace: true })} />
        </PublicLayout>
      </Route>
      <Route path={PATHS.profile} component={ProfileScreen} />
      <Route path={PATHS.builder} component={BuilderScreen} />
      <Route>
        <Redirect to={PATHS.home} replace />
      </Route>
    </Switch>
  );
}
