import { useState } from 'react';
import { formatDay } from '#domain/days.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { TimeStamp } from '../../lib/time/time-stamp.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../ui/confirmed-action.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useFeed, useFeedChange } from './queries.ts';

/** The feed for calendar programs: made, renewed and ended here. Its address is shown once, when it is made (I1). */
export function FeedPanel() {
  const t = useTexts();
  const { language } = usePage();
  const { data, error } = useFeed();
  const { renew, end } = useFeedChange();
  const [address, setAddress] = useState<string | null>(null);
  const make = async () => setAddress((await renew.mutateAsync(language)).address);
  const failure = (reason: unknown) => <CallFailure title={t('calendar:feed.failed')} error={reason} />;
  return (
    <section aria-labelledby="calendar-feed" className="grid max-w-prose gap-4 border-t-2 border-t-ink pt-4">
      <h2 id="calendar-feed" className="text-xl">
        {t('calendar:feed.title')}
      </h2>
      <p className="text-muted">{t('calendar:feed.text')}</p>
      {error ? failure(error) : null}
      {address === null ? null : <Address address={address} />}
      {data?.feed ? (
        <>
          <FeedState feed={data.feed} />
          <div className="flex flex-wrap gap-2">
            <ConfirmedAction
              variant="secondary"
              label={t('calendar:feed.renew')}
              title={t('calendar:feed.renewTitle')}
              text={t('calendar:feed.renewText')}
              act={make}
              renderFailure={failure}
            />
            <ConfirmedAction
              variant="quiet"
              label={t('calendar:feed.end')}
              title={t('calendar:feed.endTitle')}
              text={t('calendar:feed.endText')}
              act={async () => {
                await end.mutateAsync();
                setAddress(null);
              }}
              renderFailure={failure}
            />
          </div>
        </>
      ) : data ? (
        <>
          {renew.error ? failure(renew.error) : null}
          <div>
            <Button
              size="sm"
              variant="secondary"
              isLoading={renew.isPending}
              onClick={() => void make().catch(() => undefined)}
            >
              {t('calendar:feed.make')}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}

type Feed = NonNullable<NonNullable<ReturnType<typeof useFeed>['data']>['feed']>;

function FeedState({ feed: { createdAt, readAt } }: { feed: Feed }) {
  const t = useTexts();
  const now = useNow();
  const { language } = usePage();
  return (
    <p className="text-sm">
      {t('calendar:feed.since', { day: formatDay(createdAt, language) })}{' '}
      {readAt === null ? (
        t('calendar:feed.unread')
      ) : (
        <>
          {t('calendar:feed.read')} <TimeStamp at={readAt} now={now} />
        </>
      )}
    </p>
  );
}

/** The new address, to be copied now. */
function Address({ address }: { address: string }) {
  const t = useTexts();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: t('calendar:feed.copied'), tone: 'success' });
    } catch {
      showToast({ title: t('calendar:feed.notCopied'), tone: 'destructive' });
    }
  }
  return (
    <Notice tone="info" role="status" title={t('calendar:feed.once')}>
      <div className="grid gap-3">
        <TextField
          id="feed-address"
          label={t('calendar:feed.address')}
          value={address}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => void copy()}>
            {t('calendar:feed.copy')}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
