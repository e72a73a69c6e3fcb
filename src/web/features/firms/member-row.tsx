import type { FirmMember, OwnFirm } from '#contract/firms/firms.ts';
import { initialsOf } from '#domain/accounts/initials.ts';
import { formatDay } from '#domain/days.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FirmForm } from './firm-form.tsx';
import { RightsField } from './rights-field.tsx';

type Props = { firm: OwnFirm; member: FirmMember };

/** Somebody of the firm; its owner changes, removes or hands over to them in what unfolds below (I5). */
export function MemberRow({ firm, member }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { id, name, email, isOwner, right, joinedAt } = member;
  const isReader = id === firm.memberId;
  return (
    <li className="grid gap-2 border-b border-hair py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar initials={initialsOf(name)} size="md" />
        <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
          <p className="leading-snug font-semibold wrap-anywhere">
            {name}
            {isReader ? <span className="font-normal text-muted"> ({t('firms:members.you')})</span> : null}
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            {email === '' ? t('firms:members.unverified') : email}
            {', '}
            <span className="figures">{t('firms:members.since', { date: formatDay(joinedAt, language) })}</span>
          </p>
        </div>
        <Badge tone={isOwner ? 'done' : 'neutral'}>
          {isOwner ? t('firms:members.owner') : t(`firms:rights.${right}.title`)}
        </Badge>
      </div>
      {firm.isOwner && !isOwner ? <MemberChanges firm={firm} member={member} /> : null}
    </li>
  );
}

function MemberChanges({ firm, member }: Props) {
  const t = useTexts();
  const { id, name, right, offeredAt } = member;
  return (
    <details className="sm:ms-16">
      <summary
        aria-label={t('firms:change.named', { name })}
        className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4"
      >
        {t('firms:change.action')}
      </summary>
      <div className="mt-2 grid gap-6 rounded-lg bg-sunken p-4 sm:p-5">
        <FirmForm firm={firm.id} id={id} className="grid gap-4">
          <RightsField id={`right-${id}`} right={right} />
          <Button type="submit" name="go" value="right" className="justify-self-start">
            {t('firms:change.right')}
          </Button>
        </FirmForm>
        <FirmForm firm={firm.id} id={id} className="grid gap-3 border-t border-hair pt-5">
          <h4 className="text-base">{t('firms:offer.title')}</h4>
          <p className="max-w-prose">
            {offeredAt === null ? t('firms:offer.text', { name }) : t('firms:offer.waiting')}
          </p>
          <Button
            type="submit"
            name="go"
            value={offeredAt === null ? 'offer' : 'withdraw'}
            className="justify-self-start"
          >
            {t(offeredAt === null ? 'firms:offer.action' : 'firms:offer.withdraw')}
          </Button>
        </FirmForm>
        <FirmForm firm={firm.id} id={id} className="grid gap-3 border-t border-hair pt-5">
          <p className="max-w-prose">{t('firms:remove.text', { name })}</p>
          <Button type="submit" name="go" value="remove" variant="danger" className="justify-self-start">
            {t('firms:remove.action')}
          </Button>
        </FirmForm>
      </div>
    </details>
  );
}
