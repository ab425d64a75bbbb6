import { useTranslations } from 'use-intl';
import type { DeadLink } from '#domain/projects/place-links.ts';

/** The links of a project that lead nowhere, by file. */
export function DeadLinks({ links }: { links: readonly DeadLink[] }) {
  const t = useTranslations('builder.publish.project');
  if (links.length === 0) return null;
  return (
    <>
      <p className="mt-4 text-sm font-medium">{t('deadLinks', { count: links.length })}</p>
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-1 grid max-h-32 list-disc gap-1 overflow-y-auto pl-5 text-sm"
      >
        {links.map(({ from, to }) => (
          <li key={`${from} ${to}`} className="break-words">
            {t('deadLink', { from, to })}
          </li>
        ))}
      </ul>
    </>
  );
}
