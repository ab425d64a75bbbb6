import type { Plugin } from 'vite';
import { hostRule } from '#domain/sites/sites-host.ts';
import { deploymentHosts } from '#worker/features/sites/deployment-hosts.ts';
import { readConfig } from '#worker/platform/config.ts';

/** In development Vite answers for the app before the Worker is asked. This keeps the app off the host of users' pages. */
export function separateDevHosts(vars: Record<string, string>): Plugin {
  return {
    name: 'bluewave:separate-dev-hosts',
    apply: 'serve',
    configureServer({ middlewares }) {
      const hosts = deploymentHosts(readConfig(vars));
      middlewares.use(({ url = '/', method = 'GET', headers }, response, next) => {
        const { protocol, hostname, port, pathname } = new URL(url, `http://${headers.host}`);
        const rule = hostRule({ protocol, hostname, port, pathname, method }, hosts);
        if (rule.kind === 'foreign') response.writeHead(404).end(`The app is at ${rule.app}`);
        else if (rule.kind === 'refuse') response.writeHead(404).end();
        else next();
      });
    },
  };
}
