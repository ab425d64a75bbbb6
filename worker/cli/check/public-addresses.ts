import { LANGUAGES } from '#web/i18n/languages.ts';
import { localizePath } from '#web/i18n/localized-path.ts';

const PRODUCT_PAGES = ['/', '/pricing', '/templates', '/ai-models', '/ai-assistant'] as const;

/** The product pages in both languages, to which the speed targets apply. */
export const PRODUCT_PATHS: readonly string[] = PRODUCT_PAGES.flatMap((path) =>
  LANGUAGES.map((language) => localizePath(path, language)),
);

/** The paths of a running server's sitemap, in its order. Throws when it has none. */
export async function readPublicPaths(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/sitemap.xml`);
  const sitemap = await response.text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  if (paths.length === 0) throw new Error(`${origin}/sitemap.xml names no page.`);
  return paths;
}
