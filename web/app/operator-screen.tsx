import { Redirect } from 'wouter';
import { OperatorPage } from '#web/features/operator/operator-page.tsx';
import { useSession } from '#web/lib/session-store.ts';
import { PATHS } from './routes.ts';
import { ScreenLoading } from './screen-loading.tsx';
import { PublicLayout } from './shell/public-layout.tsx';

/** The console of the operators. Everybody else is led home, as from any address that does not exist. */
export function OperatorScreen() {
  const { status, user } = useSession();
  if (status === 'loading') return <ScreenLoading />;
  const nothing = <Redirect to={PATHS.home} replace />;
  if (user === null) return nothing;
  return (
    <PublicLayout>
      <OperatorPage user={user} waiting={<ScreenLoading />} nothing={nothing} />
    </PublicLayout>
  );
}
