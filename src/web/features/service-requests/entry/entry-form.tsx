import { currencyOf } from '#domain/money.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import {
  ChoiceField,
  DescriptionField,
  type InputOf,
  PersonFields,
  TitleField,
  WorkFields,
} from '../detail-fields.tsx';
import { useEntryChoices } from '../field-words.ts';
import { FormMistakes } from '../form-mistakes.tsx';
import { KnownCustomers } from './known-customers.tsx';
import { type EntryForm as EntryState, languageOf, useEntryForm } from './use-entry-form.ts';

/** A request as it is taken down on the phone: who it is, and what is needed (G3, spec §5). */
export function EntryForm() {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  return (
    <div className="grid max-w-3xl gap-8">
      <p className="max-w-prose text-muted">{t('serviceRequests:entry.lead')}</p>
      {/* What was begun earlier is known in the browser only. */}
      {isHydrated ? <EntryFields /> : <EntrySkeleton />}
    </div>
  );
}

const skeletonFields = [0, 1, 2, 3, 4, 5];

function EntrySkeleton() {
  const t = useTexts();
  return (
    <SkeletonGroup label={t('common:loading')} className="gap-6 sm:grid-cols-2">
      {skeletonFields.map((field) => (
        <Skeleton key={field} shape="control" />
      ))}
    </SkeletonGroup>
  );
}

function EntryFields() {
  const t = useTexts();
  const form = useEntryForm();
  const { items, input } = form;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-8">
      {form.isRestored ? <Restored onDiscard={form.discard} /> : null}
      {items.length > 0 ? <FormMistakes items={items} /> : null}
      <section className="grid gap-5">
        <h2 className="text-xl">{t('serviceRequests:entry.person')}</h2>
        <KnownCustomers onChoose={form.fillFrom} />
        <PersonFields input={input} />
      </section>
      <section className="grid gap-5">
        <h2 className="text-xl">{t('serviceRequests:entry.project')}</h2>
        <TitleField input={input} hint={t('serviceRequests:entry.titleHint')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <WorkFields input={input} isRequired />
          <EntryChoices input={input} values={form.values} />
        </div>
        <DescriptionField input={input} hint={t('serviceRequests:entry.descriptionHint')} />
      </section>
      <SubmitButton className="justify-self-start" isSending={form.isSending}>
        {t('serviceRequests:entry.submit')}
      </SubmitButton>
    </form>
  );
}

type ChoiceName = 'budget' | 'timeline' | 'language';
type ChoicesProps = { input: InputOf<ChoiceName | 'customBudget'>; values: EntryState['values'] };

function EntryChoices({ input, values }: ChoicesProps) {
  const t = useTexts();
  const { language } = usePage();
  const customers = languageOf(values, language);
  const choices = useEntryChoices(customers);
  const choice = (name: ChoiceName) => (
    <ChoiceField
      name={name}
      input={input}
      options={choices[name]}
      placeholder={name === 'language' ? undefined : t('serviceRequests:edit.choose')}
      isRequired
    />
  );
  return (
    <>
      {choice('budget')}
      {values.budget === 'custom' ? (
        <TextField
          {...input('customBudget')}
          name="customBudget"
          label={`${t('serviceRequests:edit.fields.customBudget')} (${currencyOf[customers]})`}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      ) : null}
      {choice('timeline')}
      {choice('language')}
    </>
  );
}

type RestoredProps = { onDiscard: () => void };

function Restored({ onDiscard }: RestoredProps) {
  const t = useTexts();
  return (
    <Notice
      actions={
        <Button size="sm" onClick={onDiscard}>
          {t('serviceRequests:entry.discard')}
        </Button>
      }
    >
      {t('serviceRequests:entry.restored')}
    </Notice>
  );
}
