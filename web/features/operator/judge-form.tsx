import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteAct } from '#contract/operator.ts';
import { isBarred, type SiteStatus } from '#domain/sites/decide-report.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { errorSentence } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { actsQuery, judgeSite, reportsQuery } from './operator-api.ts';

interface JudgeFormProps {
  uuid: string;
  /** Null where it is not known: then every decision is offered. */
  status: SiteStatus | null;
  hasReports: boolean;
}

const MIN_REASON = 3;

/** A reason, and what to do with the site. */
export function JudgeForm({ uuid, status, hasReports }: JudgeFormProps) {
  const t = useTranslations('operator.report');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const queries = useQueryClient();
  const judging = useMutation({
    mutationFn: judgeSite,
    onSuccess: async () => {
      setReason('');
      showSuccess(t('done'));
      await queries.invalidateQueries({ queryKey: reportsQuery.queryKey });
      await queries.invalidateQueries({ queryKey: actsQuery.queryKey });
    },
  });

  function judge(act: SiteAct): void {
    const isGiven = reason.trim().length >= MIN_REASON;
    setIsMissing(!isGiven);
    if (isGiven) judging.mutate({ uuid, act, reason });
  }
  const isHidden = status === 'held' || (status !== null && isBarred(status));
  const pendingAct = judging.isPending ? judging.variables.act : null;
  const acts = actsFor({ status, hasReports, isHidden });
  return (
    <form className="mt-4 grid gap-2" onSubmit={(event) => event.preventDefault()}>
      <Field
        label={t('reason')}
        error={isMissing ? t('reasonMissing') : sentenceOf(judging.error)}
        maxLength={1_000}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value);
          setIsMissing(false);
        }}
      />
      <div className="flex flex-wrap gap-3">
        {acts.map((act) => (
          <Button
            key={act}
            variant={act === 'suspend' ? 'danger' : 'secondary'}
            isPending={pendingAct === act}
            onClick={() => judge(act)}
          >
            {t(act === 'dismiss' && isHidden ? 'dismissHidden' : act)}
          </Button>
        ))}
      </div>
    </form>
  );
}

interface Choice extends Pick<JudgeFormProps, 'status' | 'hasReports'> {
  isHidden: boolean;
}

function actsFor({ status, hasReports, isHidden }: Choice): SiteAct[] {
  const acts: SiteAct[] = [];
  if (status !== 'suspended') acts.push('suspend');
  if (status === null || isHidden) acts.push('reinstate');
  if (hasReports) acts.push('dismiss');
  return acts;
}

function sentenceOf(error: Error | null): string | undefined {
  return error === null ? undefined : errorSentence(error);
}
