import { pathOf } from '#domain/routes.ts';
import { PreferencesView } from '../../features/mail/preferences/preferences-view.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlumbLine } from '../../ui/plumb-line.tsx';

/** Which mails an address gets, behind the link of one of them (I3). */
export function MailPreferencesPage() {
  const { data } = usePage();
  return (
    <div className="page-column">
      <PlumbLine hasBob className="grid justify-items-start gap-8 pt-10 pb-24 md:pt-14">
        {data.mailPreferences ? <PreferencesView preferences={data.mailPreferences} /> : <Unknown />}
      </PlumbLine>
    </div>
  );
}

function Unknown() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <>
      <AxisHeading level={1}>{t('topics:unknown.title')}</AxisHeading>
      <p className="max-w-prose text-lg text-muted">{t('topics:unknown.text')}</p>
      <ButtonLink to={pathOf('settings', language)} reloadDocument>
        {t('topics:unknown.settings')}
      </ButtonLink>
    </>
  );
}
