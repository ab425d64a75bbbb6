import { useTranslations } from 'use-intl';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import type { EditingSession } from '../editing-types.ts';
import { labelOf, pathTo } from '../gestures.ts';

interface BreadcrumbProps {
  session: EditingSession;
  element: IndexedElement;
}

/** The selected element and what it stands in; each can be chosen. */
export function Breadcrumb({ session, element }: BreadcrumbProps) {
  const t = useTranslations('visualEditor.inspector');
  return (
    <nav aria-label={t('path')}>
      <ol className="flex flex-wrap items-center gap-x-0.5 font-mono text-xs">
        {pathTo(element).map((step) => {
          const key = keyOf(session.page(), step);
          const isLast = step === element;
          return (
            <li key={key} className="flex min-w-0 items-center">
              <button
                type="button"
                aria-current={isLast ? 'true' : undefined}
                onClick={() => session.select([key], { scrollTo: true })}
                onPointerEnter={() => session.point(key)}
                onPointerLeave={() => session.point(null)}
                className="max-w-40 truncate rounded-sm px-1 py-1 text-soft hover:bg-hover hover:text-ink aria-[current]:font-medium aria-[current]:text-ink"
              >
                {labelOf(step)}
              </button>
              {isLast ? null : <span aria-hidden="true">›</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
