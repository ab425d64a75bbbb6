import { registerHooks } from 'node:module';

const STUB = `data:text/javascript,${encodeURIComponent(
  'export default ""; export class DurableObject {} export const env = {}; export const exports = {};',
)}`;
/** What only workerd or the build knows; no route is made by it. */
const FOREIGN = /^(?:cloudflare|virtual):|\.(?:bin|html|svg|txt)(?:\?|$)|\?raw$/;

/** Every route of the Worker as `METHOD /path/:parameter`, read from its Hono app, without middleware. */
export async function readRoutes(): Promise<string[]> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      FOREIGN.test(specifier) ? { url: STUB, shortCircuit: true } : next(specifier, context),
  });
  try {
    const { app } = await import('#worker/app.ts');
    const routes = app.routes.filter(({ method }) => method !== 'ALL');
    return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
  } finally {
    hooks.deregister();
  }
}
