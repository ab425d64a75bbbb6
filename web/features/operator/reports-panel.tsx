import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { ReportedSite, ReportView } from '#contract/operator.ts';
import { sitePagePath } from '#domain/sites/site-address.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { JudgeForm } from './judge-form.tsx';
import { Loaded } from './loaded.tsx';
import { picturePath, reportsQuery } from './operator-api.ts';
import { SiteStatusBadge } from './site-status-badge.tsx';

/** The sites with reports that nobody has decided on, and a way to judge any other site. */
export function ReportsPanel({ onOwner }: { onOwner: (userId: string) => void }) {
  const t = useTranslations('operator.report');
  return (
    <div className="grid gap-10">
      <Loaded query={reportsQuery}>
        {(sites) =>
          sites.length === 0 ? (
            <EmptyState title={t('none')} text={t('noneText')} />
          ) : (
            <ul className="grid gap-6">
              {sites.map((reported) => (
                <ReportedSiteCard key={reported.uuid} reported={reported} onOwner={onOwner} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <AnySite />
    </div>
  );
}

interface CardProps {
  reported: ReportedSite;
  onOwner: (userId: string) => void;
}

function ReportedSiteCard({ reported: { uuid, site, reports }, onOwner }: CardProps) {
  const t = useTranslations('operator.report');
  const name = site === null ? t('gone') : site.name;
  return (
    <li className="rounded-card border border-edge bg-surface p-4 sm:p-6">
      <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
        {site === null ? null : (
          <img
            src={picturePath(uuid)}
            alt={t('picture', { name })}
            className="aspect-4/3 w-full rounded-sm border border-line object-cover object-top"
          />
        )}
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="text-lg break-words">{name}</h2>
            {site === null ? null : <SiteStatusBadge status={site.status} />}
          </div>
          <p className="text-sm break-all text-soft">
            {t('address')}: {sitePagePath(uuid)}
          </p>
          <p className="mt-3 font-medium">{t('count', { count: reports.length })}</p>
          <ul className="mt-1 grid gap-2">
            {reports.map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </ul>
          {site === null ? null : (
            <Button
              className="mt-3"
              variant="quiet"
              size="small"
              onClick={() => onOwner(site.userId)}
            >
              {t('owner')}
            </Button>
          )}
        </div>
      </div>
      <JudgeForm uuid={uuid} status={site?.status ?? null} hasReports />
    </li>
  );
}

function Report({ report }: { report: ReportView }) {
  const t = useTranslations('operator.report');
  const format = useFormatter();
  const at = format.dateTime(report.at, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <li className="border-l-2 border-line pl-3 text-sm">
      <p className="break-words whitespace-pre-line">{report.reason}</p>
      <p className="break-words text-soft">
        {at} · {t(report.source === 'visitor' ? 'byVisitor' : 'bySelf')}
        {report.contact === '' ? null : ` · ${t('contact', { contact: report.contact })}`}
      </p>
    </li>
  );
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** Takes an id or an address that contains one. */
function AnySite() {
  const t = useTranslations('operator.report');
  const [text, setText] = useState('');
  const uuid = UUID.exec(text)?.[0];
  return (
    <section className="rounded-card border border-edge p-4 sm:p-6">
      <Field
        label={t('direct')}
        hint={t('directHint')}
        value={text}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      {uuid === undefined ? null : <JudgeForm uuid={uuid} status={null} hasReports={false} />}
    </section>
  );
}
