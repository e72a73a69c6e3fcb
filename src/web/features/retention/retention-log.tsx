import type { Retention } from '#contract/retention/retention.ts';
import { writeDay } from '#domain/days.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { exactTime } from '../../lib/time/relative-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Table } from '../../ui/table.tsx';

type Run = Retention['runs'][number];

/** What the job has deleted, day by day: how much, never what it said (K6). */
export function RetentionLog({ runs }: { runs: readonly Run[] }) {
  const t = useTexts();
  const { language } = usePage();
  if (runs.length === 0) return <p className="text-muted">{t('retention:log.none')}</p>;
  return (
    <Table
      caption={t('retention:log.caption')}
      rows={runs}
      rowKey={({ day }) => day}
      density="dense"
      phone="stack"
      columns={[
        {
          id: 'day',
          header: t('retention:log.day'),
          isRowHeader: true,
          renderCell: ({ day }) => <span className="figures whitespace-nowrap">{writeDay(day, language)}</span>,
        },
        { id: 'records', header: t('retention:log.records'), renderCell: ({ counts }) => <Counts counts={counts} /> },
        {
          id: 'state',
          header: t('retention:log.state'),
          renderCell: ({ beganAt, endedAt }) =>
            endedAt !== null && endedAt >= beganAt ? (
              t('retention:log.ended', { when: exactTime(endedAt, language) })
            ) : (
              <Badge tone="waiting">{t('retention:log.cutOff')}</Badge>
            ),
        },
      ]}
    />
  );
}

function Counts({ counts }: Pick<Run, 'counts'>) {
  const t = useTexts();
  if (counts.length === 0) return <span className="text-muted">{t('retention:log.nothing')}</span>;
  return (
    <ul className="grid gap-1">
      {counts.map(({ rule, records }) => (
        <li key={rule}>
          {t(`retention:rules.${rule}`)}: <span className="figures">{t('retention:records', { count: records })}</span>
        </li>
      ))}
    </ul>
  );
}
