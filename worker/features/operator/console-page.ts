import type { Context } from 'hono';
import { isOperator } from '#domain/accounts/console-session.ts';
import { serveApp, serveUnknown } from '#worker/features/system/serve-app.ts';
import type { AppEnv } from '#worker/http/app-env.ts';

/** The page of the console for operators. Everybody else gets what any unknown address gets. */
export async function serveConsolePage(c: Context<AppEnv>): Promise<Response> {
  const { actor, config } = c.get('ctx');
  const isKnown = actor.kind === 'user' && isOperator(config.OPERATORS, actor.session.user.email);
  return isKnown ? await serveApp(c) : await serveUnknown(c);
}
