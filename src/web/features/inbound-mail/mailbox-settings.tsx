import type { MailboxSettings as Settings } from '#contract/mail/inbound-mail.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { useReload } from '../../lib/use-reload.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { MailboxForm } from './mailbox-form.tsx';
import { useMailboxSettings, useTryMailbox } from './queries.ts';

/** The mailbox that answers come into: how reading it went, the form to change it, and a trial (I2). */
export function MailboxSettings() {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useMailboxSettings();
  const { loads, reload } = useReload(refetch);
  if (!data) {
    if (error) {
      const title = t('inboundMail:mailbox.loadFailed');
      return <LoadFailure error={error} title={title} headingLevel={2} isRetrying={isFetching} onRetry={reload} />;
    }
    return (
      <SkeletonGroup label={t('common:loading')} className="max-w-xl gap-6">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  }
  return (
    <section aria-labelledby="mailbox" className="grid gap-8 border-t-2 border-ink pt-8">
      <div className="grid gap-3">
        <h2 id="mailbox" className="text-2xl">
          {t('inboundMail:mailbox.title')}
        </h2>
        <p className="max-w-prose text-muted">{t('inboundMail:mailbox.lead')}</p>
      </div>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <MailboxForm key={loads} settings={data} onReload={reload} />
        {data.mailbox ? <Trial settings={data} /> : null}
      </div>
    </section>
  );
}

type Props = { settings: Settings };

/** How the last reading went, and connecting now. */
function Trial({ settings }: Props) {
  const t = useTexts();
  const { mutate, data, error, isPending } = useTryMailbox();
  return (
    <section aria-labelledby="test-mailbox" className="grid content-start gap-4">
      <h3 id="test-mailbox" className="text-xl">
        {t('inboundMail:mailbox.test.title')}
      </h3>
      <LastReading settings={settings} />
      <p className="max-w-prose">{t('inboundMail:mailbox.test.text')}</p>
      <Button
        className="justify-self-start"
        isLoading={isPending}
        loadingText={t('inboundMail:mailbox.test.running')}
        onClick={() => !isPending && mutate()}
      >
        {t('inboundMail:mailbox.test.action')}
      </Button>
      {error ? <CallFailure error={error} title={t('inboundMail:mailbox.test.failed')} /> : null}
      {data && !isPending ? <Result result={data} /> : null}
    </section>
  );
}

function LastReading({ settings: { readAt, failure } }: Props) {
  const t = useTexts();
  const now = useNow();
  if (failure) {
    return (
      <Notice tone="danger" title={t('inboundMail:mailbox.state.failed')}>
        {t(`inboundMail:mailbox.failures.${failure}`)}
      </Notice>
    );
  }
  if (readAt === null) return <p className="text-muted">{t('inboundMail:mailbox.state.never')}</p>;
  return (
    <p className="flex flex-wrap gap-x-2 text-muted">
      {t('inboundMail:mailbox.state.read')}
      <TimeStamp at={readAt} now={now} />
    </p>
  );
}

type ResultProps = { result: NonNullable<ReturnType<typeof useTryMailbox>['data']> };

function Result({ result: { failure, detail, mails, unread } }: ResultProps) {
  const t = useTexts();
  if (failure === null) {
    return (
      <Notice tone="success" role="status" title={t('inboundMail:mailbox.test.ok')}>
        {t('inboundMail:mailbox.test.found', { mails, unread })}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" role="alert" title={t('inboundMail:mailbox.test.failed')}>
      {t(`inboundMail:mailbox.failures.${failure}`)}
      {detail === null ? null : (
        <p className="mt-1 text-sm wrap-anywhere text-muted">{t('inboundMail:mailbox.test.detail', { detail })}</p>
      )}
    </Notice>
  );
}
