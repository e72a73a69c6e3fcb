import type { MailPreferencesOfPage } from '#contract/mail/mail-preferences.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../../ui/axis-heading.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AlwaysSent } from './always-sent.tsx';
import { TopicsForm } from './topics-form.tsx';

type Props = { preferences: MailPreferencesOfPage };

/** What the link of a mail opens: one button for mails like it, and below every other topic (I3). */
export function PreferencesView({ preferences }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { token, email, topic, topics, news } = preferences;
  const isOn = topics.find((each) => each.topic === topic)?.isOn;
  const action = `${pathOf('mailPreferences', language)}?${new URLSearchParams({ token })}`;
  return (
    <>
      <div className="grid gap-3">
        <AxisHeading level={1}>{t('topics:title')}</AxisHeading>
        <p className="max-w-prose text-lg wrap-anywhere text-muted">{t('topics:address', { email })}</p>
      </div>
      {news ? <Notice tone="success" role="status" title={t(`topics:news.${news}`)} /> : null}
      {isOn === undefined ? (
        <p className="max-w-prose">{t('topics:notOptional')}</p>
      ) : (
        <form method="post" action={action} className="grid max-w-xl gap-4">
          <h2 className="text-xl">{t(`topics:topics.${topic}.title`)}</h2>
          <p>{t(`topics:topics.${topic}.text`)}</p>
          <p className="text-muted">{t(`topics:${isOn ? 'isOn' : 'isOff'}`)}</p>
          <Button
            type="submit"
            name="go"
            value={isOn ? 'off' : 'on'}
            variant={isOn ? 'primary' : 'secondary'}
            className="justify-self-start"
          >
            {t(`topics:${isOn ? 'turnOff' : 'turnOn'}`)}
          </Button>
        </form>
      )}
      <details className="max-w-xl">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {t('topics:others')}
        </summary>
        <div className="mt-4 grid gap-5">
          <TopicsForm topics={topics} action={action} go="save" hint={t('topics:othersHint')} />
          <AlwaysSent />
        </div>
      </details>
    </>
  );
}
