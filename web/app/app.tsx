import { Suspense } from 'react';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { APP_SCREENS } from './app-screens.ts';
import { ConnectionBoundary } from './connection-boundary.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { Overlays } from './overlays.tsx';
import { prepareThenNavigate } from './navigation.ts';
import { findPublicPage } from './public-pages.ts';
import { PublicScreen } from './public-screen.tsx';
import { PATHS, pathAfterSignIn } from './routes.ts';
import { ScreenLoading } from './screen-loading.tsx';
import { PublicLayout } from './shell/public-layout.tsx';
import { useAddressLanguage } from './use-address-language.ts';
import { useScreenChange } from './use-screen-change.ts';

const BuilderScreen = lazyScreen(
  APP_SCREENS.builder.areas,
  async () => (await import('./builder-screen.tsx')).BuilderScreen,
);
const ProfileScreen = lazyScreen(
  APP_SCREENS.profile.areas,
  async () => (await import('./profile-screen.tsx')).ProfileScreen,
);
const LoginPage = lazyScreen(
  APP_SCREENS.login.areas,
  async () => (await import('#web/features/auth/login-page.tsx')).LoginPage,
);
const ResetPasswordPage = lazyScreen(
  APP_SCREENS.resetPassword.areas,
  async () => (await import('#web/features/auth/reset-password-page.tsx')).ResetPasswordPage,
);
const NotMePage = lazyScreen(
  APP_SCREENS.notMe.areas,
  async () => (await import('#web/features/auth/not-me-page.tsx')).NotMePage,
);
const ConfirmAddressPage = lazyScreen(
  APP_SCREENS.confirmAddress.areas,
  async () => (await import('#web/features/auth/confirm-address-page.tsx')).ConfirmAddressPage,
);
const OperatorScreen = lazyScreen(
  APP_SCREENS.operator.areas,
  async () => (await import('./operator-screen.tsx')).OperatorScreen,
);

export function App() {
  return (
    <Router aroundNav={prepareThenNavigate}>
      <Screens />
      <Overlays />
    </Router>
  );
}

function Screens() {
  const [address] = useLocation();
  useAddressLanguage();
  useScreenChange();
  const shown = findPublicPage(address);
  if (shown !== null) return <PublicScreen page={shown.page} />;
  return (
    <ConnectionBoundary key={address} frame={PublicLayout}>
      <Suspense fallback={<ScreenLoading />}>
        <AppScreens />
      </Suspense>
    </ConnectionBoundary>
  );
}

function AppScreens() {
  const [, navigate] = useLocation();
  return (
    <Switch>
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
      <Route path={PATHS.confirmAddress}>
        <PublicLayout>
          <ConfirmAddressPage onDone={() => navigate(PATHS.profile, { replace: true })} />
        </PublicLayout>
      </Route>
      <Route path={PATHS.notMe}>
        <PublicLayout>
          <NotMePage onDone={() => navigate(PATHS.login, { replace: true })} />
        </PublicLayout>
      </Route>
      <Route path={PATHS.profile} component={ProfileScreen} />
      <Route path={PATHS.operator} component={OperatorScreen} />
      <Route path={PATHS.builder} component={BuilderScreen} />
      <Route>
        <Redirect to={PATHS.home} replace />
      </Route>
    </Switch>
  );
}
