import type { InvitationForm, InvitationOfPage } from '#contract/page.ts';
import { findFirmCustomer } from '#server/features/firms/firm-customers-store.ts';
import { type InvitationRow, findOpenInvitation } from '#server/features/firms/invitations/invitations-store.ts';
import { hasAccount } from '#server/features/firms/invitations/join-firm.ts';
import { findMembers } from '#server/features/firms/members-store.ts';
import { readAccount } from '#server/features/accounts/account-store.ts';
import { toCurrentUser } from '#server/http/calls/current-user.ts';
import type { PersonalPage } from '#server/http/pages/pages.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Caller, Services } from '#server/services.ts';

type Wanted = { caller: Caller; token: string; form?: InvitationForm };

/** What the page of an invitation is rendered from (I5); 410 for a link that opens nothing any more. */
export async function invitationPage(services: Services, { caller, token, form }: Wanted): Promise<PersonalPage> {
  const own = caller.user ? { user: toCurrentUser(caller.user) } : {};
  const { db, clock } = services;
  const row = token === '' ? null : await findOpenInvitation(db, { tokenHash: hashToken(token), now: clock() });
  const customer = row && (await findFirmCustomer(db, row.customer_id));
  if (!row || !customer) return { data: { ...own, invitation: null }, status: 410 };
  const inviter = (await findMembers(db, customer.id)).find((member) => member.user_id === row.invited_by);
  const invitation: InvitationOfPage = {
    token,
    firm: customer.name,
    person: inviter?.name ?? '',
    email: row.email,
    right: row.access_right,
    expiresAt: row.expires_at,
    way: await wayOf(services, row, caller),
    ...(form && { form }),
  };
  return { data: { ...own, invitation }, language: row.language };
}

/** How whoever has opened the link can join. */
async function wayOf(services: Services, row: InvitationRow, { user }: Caller): Promise<InvitationOfPage['way']> {
  if (!user) return (await hasAccount(services, row.email)) ? 'sign-in' : 'register';
  if (user.role !== 'user') return 'other';
  const { email_key: key } = await readAccount(services.db, user.id);
  return key === row.email_key ? 'join' : 'other';
}
