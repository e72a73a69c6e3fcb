import { useState } from 'react';
import type { User } from '#contract/users.ts';
import { isMissing, wasChangedMeanwhile } from '../../lib/refusals.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useChangeUser } from './queries.ts';
import type { NamedValues } from './user-fields.tsx';
import { type UserIssues, checkUser, focusFirst, issuesOf } from './user-values.ts';

/** What was typed about an account, and the version that it is to take the place of. */
export type UserDraft = NamedValues & { version: number };

/** An account as its form begins. */
export function draftOf({ username, email, isAdmin, version }: User): UserDraft {
  return { username, email: email ?? '', isAdmin, version };
}

type Options = { user: User; draft: UserDraft | null; onSaved: () => void; onRightsChange: (draft: UserDraft) => void };

/** State of the form of an account; what is typed outlives a refusal and somebody else's change (G5). */
export function useUserForm({ user, draft, onSaved, onRightsChange }: Options) {
  const t = useTexts();
  const [values, setValues] = useState(draft ?? draftOf(user));
  const [issues, setIssues] = useState<UserIssues>({});
  const change = useChangeUser(user);
  const hasClashed = wasChangedMeanwhile(change.error);

  function refuse(found: UserIssues): void {
    setIssues(found);
    // The fields have to be on the screen with their errors first.
    setTimeout(() => focusFirst(found));
  }

  function submit(): void {
    if (change.isPending) return;
    const typed = { ...values, username: values.username.trim(), email: values.email.trim() };
    const found = checkUser({ ...typed, isEmailNeeded: false, password: null }, t);
    refuse(found);
    if (Object.keys(found).length > 0) return;
    // The version that is there now has been read again after somebody else's change.
    const body = { ...typed, version: hasClashed ? user.version : typed.version };
    if (typed.isAdmin !== user.isAdmin) return onRightsChange(body);
    change.mutate(body, {
      onSuccess() {
        showToast({ title: t('users:form.saved.title'), description: t('users:form.saved.text'), tone: 'success' });
        onSaved();
      },
      onError: (error) => refuse(issuesOf(error)),
    });
  }

  return {
    values,
    issues,
    hasClashed,
    change: (changes: Partial<NamedValues>) => setValues((now) => ({ ...now, ...changes })),
    submit,
    isSaving: change.isPending,
    failure: hasClashed || (change.error && isMissing(change.error) && hasFieldIssue(issues)) ? null : change.error,
  };
}

const hasFieldIssue = (issues: UserIssues) => Object.keys(issues).length > 0;
