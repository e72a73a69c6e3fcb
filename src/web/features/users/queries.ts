import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type User,
  type UserFilter,
  changeUser,
  createUser,
  deleteUser,
  disableUser,
  enableUser,
  endAllSessions,
  endUserSessions,
  getUser,
  inviteUser,
  listUsers,
  resetSecondFactor,
} from '#contract/accounts/users.ts';
import {
  getServiceRequest,
  listAdministrators,
  listServiceRequests,
} from '#contract/service-requests/service-requests.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { usePages } from '../../lib/http/use-pages.ts';
import { reloadRecord } from '../../lib/forms/reload-record.ts';

/** Every failure is shown in its place. */
const meta = { isHandled: true };
const detailKey = (id: string) => [getUser.path, id];
/** What names people, or tells whose requests are. */
const concerned = [listUsers.path, listAdministrators.path, listServiceRequests.path, getServiceRequest.path];

/** Accounts by a filter, newest first, by pages that are loaded one after another. */
export function useUsers(filter: UserFilter) {
  return usePages([listUsers.path, filter], (place) => callEndpoint(listUsers, { query: { ...filter, ...place } }));
}

/** One account. */
export function useUser(id: string) {
  return useQuery({
    queryKey: detailKey(id),
    queryFn: () => asSignedIn(() => callEndpoint(getUser, { parameters: { id } })),
    staleTime: 0,
    meta,
  });
}

type Body<E extends typeof createUser | typeof changeUser | typeof deleteUser> = NonNullable<
  Parameters<typeof callEndpoint<E>>[1]['body']
>;
export type NewUser = Body<typeof createUser>;

export const useCreateUser = () => useChange((body: NewUser) => callEndpoint(createUser, { body }), concerned);

/** Loads an account past the cache. */
export function useFreshUser(): (user: Pick<User, 'id'>) => Promise<User | 'gone' | null> {
  const client = useQueryClient();
  return ({ id }) =>
    reloadRecord(() => {
      const queryFn = () => asSignedIn(() => callEndpoint(getUser, { parameters: { id } }));
      return client.fetchQuery({ queryKey: detailKey(id), queryFn, staleTime: 0, meta });
    });
}

/** Changes an account by the version that it was read in. */
export const useChangeUser = ({ id }: User) =>
  useChange((body: Body<typeof changeUser>) => callEndpoint(changeUser, { parameters: { id }, body }));

export const useDeleteUser = ({ id }: User) =>
  useChange((body: Body<typeof deleteUser>) => callEndpoint(deleteUser, { parameters: { id }, body }), concerned);

/** What can be done about somebody's way in. */
export const securityDeeds = ['sessions', 'factor', 'link', 'disable', 'enable'] as const;
export type SecurityDeed = (typeof securityDeeds)[number];

const deedEndpoints = {
  sessions: endUserSessions,
  factor: resetSecondFactor,
  link: inviteUser,
  disable: disableUser,
  enable: enableUser,
};

/** Signs somebody out, resets the second factor, mails a link to set a password, or closes and opens the account. */
export const useSecureUser = ({ id }: User) =>
  useChange((deed: SecurityDeed) => callEndpoint(deedEndpoints[deed], { parameters: { id } }));

/** Signs everybody out but oneself. */
export const useEndAllSessions = () => useChange(() => callEndpoint(endAllSessions, {}));

/** A change of accounts; it has succeeded when what names people has been read again. */
function useChange<Input, Output>(
  call: (input: Input) => Promise<Output>,
  changed: readonly string[] = [...concerned, getUser.path],
) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['users', 'change'],
    mutationFn: (input: Input) => asSignedIn(() => call(input)),
    onSuccess: async () => {
      await Promise.all(changed.map((path) => client.invalidateQueries({ queryKey: [path] })));
    },
    meta,
  });
}
