import type { Health } from '#contract/health.ts';
import type { HealthState } from '#domain/health/health.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Table } from '../../ui/table.tsx';
import { measuredWords } from './measured-words.ts';

const toneOf: Record<HealthState, BadgeTone> = {
  good: 'done',
  attention: 'waiting',
  bad: 'stopped',
  unknown: 'neutral',
};

/** What is watched: its state, what was measured, and what to do where something is wrong. */
export function HealthChecks({ health }: { health: Health }) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <Table
      caption={t('health:caption')}
      rows={health.checks}
      rowKey={({ check }) => check}
      phone="stack"
      columns={[
        {
          id: 'check',
          header: t('health:columns.check'),
          isRowHeader: true,
          renderCell: ({ check }) => t(`health:checks.${check}`),
        },
        {
          id: 'state',
          header: t('health:columns.state'),
          renderCell: ({ state }) => <Badge tone={toneOf[state]}>{t(`health:states.${state}`)}</Badge>,
        },
        {
          id: 'measured',
          header: t('health:columns.measured'),
          renderCell: ({ check, state }) => (
            <span className="grid gap-1">
              <span className="figures">{measuredWords(check, health, { t, language })}</span>
              {state === 'attention' || state === 'bad' ? (
                <span className="max-w-prose text-sm text-muted">{t(`health:hints.${check}`)}</span>
              ) : null}
            </span>
          ),
        },
      ]}
    />
  );
}
