import type { OwnFirm, OwnFirms } from '#contract/firms/firms.ts';
import type { Viewer } from '#server/features/access/viewer-store.ts';
import { readViewer } from '#server/features/access/viewer-store.ts';
import type { Services } from '#server/services.ts';
import { isOwner } from './demand-firm.ts';
import { findFirmCustomer } from './firm-customers-store.ts';
import { findInvitations, findInvitationsTo, presentInvitation } from './invitations/invitations-store.ts';
import { findMembers, presentMember } from './members-store.ts';

/**
 * The firms of an account (I5): those whose people it manages, also before it has invited anybody, and those that it belongs to; and
 * the invitations to its verified address.
 */
export async function readOwnFirms(services: Pick<Services, 'db' | 'clock'>, userId: string): Promise<OwnFirms> {
  const viewer = await readViewer(services.db, userId);
  const ids = [...new Set([...viewer.memberships.map(({ customerId }) => customerId), ...viewer.customers])];
  const firms = await Promise.all(ids.map((id) => readFirm(services, { id, viewer })));
  const invited = viewer.address === null ? [] : await findInvitationsTo(services.db, viewer.address, services.clock());
  return {
    isVerified: viewer.address !== null,
    firms: firms.filter((firm) => firm !== null),
    invited: invited.map(({ id, firm, access_right: right }) => ({ id, firm, right })),
  };
}

async function readFirm(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, viewer }: { id: string; viewer: Viewer },
): Promise<OwnFirm | null> {
  const customer = await findFirmCustomer(db, id);
  if (!customer) return null;
  const [members, invitations] = [await findMembers(db, id), await findInvitations(db, id)];
  const own = members.find((member) => member.user_id === viewer.userId);
  const manages = await isOwner(db, { customerId: id, userId: viewer.userId });
  // A colleague needs to know whom to ask, not who else is there.
  const shown = manages ? members : members.filter((member) => member === own || member.is_owner === 1);
  return {
    id,
    name: customer.name,
    isOwner: manages,
    right: own?.access_right ?? 'all',
    memberId: own?.id ?? null,
    members: shown.map((member) => presentMember(member)),
    invitations: manages ? invitations.map((row) => presentInvitation(row, clock())) : [],
  };
}
