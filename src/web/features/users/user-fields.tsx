import { accountLimits, roles } from '#domain/accounts/account.ts';
import { type Conflicts, useConflictHints } from '../../lib/forms/use-conflict-hints.ts';
import type { Form } from '../../lib/forms/use-form.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { NamedValues } from './user-values.ts';

type Props = { form: Pick<Form<NamedValues>, 'values' | 'input' | 'change'> & Partial<Conflicts<NamedValues>> };

/** Name, address and rights, as they are asked for when an account is made and when it is changed. */
export function UserFields({ form }: Props) {
  const t = useTexts();
  const hintOf = useConflictHints(form);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.input('username')}
          label={t('users:fields.username')}
          hint={hintOf('username')}
          maxLength={accountLimits.username.maximum}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          {...form.input('email')}
          type="email"
          label={t('users:fields.email')}
          hint={hintOf('email')}
          maxLength={accountLimits.email.maximum}
          autoComplete="off"
        />
      </div>
      <ChoiceCards
        id="user-field-role"
        name="role"
        type="radio"
        legend={t('users:fields.rights')}
        isLegendHidden
        value={[form.values.role]}
        onChange={(chosen) => form.change({ role: roles.find((role) => chosen.includes(role)) ?? form.values.role })}
        choices={roles.map((role) => ({
          value: role,
          label: t(`users:roles.${role}`),
          description: t(`users:fields.roleTexts.${role}`),
        }))}
      />
    </>
  );
}
