import { loadFacts } from '#web/content/library.ts';
import { BlogPage } from '#web/features/blog/blog-page.tsx';
import { TutorialsPage } from '#web/features/tutorials/tutorials-page.tsx';
import type { Language } from '#web/i18n/languages.ts';
import type { LoadedPage } from '../public-page.ts';

export async function loadTutorials(language: Language): Promise<LoadedPage> {
  await loadFacts(language);
  return { Page: TutorialsPage };
}

export async function loadBlog(language: Language): Promise<LoadedPage> {
  await loadFacts(language);
  return { Page: BlogPage };
}
