import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CaseStudyDetail,
  type CaseStudyList,
  askCaseStudyLeave,
  changeCaseStudyFacts,
  chooseCaseStudyPicture,
  deleteCaseStudy,
  draftCaseStudyText,
  getCaseStudy,
  hideCaseStudyText,
  listCaseStudies,
  listCaseStudyVersions,
  orderCaseStudies,
  publishCaseStudyText,
  restoreCaseStudyText,
  saveCaseStudyText,
  startCaseStudy,
} from '#contract/projects/case-studies.ts';
import type { CaseStudyWords, PicturePlace } from '#domain/case-studies/case-study.ts';
import type { Language } from '#domain/languages.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';

/** Every failure is shown in its place. */
const meta = { isHandled: true };
const listKey = [listCaseStudies.path];
const keyOf = (id: string) => [getCaseStudy.path, id];

/** All case studies, and the projects that can have one. */
export const useCaseStudies = () =>
  useQuery({
    queryKey: listKey,
    queryFn: () => asSignedIn(() => callEndpoint(listCaseStudies, {})),
    // Customers decide at any time.
    staleTime: 0,
    meta,
  });

/** One case study. */
export const useCaseStudy = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: () => asSignedIn(() => callEndpoint(getCaseStudy, { parameters: { id } })),
    staleTime: 0,
    meta,
  });

/** Reads a case study anew, past what is known of it. */
export function useFreshCaseStudy(): (study: { id: string }) => Promise<CaseStudyDetail | null> {
  const client = useQueryClient();
  return ({ id }) =>
    client
      .fetchQuery({
        queryKey: keyOf(id),
        queryFn: () => asSignedIn(() => callEndpoint(getCaseStudy, { parameters: { id } })),
        staleTime: 0,
      })
      .catch(() => null);
}

/** The versions of a text, read when they are looked at. */
export const useCaseStudyVersions = ({ id, language, number }: { id: string; language: Language; number: number }) =>
  useQuery({
    queryKey: [listCaseStudyVersions.path, id, language, number],
    queryFn: () => asSignedIn(() => callEndpoint(listCaseStudyVersions, { parameters: { id, language } })),
    meta,
  });

/** Starts the case study of a project. */
export function useCaseStudyStart() {
  const keep = useKeepCaseStudy();
  return useMutation({
    mutationKey: ['case-studies', 'start'],
    mutationFn: (projectId: string) => asSignedIn(() => callEndpoint(startCaseStudy, { body: { projectId } })),
    onSuccess: keep,
    meta,
  });
}

type Facts = Pick<CaseStudyDetail, 'service' | 'trade' | 'country' | 'firm' | 'town'>;

/** What the owner does with a case study, in the version that was read. */
type CaseStudyWish = { id: string } & (
  | { kind: 'save'; language: Language; number: number; words: CaseStudyWords }
  | { kind: 'draft'; language: Language; number: number }
  | { kind: 'restore'; language: Language; number: number; restored: number }
  | { kind: 'publish'; language: Language; version: number; number: number }
  | { kind: 'hide'; language: Language; version: number }
  | { kind: 'facts'; version: number; facts: Facts }
  | { kind: 'picture'; version: number; place: PicturePlace; fileId: string | null }
  | { kind: 'ask'; version: number }
);

/** Does something with a case study. */
export function useCaseStudyChange() {
  const keep = useKeepCaseStudy();
  return useMutation({
    mutationKey: ['case-studies', 'change'],
    mutationFn: (wish: CaseStudyWish) => asSignedIn(() => callWish(wish)),
    onSuccess: keep,
    meta,
  });
}

/** Puts the case studies into an order, which is shown before it is stored. */
export function useCaseStudyOrder() {
  const client = useQueryClient();
  const keep = (list: CaseStudyList) => void client.setQueryData(listKey, list);
  return useMutation({
    mutationKey: ['case-studies', 'order'],
    mutationFn: (ids: string[]) => asSignedIn(() => callEndpoint(orderCaseStudies, { body: { ids } })),
    onMutate(ids) {
      const before = client.getQueryData<CaseStudyList>(listKey);
      if (before)
        keep({ ...before, studies: before.studies.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) });
      return before;
    },
    onSuccess: keep,
    onError: (_error, _ids, before) => before && keep(before),
    meta,
  });
}

/** Deletes a case study in the version that was read. */
export function useCaseStudyDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['case-studies', 'delete'],
    mutationFn: ({ id, version }: Pick<CaseStudyDetail, 'id' | 'version'>) =>
      asSignedIn(() => callEndpoint(deleteCaseStudy, { parameters: { id }, body: { version } })),
    onSuccess: (list) => client.setQueryData(listKey, list),
    meta,
  });
}

function callWish(wish: CaseStudyWish): Promise<CaseStudyDetail> {
  const { id } = wish;
  switch (wish.kind) {
    case 'save': {
      const { language, number, words } = wish;
      return callEndpoint(saveCaseStudyText, { parameters: { id, language }, body: { number, words } });
    }
    case 'draft': {
      const { language, number } = wish;
      const parameters = { id, language };
      return callEndpoint(draftCaseStudyText, { parameters, body: { number } }).then(({ study }) => study);
    }
    case 'restore': {
      const { language, number, restored } = wish;
      return callEndpoint(restoreCaseStudyText, { parameters: { id, language }, body: { number, restored } });
    }
    case 'publish': {
      const { language, version, number } = wish;
      return callEndpoint(publishCaseStudyText, { parameters: { id, language }, body: { version, number } });
    }
    case 'hide': {
      const { language, version } = wish;
      return callEndpoint(hideCaseStudyText, { parameters: { id, language }, body: { version } });
    }
    case 'facts':
      return callEndpoint(changeCaseStudyFacts, {
        parameters: { id },
        body: { version: wish.version, ...wish.facts },
      });
    case 'picture': {
      const { version, place, fileId } = wish;
      return callEndpoint(chooseCaseStudyPicture, { parameters: { id, place }, body: { version, fileId } });
    }
    case 'ask':
      return callEndpoint(askCaseStudyLeave, { parameters: { id }, body: { version: wish.version } });
  }
}

function useKeepCaseStudy(): (study: CaseStudyDetail) => void {
  const client = useQueryClient();
  return (study) => {
    client.setQueryData(keyOf(study.id), study);
    void client.invalidateQueries({ queryKey: listKey });
  };
}
