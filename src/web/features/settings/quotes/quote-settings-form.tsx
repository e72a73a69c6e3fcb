import type { ReactNode } from 'react';
import type { VersionedQuoteSettings } from '#contract/settings.ts';
import { advanceRules } from '#domain/settings/advance-rules.ts';
import { taxStatuses } from '#domain/tax/decide-tax.ts';
import { useConflictHints } from '../../../lib/forms/use-conflict-hints.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { AdvanceFields } from './advance-fields.tsx';
import { AccountFields, RateFields } from './money-fields.tsx';
import { SigningFields } from './signing-fields.tsx';
import { TaxStatusRows } from './tax-status-rows.tsx';
import type { TypedQuoteSettings } from './typed-quote-settings.ts';
import { useQuoteSettingsForm } from './use-quote-settings-form.ts';
import { ValidityFields } from './validity-fields.tsx';

type Props = { settings: VersionedQuoteSettings; onReload: () => void };

/** Tax status, accounts, exchange rates, documents of advances, validity, reminders and signing of quotes (H1, H2, H5, H8, H11). */
export function QuoteSettingsForm({ settings, onReload }: Props) {
  const t = useTexts();
  const form = useQuoteSettingsForm(settings);
  const hintOf = useConflictHints<TypedQuoteSettings>(form, (_, value) => {
    const status = taxStatuses.find((each) => each === value);
    if (status) return t(`settings:quotes.status.names.${status}`);
    const rule = advanceRules.find((each) => each === value);
    return rule ? t(`settings:quotes.advances.rules.${rule}`) : value;
  });
  const fields = { form, hintOf };
  return (
    <form noValidate onSubmit={form.submit} className="grid max-w-2xl gap-10">
      <Part title={t('settings:quotes.status.title')} lead={t('settings:quotes.status.lead')}>
        <TaxStatusRows {...fields} />
      </Part>
      <Part title={t('settings:quotes.accounts.title')} lead={t('settings:quotes.accounts.lead')}>
        <AccountFields {...fields} />
      </Part>
      <Part title={t('settings:quotes.rates.title')} lead={t('settings:quotes.rates.lead')}>
        <RateFields {...fields} />
      </Part>
      <Part title={t('settings:quotes.advances.title')} lead={t('settings:quotes.advances.lead')}>
        <AdvanceFields {...fields} />
      </Part>
      <Part title={t('settings:quotes.validity.title')} lead={t('settings:quotes.validity.lead')}>
        <ValidityFields {...fields} />
      </Part>
      <Part title={t('settings:quotes.signing.title')} lead={t('settings:quotes.signing.lead')}>
        <SigningFields {...fields} />
      </Part>
      <FormNotices
        form={form}
        failureTitle={t('settings:quotes.failure')}
        actions={
          <Button size="sm" onClick={onReload}>
            {t('settings:reload')}
          </Button>
        }
      />
      <SubmitButton className="justify-self-start" isSending={form.isSending}>
        {t('settings:quotes.save')}
      </SubmitButton>
    </form>
  );
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{title}</h2>
        <p className="max-w-prose text-muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}
