import type { CaseStudyDetail } from '#contract/projects/case-studies.ts';
import { checkNamedFacts } from '#domain/case-studies/check-case-study.ts';
import { type Country, countries } from '#domain/catalogue/case-studies.ts';
import { type Service, services } from '#domain/catalogue/services.ts';
import { type Trade, trades } from '#domain/configurator/answers.ts';
import { cleanLine } from '#domain/references/clean-text.ts';
import { useConflictHints } from '../../../lib/forms/use-conflict-hints.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useCaseStudyChange, useFreshCaseStudy } from './queries.ts';

type Facts = { service: Service; trade: Trade; country: Country | ''; firm: string; town: string };

const valuesOf = ({ service, trade, country, firm, town }: CaseStudyDetail): Facts => ({
  service,
  trade,
  country,
  firm,
  town,
});

/** What is the same in every language: by what visitors find it, and the names, each of which needs leave. */
export function FactsForm({ study }: { study: CaseStudyDetail }) {
  const t = useTexts();
  const { mutateAsync } = useCaseStudyChange();
  const form = useRecordForm<Facts, CaseStudyDetail>({
    id: 'case-study-facts',
    start: valuesOf(study),
    clean: (values) => ({ ...values, firm: cleanLine(values.firm), town: cleanLine(values.town) }),
    check: checkNamedFacts,
    // Texts and pictures are saved beside this form, so that the version is the one known now.
    send: (facts, base) =>
      mutateAsync({ kind: 'facts', id: study.id, version: Math.max(base?.version ?? 0, study.version), facts }),
    stored: { base: study, valuesOf, reload: useFreshCaseStudy() },
    onSaved: () => showToast({ title: t('caseStudyOffice:saved'), tone: 'success' }),
  });
  const hintOf = useConflictHints(form);
  return (
    <section aria-labelledby="facts" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="facts" className="text-xl">
        {t('caseStudyOffice:facts.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('caseStudyOffice:facts.hint')}</p>
      <form noValidate className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2" onSubmit={form.submit}>
        <div className="sm:col-span-2">
          <FormNotices form={form} failureTitle={t('caseStudyOffice:failed')} />
        </div>
        <Select
          {...form.input('service')}
          label={t('caseStudyOffice:facts.service')}
          options={services.map((value) => ({ value, label: t(`caseStudyOffice:services.${value}`) }))}
        />
        <Select
          {...form.input('trade')}
          label={t('caseStudyOffice:facts.trade')}
          options={trades.map((value) => ({ value, label: t(`projects:trades.${value}`) }))}
        />
        <TextField {...form.input('firm')} label={t('caseStudyOffice:parts.firm')} hint={hintOf('firm')} />
        <TextField {...form.input('town')} label={t('caseStudyOffice:parts.town')} hint={hintOf('town')} />
        <Select
          {...form.input('country')}
          label={t('caseStudyOffice:facts.country')}
          options={[
            { value: '', label: t('caseStudyOffice:facts.noCountry') },
            ...countries.map((value) => ({ value, label: t(`projects:countries.${value}`) })),
          ]}
        />
        <div className="sm:col-span-2">
          <Button type="submit" isLoading={form.isSending}>
            {t('caseStudyOffice:save')}
          </Button>
        </div>
      </form>
    </section>
  );
}
