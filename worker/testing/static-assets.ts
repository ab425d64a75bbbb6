import type { PagePlan } from '#domain/page-plan/plan-types.ts';

/** The one gallery template that the test build is made of. */
export const TEST_TEMPLATE_ID = '7e57ab1e-0000-4000-8000-000000000001';

const PLAN: PagePlan = {
  version: 1,
  kind: 'business',
  language: 'en',
  name: 'Test & Sons',
  noun: 'Workshop',
  headline: 'What Test & Sons repair',
  lead: 'A workshop in Leeds.',
  action: { label: 'Call 0113 496 0100', link: 'tel:0113 496 0100' },
  facts: [{ kind: 'phone', value: '0113 496 0100', from: '0113 496 0100' }],
  look: {},
  pictures: [],
  sections: [{ kind: 'faq', title: 'Questions', items: [{ name: 'When?', text: 'Soon.' }] }],
  missing: [],
  notDone: [],
};

const POLICY = "default-src 'self'; img-src 'self' data:; frame-src 'self'";

const FILES: Record<string, { body: string; type: string; policy?: string }> = {
  '/': {
    body: '<!doctype html><title>App</title><div id="root"></div>',
    type: 'text/html',
    policy: POLICY,
  },
  '/sitemap.xml': {
    body: '<urlset><loc>http://localhost:8787/</loc></urlset>',
    type: 'application/xml',
  },
  [`/sites/${TEST_TEMPLATE_ID}/`]: {
    body: '<!doctype html><html><head><title>Template</title></head><body>Template</body></html>',
    type: 'text/html',
  },
  [`/sites/${TEST_TEMPLATE_ID}/plan.json`]: {
    body: JSON.stringify({ plan: PLAN, seed: 0 }),
    type: 'application/json',
  },
  [`/sites/${TEST_TEMPLATE_ID}/style.css`]: { body: 'body{margin:0}', type: 'text/css' },
};

/**
 * Stands in for the static files of a build: a folder's page lies at the folder's address, its
 * `index.html` redirects there, and whatever does not exist is an empty 404.
 */
export function serveTestAssets(request: { url: string }): Response {
  const { pathname } = new URL(request.url);
  const folder = pathname.replace(/index\.html$/, '');
  if (folder !== pathname && Object.hasOwn(FILES, folder)) {
    return new Response(null, { status: 307, headers: { location: folder } });
  }
  const file = FILES[pathname];
  if (file === undefined) return new Response(null, { status: 404 });
  const headers = new Headers({ 'content-type': file.type, etag: '"test"' });
  if (file.policy !== undefined) headers.set('content-security-policy', file.policy);
  return new Response(file.body, { headers });
}
