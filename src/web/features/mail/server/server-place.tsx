import type { ChangeEvent } from 'react';
import { type MailSecurity, mailSecurities } from '#domain/mail/mail-server.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type PlaceField = 'host' | 'security' | 'port';
type Control = {
  id: string;
  error: string | undefined;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
};

type Props = {
  form: { input: (field: PlaceField) => Control; chooseSecurity: (security: string) => void };
  /** What somebody else has saved in a field, if anything. */
  hintOf: (field: PlaceField) => string | undefined;
  hostHint: string;
  /** An encryption in words. */
  nameOf: (security: MailSecurity) => string;
};

/** Where a mail server is reached, and how what goes there is encrypted. */
export function ServerPlace({ form, hintOf, hostHint, nameOf }: Props) {
  const t = useTexts();
  return (
    <>
      <TextField
        {...form.input('host')}
        label={t('mail:smtp.fields.host')}
        hint={hintOf('host') ?? hostHint}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <Select
          {...form.input('security')}
          label={t('mail:smtp.fields.security')}
          hint={hintOf('security')}
          options={mailSecurities.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(event) => form.chooseSecurity(event.target.value)}
        />
        <TextField
          {...form.input('port')}
          label={t('mail:smtp.fields.port')}
          hint={hintOf('port')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </div>
    </>
  );
}
