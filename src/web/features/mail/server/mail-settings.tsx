import type { MailSettings as Settings } from '#contract/mail/mail-delivery.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useReload } from '../../../lib/use-reload.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { useMailSettings } from '../queries.ts';
import { ServerForm } from './server-form.tsx';
import { TestMail } from './test-mail.tsx';

/** Where mails go: what decides it, the server to change, and a trial (G7). */
export function MailSettings() {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useMailSettings();
  const { loads, reload } = useReload(refetch);
  if (!data) {
    if (!error) return <SettingsSkeleton />;
    return <LoadFailure error={error} title={t('mail:smtp.loadFailed')} isRetrying={isFetching} onRetry={reload} />;
  }
  return (
    <div className="grid gap-8">
      <p className="max-w-prose text-muted">{t('mail:smtp.lead')}</p>
      {data.canMailLinks ? null : (
        <Notice tone="warning" title={t('mail:smtp.noLinks.title')}>
          {t('mail:smtp.noLinks.text')}
        </Notice>
      )}
      <Source settings={data} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <ServerForm key={loads} settings={data} onReload={reload} />
        <TestMail recipient={data.ownAddress} />
      </div>
    </div>
  );
}

type SourceProps = { settings: Settings };

function Source({ settings: { source, environmentServer } }: SourceProps) {
  const t = useTexts();
  const { language } = usePage();
  if (source === 'settings') return null;
  if (source === 'environment') {
    return (
      <Notice title={t('mail:smtp.environment.title')}>
        {t('mail:smtp.environment.text', { server: environmentServer ?? '' })}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title={t('mail:smtp.files.title')}
      actions={
        <ButtonLink size="sm" to={`${pathOf('adminOutbox', language)}?state=filed`}>
          {t('mail:smtp.files.action')}
        </ButtonLink>
      }
    >
      {t('mail:smtp.files.text')}
    </Notice>
  );
}

function SettingsSkeleton() {
  const t = useTexts();
  return (
    <SkeletonGroup label={t('common:loading')} className="max-w-xl gap-6">
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}
