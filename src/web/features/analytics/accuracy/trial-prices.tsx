import { type Trial, scaledRange } from '#domain/analytics/accuracy/try-factor.ts';
import { formatRange } from '#domain/money.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Table } from '../../../ui/table.tsx';

type Props = { trial: Trial; percent: number };

/** The base prices as they are and as they would be, to be typed into the price book. */
export function TrialPrices({ trial: { book, prices }, percent }: Props) {
  const t = useTexts();
  const { language } = usePage();
  if (percent === 100) return null;
  return (
    <details>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm underline decoration-edge underline-offset-4 pointer-coarse:min-h-11">
        {t('analytics:accuracy.trial.prices')}
      </summary>
      <Table
        caption={t('analytics:accuracy.trial.prices')}
        density="dense"
        phone="stack"
        rows={prices}
        rowKey={({ serviceType, size }) => `${serviceType} ${size}`}
        columns={[
          {
            id: 'price',
            header: t('analytics:accuracy.trial.factor'),
            renderCell: ({ serviceType, size }) =>
              `${t(`configurator:serviceTypes.${serviceType}.name`)} · ${t(`configurator:sizes.${size}.name`)}`,
            isRowHeader: true,
          },
          {
            id: 'before',
            header: t('analytics:accuracy.trial.before'),
            renderCell: ({ serviceType, size }) => formatRange(book.content.base[serviceType][size], 'EUR', language),
            align: 'end',
          },
          {
            id: 'after',
            header: t('analytics:accuracy.trial.after', { percent }),
            renderCell: ({ serviceType, size }) =>
              formatRange(scaledRange(book.content.base[serviceType][size], percent), 'EUR', language),
            align: 'end',
          },
        ]}
      />
    </details>
  );
}
