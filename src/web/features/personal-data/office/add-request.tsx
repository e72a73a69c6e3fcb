import type { FoundPerson } from '#contract/personal-data/persons.ts';
import { dayOf } from '#domain/days.ts';
import { type Language, languages } from '#domain/languages.ts';
import { checkSubjectRequest } from '#domain/personal-data/check-subject-request.ts';
import { type SubjectRequestKind, subjectRequestKinds } from '#domain/personal-data/subject-request.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useRegisterCalls } from './queries.ts';

type Props = { person: FoundPerson | null };
type Typed = { kind: SubjectRequestKind; name: string; email: string; language: Language; receivedOn: string };

/** Notes that somebody asks about their data; filled in where the person was found. */
export function AddRequest(props: Props) {
  const t = useTexts();
  const now = useNow();
  return (
    <section aria-labelledby="add-request" className="grid gap-4">
      <h2 id="add-request" className="text-xl">
        {t('persons:add.title')}
      </h2>
      {now === null ? null : <RequestForm {...props} today={dayOf(now, 'sk')} />}
    </section>
  );
}

function RequestForm({ person, today }: Props & { today: string }) {
  const t = useTexts();
  const form = useRequestForm(person, today);
  return (
    <form noValidate onSubmit={form.submit} className="grid max-w-2xl gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          {...form.input('kind')}
          label={t('persons:add.kind')}
          options={subjectRequestKinds.map((kind) => ({ value: kind, label: t(`persons:kinds.${kind}`) }))}
        />
        <TextField {...form.input('receivedOn')} type="date" max={today} label={t('persons:add.receivedOn')} required />
        <TextField {...form.input('name')} label={t('persons:add.name')} autoComplete="off" required />
        <TextField {...form.input('email')} type="email" label={t('persons:add.email')} autoComplete="off" required />
        <Select
          {...form.input('language')}
          label={t('persons:add.language')}
          options={languages.map((each) => ({ value: each, label: t(`common:language.names.${each}`) }))}
        />
      </div>
      <FormNotices form={form} failureTitle={t('persons:add.failure')} />
      <SubmitButton className="justify-self-start" isSending={form.isSending}>
        {t('persons:add.button')}
      </SubmitButton>
    </form>
  );
}

function useRequestForm(found: FoundPerson | null, today: string) {
  const t = useTexts();
  const { language } = usePage();
  const { add } = useRegisterCalls();
  const start: Typed = {
    kind: 'access',
    name: found?.name ?? '',
    email: found?.person.email ?? '',
    language: found?.language ?? language,
    receivedOn: today,
  };
  return useForm<Typed>({
    id: 'subject-request',
    start,
    clean: (typed) => ({ ...typed, name: typed.name.trim(), email: typed.email.trim() }),
    check: (typed) => checkSubjectRequest(typed, today),
    send: (typed) =>
      add({
        ...typed,
        customerId: found?.person.customerIds[0] ?? null,
        userId: found?.person.userId ?? null,
      }),
    onSaved: () => showToast({ title: t('persons:add.done'), tone: 'success' }),
  });
}
