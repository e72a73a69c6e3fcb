import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';

type Props = Omit<ComponentProps<typeof PasswordField>, 'autoComplete'> & {
  /** Tells password managers whether to fill in or to suggest. */
  kind: 'current-password' | 'new-password';
};

/** A required password field that says what it is for. */
export function PasswordInput({ kind, ...field }: Props) {
  return <PasswordField {...field} autoComplete={kind} required />;
}
