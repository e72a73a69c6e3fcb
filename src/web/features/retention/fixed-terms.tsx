import { type RetentionRule, retentionRules } from '#domain/retention/retention-schedule.ts';
import { writeTerm } from '#domain/retention/write-term.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Table } from '../../ui/table.tsx';

const fixedRules: readonly RetentionRule[] = retentionRules.filter(({ bounds }) => typeof bounds === 'string');

/** The terms that the law, a promise or safety has fixed, and who deletes what the program does not. */
export function FixedTerms() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <Table
      caption={t('retention:fixed.caption')}
      rows={fixedRules}
      rowKey={({ id }) => id}
      density="dense"
      phone="stack"
      columns={[
        {
          id: 'rule',
          header: t('retention:columns.rule'),
          isRowHeader: true,
          renderCell: ({ id }) => t(`retention:rules.${id}`),
        },
        {
          id: 'term',
          header: t('retention:columns.term'),
          renderCell: ({ term }) =>
            term === null ? (
              t('retention:fixed.untilEnded')
            ) : (
              <span className="figures">{writeTerm(term, language)}</span>
            ),
        },
        { id: 'from', header: t('retention:columns.from'), renderCell: ({ from }) => t(`retention:from.${from}`) },
        { id: 'basis', header: t('retention:columns.basis'), renderCell: ({ basis }) => t(`retention:basis.${basis}`) },
        {
          id: 'by',
          header: t('retention:columns.by'),
          renderCell: ({ bounds, end }) =>
            end === 'by-operator'
              ? t('retention:fixed.byOperator')
              : typeof bounds === 'string'
                ? t(`retention:fixed.${bounds}`)
                : null,
        },
      ]}
    />
  );
}
