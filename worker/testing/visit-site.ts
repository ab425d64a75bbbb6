import { serveSite } from '#worker/features/sites/serve-site.ts';
import type { TestContext } from './context.ts';

/** What a visitor gets at an address of the sites' origin, such as `/s/<uuid>/index.html`. */
export async function visitSite(ctx: TestContext, address: string): Promise<Response> {
  const request = {
    method: 'GET',
    ifNoneMatch: null,
    range: null,
    ifRange: null,
    destination: '',
    accept: '',
  } as const;
  return (await serveSite({ ...ctx, url: new URL(address, 'http://localhost') }, request)).response;
}
