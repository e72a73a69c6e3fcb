import type { ComponentProps } from 'react';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { TextField } from '../../ui/text-field.tsx';

type Props = Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'error' | 'defaultValue'>;

/** The name that one signs in with. */
export function UsernameInput(field: Props) {
  const t = useTexts();
  return (
    <TextField
      {...field}
      label={t('accounts:login.username')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
