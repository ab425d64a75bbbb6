import type { PhotoSourceName } from '#contract/photos.ts';
import type { AppConfig } from '../config.ts';
import { createOpenverse } from './openverse.ts';
import type { PhotoSource } from './photo-source.ts';
import { createPexels } from './pexels.ts';
import { createUnsplash } from './unsplash.ts';

/** The sources of free photographs that this deployment has, by name; Pexels and Unsplash need a key. */
export function photoSources(config: AppConfig): ReadonlyMap<PhotoSourceName, PhotoSource> {
  const { OPENVERSE_API, PEXELS_API, PEXELS_KEY, UNSPLASH_API, UNSPLASH_KEY } = config;
  const sources = new Map<PhotoSourceName, PhotoSource>([
    ['openverse', createOpenverse(OPENVERSE_API)],
  ]);
  if (PEXELS_KEY !== undefined) sources.set('pexels', createPexels(PEXELS_API, PEXELS_KEY));
  if (UNSPLASH_KEY !== undefined)
    sources.set('unsplash', createUnsplash(UNSPLASH_API, UNSPLASH_KEY));
  return sources;
}
