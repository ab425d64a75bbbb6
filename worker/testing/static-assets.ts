/** The one gallery template that the test build is made of. */
export const TEST_TEMPLATE_ID = '7e57ab1e-0000-4000-8000-000000000001';

const APP = '<!doctype html><title>App</title><div id="root"></div>';
const FILES: Record<string, { body: string; type: string }> = {
  [`/sites/${TEST_TEMPLATE_ID}/`]: {
    body: '<!doctype html><html><head><title>Template</title></head><body>Template</body></html>',
    type: 'text/html',
  },
  [`/sites/${TEST_TEMPLATE_ID}/style.css`]: { body: 'body{margin:0}', type: 'text/css' },
};

/**
 * Stands in for the static files of a build: a folder's page lies at the folder's address, its
 * `index.html` redirects there, and whatever does not exist is the app's own page with status 200.
 */
export function serveTestAssets(request: { url: string }): Response {
  const { pathname } = new URL(request.url);
  const folder = pathname.replace(/index\.html$/, '');
  if (folder !== pathname && Object.hasOwn(FILES, folder)) {
    return new Response(null, { status: 307, headers: { location: folder } });
  }
  const file = FILES[pathname] ?? { body: APP, type: 'text/html' };
  return new Response(file.body, { headers: { 'content-type': file.type, etag: '"test"' } });
}
