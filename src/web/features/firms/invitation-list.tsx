import type { FirmInvitation, OwnFirm } from '#contract/firms/firms.ts';
import { formatDay } from '#domain/days.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FirmForm } from './firm-form.tsx';

/** Who was invited and has not come yet; nothing where nobody is waited for (I5). */
export function InvitationList({ firm }: { firm: OwnFirm }) {
  const t = useTexts();
  if (firm.invitations.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t('firms:invitations.title')}</h3>
      <ul className="grid border-t-2 border-ink">
        {firm.invitations.map((invitation) => (
          <InvitationRow key={invitation.id} firm={firm} invitation={invitation} />
        ))}
      </ul>
    </div>
  );
}

function InvitationRow({ firm, invitation }: { firm: OwnFirm; invitation: FirmInvitation }) {
  const t = useTexts();
  const { language } = usePage();
  const { id, email, right, expiresAt, isOver } = invitation;
  const date = formatDay(expiresAt, language);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hair py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="leading-snug font-semibold wrap-anywhere">{email}</p>
        <p className="text-sm text-muted">
          {t(`firms:rights.${right}.title`)}
          {', '}
          <span className="figures">{t(isOver ? 'firms:invitations.over' : 'firms:invitations.until', { date })}</span>
        </p>
      </div>
      <FirmForm firm={firm.id} id={id} className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="sm"
          name="go"
          value="renew"
          aria-label={t('firms:invitations.renewNamed', { email })}
        >
          {t('firms:invitations.renew')}
        </Button>
        <Button
          type="submit"
          size="sm"
          variant="quiet"
          name="go"
          value="revoke"
          aria-label={t('firms:invitations.revokeNamed', { email })}
        >
          {t('firms:invitations.revoke')}
        </Button>
      </FirmForm>
    </li>
  );
}
