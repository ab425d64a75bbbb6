import { useFormatter, useTranslations } from 'use-intl';
import { Loaded } from './loaded.tsx';
import { actsQuery } from './operator-api.ts';

/** What operators did, newest first. */
export function ActsPanel() {
  const t = useTranslations('operator.log');
  const format = useFormatter();
  return (
    <Loaded query={actsQuery}>
      {(acts) =>
        acts.length === 0 ? (
          <p className="text-soft">{t('none')}</p>
        ) : (
          <ol>
            {acts.map(({ id, at, operator, act, subject, reason }) => (
              <li key={id} className="border-b border-line py-2 text-sm">
                <p className="break-words">
                  <span className="font-medium">{operator}</span> {t(act)}{' '}
                  <span className="break-all">{subject}</span>
                </p>
                <p className="break-words text-soft">
                  {format.dateTime(at, { dateStyle: 'short', timeStyle: 'medium' })}
                  {reason === '' ? null : ` · ${reason}`}
                </p>
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}
