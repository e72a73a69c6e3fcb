import type { OwnFirm } from '#contract/firms/firms.ts';
import type { PeopleForm } from '#contract/page.ts';
import { accountLimits } from '#domain/accounts/account.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FirmForm } from './firm-form.tsx';
import { RightsField } from './rights-field.tsx';

type Props = { firm: OwnFirm; form: PeopleForm | undefined };

/** Invites a colleague by mail; a refused form comes back as it was typed (I5). */
export function InviteForm({ firm, form }: Props) {
  const t = useTexts();
  return (
    <div className="grid gap-4">
      <h3 className="text-lg">{t('firms:invite.title')}</h3>
      <FirmForm firm={firm.id} className="grid gap-5">
        <TextField
          id={`email-${firm.id}`}
          name="email"
          type="email"
          label={t('firms:invite.email')}
          hint={t('firms:invite.hint')}
          error={form?.atEmail ?? undefined}
          defaultValue={form?.email ?? ''}
          maxLength={accountLimits.email.maximum}
          autoComplete="off"
          required
          className="max-w-md"
        />
        <RightsField id={`new-right-${firm.id}`} right={form?.right ?? 'documents'} />
        <Button type="submit" name="go" value="invite" variant="primary" className="justify-self-start">
          {t('firms:invite.submit')}
        </Button>
      </FirmForm>
    </div>
  );
}
