import type { ComponentProps } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { PasswordField } from '../../ui/password-field.tsx';

type Props = Omit<ComponentProps<typeof PasswordField>, 'texts' | 'autoComplete'> & {
  /** Tells password managers whether to fill in or to suggest. */
  kind: 'current-password' | 'new-password';
};

/** A password field in the page's language. */
export function PasswordInput({ kind, ...field }: Props) {
  const t = useTexts();
  const texts = {
    show: t('accounts:password.show'),
    hide: t('accounts:password.hide'),
    showShort: t('accounts:password.shown'),
    hideShort: t('accounts:password.hidden'),
  };
  return <PasswordField {...field} texts={texts} autoComplete={kind} required />;
}
