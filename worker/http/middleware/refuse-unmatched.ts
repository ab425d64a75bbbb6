import type { Context } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { AppEnv } from '../app-env.ts';
import { AppError } from '../app-error.ts';

/** The parts of a hono route that are used here. */
interface KnownRoute {
  method: string;
  path: string;
}

const ANY_METHOD = 'ALL';

/** The not-found handler: 405 with `Allow` when the path exists for another method, else 404. */
export function refuseUnmatched(listRoutes: () => readonly KnownRoute[]) {
  let router: TrieRouter<string> | undefined;
  return (c: Context<AppEnv>): never => {
    router ??= indexMethods(listRoutes());
    const [matches] = router.match(ANY_METHOD, c.req.path);
    const methods = new Set(matches.map(([method]) => method));
    if (methods.size === 0) throw new AppError('request.not-found');
    if (methods.has('GET')) methods.add('HEAD');
    c.header('allow', [...methods].sort().join(', '));
    throw new AppError('request.method');
  };
}

/** Leaves middleware out: it is registered for every method and so does not prove that a path exists. */
function indexMethods(routes: readonly KnownRoute[]): TrieRouter<string> {
  const router = new TrieRouter<string>();
  for (const { method, path } of routes) {
    if (method !== ANY_METHOD) router.add(ANY_METHOD, path, method);
  }
  return router;
}
