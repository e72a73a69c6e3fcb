import { accountLimits } from '#domain/accounts/account.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type UserIssues, fieldId } from './user-values.ts';

export type NamedValues = { username: string; email: string; isAdmin: boolean };

type Props = {
  values: NamedValues;
  issues: UserIssues;
  onChange: (changes: Partial<NamedValues>) => void;
};

/** Name, address and rights, as they are asked for when an account is made and when it is changed. */
export function UserFields({ values, issues, onChange }: Props) {
  const t = useTexts();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id={fieldId('username')}
          label={t('users:fields.username')}
          error={issues.username}
          maxLength={accountLimits.username.maximum}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={values.username}
          onChange={(event) => onChange({ username: event.target.value })}
        />
        <TextField
          id={fieldId('email')}
          type="email"
          label={t('users:fields.email')}
          error={issues.email}
          maxLength={accountLimits.email.maximum}
          autoComplete="off"
          value={values.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      </div>
      <ChoiceCards
        id="user-field-admin"
        name="isAdmin"
        type="checkbox"
        legend={t('users:fields.rights')}
        isLegendHidden
        value={values.isAdmin ? ['admin'] : []}
        onChange={(chosen) => onChange({ isAdmin: chosen.includes('admin') })}
        choices={[{ value: 'admin', label: t('users:fields.admin'), description: t('users:fields.adminText') }]}
      />
    </>
  );
}
