import { type ComponentType, lazy } from 'react';
import type { Area } from '#web/i18n/areas.ts';
import { loadAreas } from '#web/i18n/language-store.ts';
import { fetchScreen } from '#web/lib/reload-after-deployment.ts';

/** A screen that loads its code and its texts together when it is first shown. */
export function lazyScreen<P>(areas: readonly Area[], load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const [screen] = await fetchScreen(Promise.all([load(), loadAreas(...areas)]));
    return { default: screen };
  });
}
