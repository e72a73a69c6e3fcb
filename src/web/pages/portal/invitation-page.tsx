import { pathOf } from '#domain/routes.ts';
import { InvitationView } from '../../features/firms/invitation-view.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlumbLine } from '../../ui/plumb-line.tsx';

/** An invitation to a customer's firm behind its mailed link (I5). */
export function InvitationPage() {
  const { data } = usePage();
  return (
    <div className="page-column">
      <PlumbLine hasBob className="grid justify-items-start gap-8 pt-10 pb-24 md:pt-14">
        {data.invitation ? <InvitationView invitation={data.invitation} /> : <Gone />}
      </PlumbLine>
    </div>
  );
}

function Gone() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <>
      <AxisHeading level={1}>{t('firms:invitation.gone.title')}</AxisHeading>
      <p className="max-w-prose text-lg text-muted">{t('firms:invitation.gone.text')}</p>
      <ButtonLink to={pathOf('home', language)} reloadDocument>
        {t('firms:invitation.gone.home')}
      </ButtonLink>
    </>
  );
}
