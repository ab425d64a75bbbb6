import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { TemplatesPage } from '#web/features/templates/templates-page.tsx';
import { templatesQuery } from '#web/features/templates/template-catalogue.ts';
import { keepPrompt } from '#web/lib/pending-prompt.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { PATHS } from '../routes.ts';

/**
 * Loads the templates with the page, so that the first cards are there at once. A failure is shown by the page,
 * which retries.
 */
export async function loadTemplates(): Promise<void> {
  await queryClient.prefetchQuery({ ...templatesQuery, retry: false });
}

export function Templates() {
  const t = useTranslations('templates');
  const [, navigate] = useLocation();
  return (
    <TemplatesPage
      onOpen={(path, mode) => {
        const query = new URLSearchParams({ file: path, mode });
        navigate(`${PATHS.builder}?${query.toString()}`);
      }}
      onStart={() => navigate(PATHS.builder)}
      onDescribe={(text) => {
        keepPrompt(t('describePrompt', { words: text }));
        navigate(PATHS.builder);
      }}
    />
  );
}
