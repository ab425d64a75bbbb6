import { useTranslations } from 'use-intl';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { kindOf } from '#domain/html/element-kind.ts';
import { titleOf } from '#domain/html/element-name.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import { labelOf } from '#messages/element-words.ts';
import type { EditingSession } from '../editing-types.ts';
import { useAdvanced } from '../advanced.ts';
import { codeNameOf, useWordLocale } from '../element-names.ts';
import { pathTo } from '../gestures.ts';

interface BreadcrumbProps {
  session: EditingSession;
  element: IndexedElement;
}

/** The selected element and what it stands in; each can be chosen. */
export function Breadcrumb({ session, element }: BreadcrumbProps) {
  const t = useTranslations('visualEditor.inspector');
  const locale = useWordLocale();
  const isAdvanced = useAdvanced((state) => state.isAdvanced);
  const path = pathTo(element);
  const shown = isAdvanced ? path : path.filter((step) => step === element || !isMere(step));
  return (
    <nav aria-label={t('path')}>
      <ol
        className={`flex flex-wrap items-center gap-x-0.5 text-xs ${isAdvanced ? 'font-mono' : ''}`}
      >
        {shown.map((step) => {
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
                {isAdvanced ? codeNameOf(step) : labelOf(step, locale)}
              </button>
              {isLast ? null : <span aria-hidden="true">›</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Holds other parts together and is nothing to anybody: it would only make the path longer. */
function isMere(element: IndexedElement): boolean {
  const kind = kindOf(element);
  return (kind === 'group' || kind === 'content') && titleOf(element) === undefined;
}
