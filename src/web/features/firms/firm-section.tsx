import type { OwnFirm } from '#contract/firms/firms.ts';
import type { PeopleForm } from '#contract/page.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { LeaveForm } from './leave-form.tsx';
import { MemberRow } from './member-row.tsx';
import { OfferNotice } from './offer-notice.tsx';

type Props = { firm: OwnFirm; form: PeopleForm | undefined };

/** One firm: its people, who was invited, and what the reader may do (I5). */
export function FirmSection({ firm, form }: Props) {
  const t = useTexts();
  const { id, name, isOwner, right, members } = firm;
  const owner = members.find((member) => member.isOwner);
  const manager = owner ? t('firms:colleague', { owner: owner.name }) : t('firms:colleagueOfNobody');
  return (
    <section aria-labelledby={`firm-${id}`} className="grid max-w-3xl gap-8">
      <div className="grid gap-2">
        <AxisHeading level={2} id={`firm-${id}`}>
          {name}
        </AxisHeading>
        {isOwner ? null : (
          <p className="max-w-prose text-muted">
            {manager} {t('firms:yourRight', { right: t(`firms:rights.${right}.title`) })}.
          </p>
        )}
      </div>
      <OfferNotice firm={firm} owner={owner?.name ?? ''} />
      <div className="grid gap-3">
        <h3 className="text-lg">{t('firms:members.title')}</h3>
        {members.length === 0 ? (
          <p className="text-muted">{t('firms:members.alone')}</p>
        ) : (
          <ul className="grid border-t-2 border-ink">
            {members.map((member) => (
              <MemberRow key={member.id} firm={firm} member={member} />
            ))}
          </ul>
        )}
      </div>
      {isOwner ? (
        <>
          <InvitationList firm={firm} />
          <InviteForm firm={firm} form={form} />
        </>
      ) : (
        <LeaveForm firm={firm} />
      )}
    </section>
  );
}
