import { isSitesOrigin } from '#worker/features/sites/deployment-hosts.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';

/** The text of robots.txt: users' pages may be read as a whole, the app without its calls. */
export async function writeRobots(ctx: PublicContext): Promise<string> {
  if (isSitesOrigin(ctx)) return 'User-agent: *\nDisallow:\n';
  const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /auth/'];
  const origin = ctx.config.APP_ORIGIN ?? ctx.url.origin;
  const sitemap = (await hasSitemap(ctx)) ? ['', `Sitemap: ${origin}/sitemap.xml`] : [];
  return `${[...lines, ...sitemap].join('\n')}\n`;
}

/** A build without the address of the deployment has no sitemap. */
async function hasSitemap({ assets, url }: PublicContext): Promise<boolean> {
  const found = await assets.fetch(new URL('/sitemap.xml', url), { method: 'HEAD' });
  return found.ok && found.headers.get('content-type')?.includes('xml') === true;
}
