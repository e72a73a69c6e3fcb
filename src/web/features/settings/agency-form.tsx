import type { VersionedAgencyFacts } from '#contract/settings.ts';
import { type AgencyFacts, agencyFacts } from '#domain/settings/agency-facts.ts';
import { checkAgencyFacts, cleanAgencyFacts } from '#domain/settings/check-agency-facts.ts';
import { useConflictHints } from '../../lib/forms/use-conflict-hints.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormNotices } from '../../ui/form-notices.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useChangeAgencyFacts, useFreshAgencyFacts } from './agency-queries.ts';

type Props = { settings: VersionedAgencyFacts; onReload: () => void };

/** The facts that stand in footer, terms, mails and documents; an empty one is left out there. */
export function AgencyForm({ settings, onReload }: Props) {
  const t = useTexts();
  const form = useAgencyForm(settings);
  const hintOf = useConflictHints(form);
  return (
    <form noValidate onSubmit={form.submit} className="grid max-w-xl gap-6">
      {agencyFacts.map((fact) => (
        <TextField
          key={fact}
          {...form.input(fact)}
          label={t(`settings:agency.fields.${fact}`)}
          hint={hintOf(fact) ?? t(`settings:agency.hints.${fact}`)}
          autoComplete="off"
          required={fact === 'companyNumber'}
        />
      ))}
      <FormNotices
        form={form}
        failureTitle={t('settings:agency.failure')}
        actions={
          <Button size="sm" onClick={onReload}>
            {t('settings:reload')}
          </Button>
        }
      />
      <SubmitButton className="justify-self-start" isSending={form.isSending}>
        {t('settings:agency.save')}
      </SubmitButton>
    </form>
  );
}

function useAgencyForm(settings: VersionedAgencyFacts) {
  const t = useTexts();
  const change = useChangeAgencyFacts();
  return useRecordForm<AgencyFacts, VersionedAgencyFacts>({
    id: 'agency',
    start: factsOf(settings),
    clean: cleanAgencyFacts,
    check: checkAgencyFacts,
    send: (facts, base) => change.mutateAsync({ ...facts, version: (base ?? settings).version }),
    stored: { base: settings, valuesOf: factsOf, reload: useFreshAgencyFacts() },
    onSaved: () =>
      showToast({
        title: t('settings:agency.saved.title'),
        description: t('settings:agency.saved.text'),
        tone: 'success',
      }),
  });
}

const factsOf = (settings: VersionedAgencyFacts) =>
  Object.fromEntries(agencyFacts.map((fact) => [fact, settings[fact]])) as AgencyFacts;
