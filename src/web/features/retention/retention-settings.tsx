import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { PendingList } from '../../ui/pending-list.tsx';
import { useReload } from '../../lib/use-reload.ts';
import { FixedTerms } from './fixed-terms.tsx';
import { useRetention } from './queries.ts';
import { RetentionForm } from './retention-form.tsx';
import { RetentionLog } from './retention-log.tsx';
import { RetentionPreview } from './retention-preview.tsx';

/** The retention schedule: what the owner decides, what is fixed, what would be deleted and what was (K6). */
export function RetentionSettings() {
  const t = useTexts();
  const { language } = usePage();
  const query = useRetention();
  const { loads, reload } = useReload(query.refetch);
  const retention = query.data;
  return (
    <div className="grid gap-10">
      <p className="max-w-prose text-muted">
        {t('retention:lead')} <a href={pathOf('privacy', language)}>{t('retention:privacy')}</a>
      </p>
      {retention ? (
        <>
          <section className="grid gap-4">
            <h2 className="text-xl">{t('retention:own.title')}</h2>
            <RetentionForm key={loads} retention={retention} onReload={reload} />
          </section>
          <section className="grid gap-4">
            <h2 className="text-xl">{t('retention:fixed.title')}</h2>
            <FixedTerms />
          </section>
          <RetentionPreview />
          <section className="grid gap-4">
            <h2 className="text-xl">{t('retention:log.title')}</h2>
            <RetentionLog runs={retention.runs} />
          </section>
        </>
      ) : (
        <PendingList list={query} failureTitle={t('settings:failed')} rows={6} />
      )}
    </div>
  );
}
