import type { FirmNews } from '#contract/page.ts';
import type { AuditAction } from '#domain/audit/audit-log.ts';
import type { FirmRight } from '#domain/firms/rights.ts';
import { type Audit, auditFor } from '#server/features/audit/audit-for.ts';
import { changeRight, leaveFirm, removeMember } from '#server/features/firms/change-members.ts';
import { acceptFirm, declineOffer, offerFirm, withdrawOffer } from '#server/features/firms/hand-over-firm.ts';
import {
  inviteColleague,
  renewInvitation,
  revokeInvitation,
} from '#server/features/firms/invitations/invite-colleague.ts';
import { joinInvited } from '#server/features/firms/invitations/join-firm.ts';
import type { Caller, Services } from '#server/services.ts';

/** What a form of the page says: of which firm, which member or invitation, and what was typed. */
export type PeopleWish = { customerId: string; id: string; email: string; right: FirmRight; caller: Caller };

type Deed = {
  /** Value of the pressed button. */
  wish: string;
  news: FirmNews;
  act: (services: Services, wish: PeopleWish) => Promise<void>;
};

const auditOf = (services: Services, { caller }: PeopleWish, action: AuditAction): Audit =>
  auditFor(services, caller, action);

/** What can be done on the page of a firm's people (I5); each use case checks who asks. */
export const peopleDeeds: readonly Deed[] = [
  {
    wish: 'invite',
    news: 'invited',
    act: (services, wish) => inviteColleague(services, { ...wish, audit: auditOf(services, wish, 'firm.invited') }),
  },
  {
    wish: 'renew',
    news: 'renewed',
    act: (services, wish) =>
      renewInvitation(services, { ...wish, audit: auditOf(services, wish, 'firm.invitation-renewed') }),
  },
  {
    wish: 'revoke',
    news: 'revoked',
    act: (services, wish) =>
      revokeInvitation(services, { ...wish, audit: auditOf(services, wish, 'firm.invitation-revoked') }),
  },
  {
    wish: 'right',
    news: 'changed',
    act: (services, wish) =>
      changeRight(services, { ...wish, memberId: wish.id, audit: auditOf(services, wish, 'firm.right-changed') }),
  },
  {
    wish: 'remove',
    news: 'removed',
    act: (services, wish) =>
      removeMember(services, { ...wish, memberId: wish.id, audit: auditOf(services, wish, 'firm.member-removed') }),
  },
  {
    wish: 'leave',
    news: 'left',
    act: (services, wish) => leaveFirm(services, { ...wish, audit: auditOf(services, wish, 'firm.left') }),
  },
  {
    wish: 'offer',
    news: 'offered',
    act: (services, wish) =>
      offerFirm(services, { ...wish, memberId: wish.id, audit: auditOf(services, wish, 'firm.owner-offered') }),
  },
  { wish: 'withdraw', news: 'withdrawn', act: (services, wish) => withdrawOffer(services, wish) },
  { wish: 'decline', news: 'declined', act: (services, wish) => declineOffer(services, wish) },
  {
    wish: 'accept',
    news: 'accepted',
    act: (services, wish) => acceptFirm(services, { ...wish, audit: auditOf(services, wish, 'firm.owner-changed') }),
  },
  { wish: 'join', news: 'joined', act: (services, { id, caller }) => joinInvited(services, { id, caller }) },
];
