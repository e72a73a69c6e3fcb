import type { FailedJob } from '#contract/health.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Table } from '../../ui/table.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useRetryJob } from './queries.ts';

/** Jobs that were given up, each with a button that begins it anew. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  const t = useTexts();
  const now = useNow();
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t('health:failed.title')}</h2>
      {jobs.length === 0 ? (
        <p className="text-muted">{t('health:failed.none')}</p>
      ) : (
        <Table
          caption={t('health:failed.title')}
          rows={jobs}
          rowKey={({ id }) => id}
          density="dense"
          phone="stack"
          columns={[
            {
              id: 'kind',
              header: t('health:failed.columns.kind'),
              isRowHeader: true,
              renderCell: ({ kind }) => <code>{kind}</code>,
            },
            { id: 'error', header: t('health:failed.columns.error'), renderCell: ({ error }) => <code>{error}</code> },
            {
              id: 'attempts',
              header: t('health:failed.columns.attempts'),
              align: 'end',
              renderCell: ({ attempts }) => attempts,
            },
            {
              id: 'at',
              header: t('health:failed.columns.at'),
              renderCell: ({ failedAt }) => <TimeStamp at={failedAt} now={now} />,
            },
            { id: 'retry', header: '', renderCell: (job) => <RetryButton job={job} /> },
          ]}
        />
      )}
    </section>
  );
}

function RetryButton({ job }: { job: FailedJob }) {
  const t = useTexts();
  const retry = useRetryJob();
  function press() {
    if (retry.isPending) return;
    retry.mutate(job.id, {
      onSuccess: () => showToast({ title: t('health:failed.retried'), tone: 'success' }),
      onError: () => showToast({ title: t('health:failed.retryFailed'), tone: 'destructive' }),
    });
  }
  return (
    <Button
      size="sm"
      aria-label={t('health:failed.retryNamed', { kind: job.kind })}
      isLoading={retry.isPending}
      loadingText={t('common:working')}
      onClick={press}
    >
      {t('health:failed.retry')}
    </Button>
  );
}
