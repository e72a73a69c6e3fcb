import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type FirmPeople,
  appointFirmOwner,
  changeFirmRight,
  inviteFirmMember,
  listFirmPeople,
  removeFirmMember,
  revokeFirmInvitation,
} from '#contract/firms/firms.ts';
import type { FirmRight } from '#domain/firms/rights.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';

const meta = { isHandled: true };
const keyOf = (customer: string) => [listFirmPeople.path, customer];

/** The people of a customer's firm, and who was invited. */
export function useFirmPeople(customer: string) {
  return useQuery({
    queryKey: keyOf(customer),
    queryFn: () => asSignedIn(() => callEndpoint(listFirmPeople, { parameters: { id: customer } })),
    staleTime: 0,
    meta,
  });
}

/** What an administrator does with the people of a firm; each call returns them as they then are. */
type PeopleChange =
  | { kind: 'invite'; email: string; right: FirmRight }
  | { kind: 'revoke'; invitation: string }
  | { kind: 'right'; member: string; right: FirmRight }
  | { kind: 'remove' | 'appoint'; member: string };

/** Changes the people of a customer's firm. */
export function useChangePeople(customer: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['firms', 'change'],
    mutationFn: (change: PeopleChange) => asSignedIn(() => send(customer, change)),
    onSuccess: (people) => client.setQueryData(keyOf(customer), people),
    meta,
  });
}

function send(id: string, change: PeopleChange): Promise<FirmPeople> {
  switch (change.kind) {
    case 'invite': {
      const { email, right } = change;
      return callEndpoint(inviteFirmMember, { parameters: { id }, body: { email, right } });
    }
    case 'revoke': {
      return callEndpoint(revokeFirmInvitation, { parameters: { id, invitation: change.invitation } });
    }
    case 'right': {
      const { member, right } = change;
      return callEndpoint(changeFirmRight, { parameters: { id, member }, body: { right } });
    }
    case 'remove': {
      return callEndpoint(removeFirmMember, { parameters: { id, member: change.member } });
    }
    case 'appoint': {
      return callEndpoint(appointFirmOwner, { parameters: { id, member: change.member } });
    }
  }
}
