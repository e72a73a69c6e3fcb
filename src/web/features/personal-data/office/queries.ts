import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PersonKeys, readPerson, restrictCustomer, searchPersons } from '#contract/personal-data/persons.ts';
import {
  type SubjectRequestAnswer,
  type SubjectRequestForm,
  addSubjectRequest,
  answerSubjectRequest,
  eraseSubject,
  extendSubjectRequest,
  listSubjectRequests,
} from '#contract/personal-data/subject-requests.ts';
import type { RestrictionGround } from '#domain/personal-data/restriction.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';

const registerKey = [listSubjectRequests.path];
/** Every failure is shown where it happened. */
const meta = { isHandled: true };

/** Finds people by address, name or phone, when it is asked for. */
export const usePersonSearch = () =>
  useMutation({
    mutationFn: (search: string) => asSignedIn(() => callEndpoint(searchPersons, { body: { search } })),
    meta,
  });

/** What there is of a person. */
export const usePerson = (person: PersonKeys) =>
  useQuery({
    queryKey: [readPerson.path, person],
    queryFn: () => asSignedIn(() => callEndpoint(readPerson, { body: person })),
    meta,
  });

/** Restricts a customer, or lifts it. */
export function useRestriction(customerId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ground: RestrictionGround | null) =>
      asSignedIn(() => callEndpoint(restrictCustomer, { parameters: { id: customerId }, body: { ground } })),
    onSuccess: () => client.invalidateQueries({ queryKey: [readPerson.path] }),
    meta,
  });
}

/** The register. */
export const useSubjectRequests = () =>
  useQuery({
    queryKey: registerKey,
    queryFn: () => asSignedIn(() => callEndpoint(listSubjectRequests, {})),
    meta,
  });

/** Calls that change the register, which is read anew after each. */
export function useRegisterCalls() {
  const client = useQueryClient();
  const after = async <T>(call: () => Promise<T>): Promise<T> => {
    const answer = await asSignedIn(call);
    await client.invalidateQueries({ queryKey: registerKey });
    return answer;
  };
  return {
    add: (body: SubjectRequestForm) => after(() => callEndpoint(addSubjectRequest, { body })),
    extend: (id: string, body: { version: number; reason: string }) =>
      after(() => callEndpoint(extendSubjectRequest, { parameters: { id }, body })),
    answer: (id: string, body: SubjectRequestAnswer) =>
      after(() => callEndpoint(answerSubjectRequest, { parameters: { id }, body })),
    erase: (id: string, version: number) =>
      after(() => callEndpoint(eraseSubject, { parameters: { id }, body: { version } })),
  };
}
