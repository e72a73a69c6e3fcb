import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/firms/firms.ts';
import type { FirmPeople } from '#contract/firms/firms.ts';
import { changeRight, removeMember } from '#server/features/firms/change-members.ts';
import { demandCustomer } from '#server/features/firms/demand-firm.ts';
import { appointOwner } from '#server/features/firms/hand-over-firm.ts';
import { findInvitations, presentInvitation } from '#server/features/firms/invitations/invitations-store.ts';
import { inviteColleague, revokeInvitation } from '#server/features/firms/invitations/invite-colleague.ts';
import { findMembers, presentMember } from '#server/features/firms/members-store.ts';
import { readOwnFirms } from '#server/features/firms/read-own-firms.ts';
import { bindEndpoint } from '#server/http/calls/bind-endpoint.ts';
import type { Services } from '#server/services.ts';

/** Binds the calls about the people of firms: one's own, and in the back office those of a customer (I5). */
export function bindFirmEndpoints(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.listOwnFirms,
    handle: ({ caller }) => readOwnFirms(services, caller.user?.id ?? ''),
  });
  bindEndpoint(app, services, {
    endpoint: contract.listFirmPeople,
    handle: async ({ parameters: { id } }) => {
      await demandCustomer(services.db, id);
      return readPeople(services, id);
    },
  });
  bindChanges(app, services);
}

function bindChanges(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, services, {
    endpoint: contract.inviteFirmMember,
    async handle({ parameters: { id }, body, caller, audit }) {
      await inviteColleague(services, { ...body, customerId: id, caller, audit });
      return readPeople(services, id);
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.revokeFirmInvitation,
    async handle({ parameters: { id, invitation }, caller, audit }) {
      await revokeInvitation(services, { customerId: id, id: invitation, caller, audit });
      return readPeople(services, id);
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.changeFirmRight,
    async handle({ parameters: { id, member }, body: { right }, caller, audit }) {
      await changeRight(services, { customerId: id, memberId: member, right, caller, audit });
      return readPeople(services, id);
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.removeFirmMember,
    async handle({ parameters: { id, member }, caller, audit }) {
      await removeMember(services, { customerId: id, memberId: member, caller, audit });
      return readPeople(services, id);
    },
  });
  bindEndpoint(app, services, {
    endpoint: contract.appointFirmOwner,
    async handle({ parameters: { id, member }, caller, audit }) {
      await appointOwner(services, { customerId: id, memberId: member, caller, audit });
      return readPeople(services, id);
    },
  });
}

async function readPeople({ db, clock }: Services, id: string): Promise<FirmPeople> {
  const [members, invitations] = [await findMembers(db, id), await findInvitations(db, id)];
  return {
    members: members.map((member) => presentMember(member)),
    invitations: invitations.map((row) => presentInvitation(row, clock())),
  };
}
