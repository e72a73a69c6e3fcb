import { FailedJobs } from '../../features/health/failed-jobs.tsx';
import { HealthChecks } from '../../features/health/health-checks.tsx';
import { useHealth } from '../../features/health/queries.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { PendingList } from '../../ui/pending-list.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

/** Whether the installation is well, what was given up, and which versions run (K5). */
export function AdminHealthPage() {
  return (
    <AdminQueries>
      <HealthOfInstallation />
    </AdminQueries>
  );
}

const versions = ['plumbline', 'database', 'migration', 'node'] as const;

function HealthOfInstallation() {
  const t = useTexts();
  const query = useHealth();
  const health = query.data;
  if (isDenied(query.error)) return <DeniedPage />;
  const isGood = health?.checks.every(({ state }) => state === 'good' || state === 'unknown');
  return (
    <AdminFrame start={<OfficeTitle>{t('health:title')}</OfficeTitle>}>
      <p className="max-w-prose text-muted">{isGood ? t('health:allGood') : t('health:lead')}</p>
      {health ? (
        <div className="grid gap-10">
          <HealthChecks health={health} />
          <FailedJobs jobs={health.failedJobs} />
          <section className="grid gap-4">
            <h2 className="text-xl">{t('health:versions.title')}</h2>
            <DefinitionList
              items={versions.map((part) => ({
                id: part,
                term: t(`health:versions.${part}`),
                detail: <span className="figures wrap-anywhere">{health.versions[part]}</span>,
              }))}
            />
          </section>
        </div>
      ) : (
        <PendingList list={query} failureTitle={t('health:failedLoad')} rows={6} />
      )}
    </AdminFrame>
  );
}
