import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { Table } from '../../ui/table.tsx';
import { usePreviewRetention } from './queries.ts';

/** What the job would delete now, counted when it is asked for; nothing is deleted (K6). */
export function RetentionPreview() {
  const t = useTexts();
  const preview = usePreviewRetention();
  const over = (preview.data?.counts ?? []).filter(({ records }) => records > 0);
  return (
    <section className="grid justify-items-start gap-4">
      <h2 className="text-xl">{t('retention:preview.title')}</h2>
      <p className="max-w-prose text-muted">{t('retention:preview.text')}</p>
      <Button isLoading={preview.isPending} loadingText={t('common:working')} onClick={() => preview.mutate()}>
        {t('retention:preview.button')}
      </Button>
      {preview.error ? <CallFailure title={t('retention:preview.failure')} error={preview.error} /> : null}
      <div role="status" className="w-full max-w-2xl">
        {preview.data && over.length === 0 ? <p>{t('retention:preview.none')}</p> : null}
        {over.length > 0 ? (
          <Table
            caption={t('retention:preview.caption')}
            rows={over}
            rowKey={({ rule }) => rule}
            density="dense"
            columns={[
              {
                id: 'rule',
                header: t('retention:columns.rule'),
                isRowHeader: true,
                renderCell: ({ rule }) => t(`retention:rules.${rule}`),
              },
              {
                id: 'records',
                header: t('retention:preview.caption'),
                align: 'end',
                renderCell: ({ records }) => t('retention:records', { count: records }),
              },
            ]}
          />
        ) : null}
      </div>
    </section>
  );
}
