import { useRef } from 'react';
import type { User } from '#contract/accounts/users.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { useChangeUser, useFreshUser } from './queries.ts';
import { type NamedValues, checkNames, userFormId, valuesOf } from './user-values.ts';

type Options = {
  user: User;
  onSaved: (saved: User) => void;
  /** Rights are about to change: they are confirmed by `confirmRights`. */
  askAboutRights: () => void;
  /** Somebody else has changed or deleted the account. */
  onClash: () => void;
};

/** Form of an account's name, address and rights. */
export function useUserForm({ user, onSaved, askAboutRights, onClash }: Options) {
  const change = useChangeUser(user);
  const confirmed = useRef<{ confirmation?: string } | null>(null);
  const form = useRecordForm<NamedValues, User>({
    id: userFormId,
    start: valuesOf(user),
    clean: ({ username, email, role }) => ({ username: username.trim(), email: email.trim(), role }),
    check: (typed) => checkNames({ ...typed, isEmailNeeded: false }),
    holdsBack(typed, base) {
      const isHeld = typed.role !== base?.role && confirmed.current === null;
      if (isHeld) askAboutRights();
      return isHeld;
    },
    send(typed, base) {
      const given = confirmed.current ?? {};
      confirmed.current = null;
      return change.mutateAsync({ ...typed, ...given, version: (base ?? user).version });
    },
    stored: { base: user, valuesOf, reload: useFreshUser() },
    onSaved,
    onClash,
  });

  function confirmRights(confirmation: string | undefined): void {
    confirmed.current = confirmation === undefined ? {} : { confirmation };
    void form.submit();
  }

  return { ...form, confirmRights };
}
export type UserForm = ReturnType<typeof useUserForm>;
