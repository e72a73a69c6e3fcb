import { useQuery } from '@tanstack/react-query';
import { type OwnMailPreferences, readMailPreferences } from '#contract/mail/mail-preferences.ts';
import type { PageData } from '#contract/page.ts';
import { pathOf } from '#domain/routes.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { AlwaysSent } from './always-sent.tsx';
import { TopicsForm } from './topics-form.tsx';

type Props = {
  /** As the page was rendered with it; missing where somebody came from another page. */
  start: PageData['ownMails'];
};

/** In the settings: which mails a customer gets (I3, I5). */
export function OwnMails({ start }: Props) {
  const t = useTexts();
  return (
    <>
      {start?.isSaved ? <Notice tone="success" role="status" title={t('topics:news.saved')} /> : null}
      <Choice start={start} />
    </>
  );
}

function Choice({ start }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { data, error } = useQuery<OwnMailPreferences>({
    queryKey: [readMailPreferences.path],
    queryFn: () => asSignedIn(() => callEndpoint(readMailPreferences, {})),
    ...(start && { initialData: start, staleTime: Infinity }),
    meta: { isHandled: true },
  });
  if (error && !data) return <CallFailure title={t('topics:failed')} error={error} />;
  if (!data) {
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  }
  if (data.email === null) return <p className="text-muted">{t('topics:section.unverified')}</p>;
  return (
    <>
      <TopicsForm
        topics={data.topics}
        action={pathOf('settings', language)}
        go="mails"
        hint={t('topics:section.address', { email: data.email })}
      />
      <AlwaysSent />
    </>
  );
}
