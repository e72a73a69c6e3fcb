import type { CaseStudyDetail, CaseStudyText } from '#contract/projects/case-studies.ts';
import { type CaseStudyField, type CaseStudyWords, cleanCaseStudy } from '#domain/case-studies/case-study.ts';
import { checkCaseStudyDraft, longestOf } from '#domain/case-studies/check-case-study.ts';
import { lengthOf } from '#domain/text-length.ts';
import { useConflictHints } from '../../../lib/forms/use-conflict-hints.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';
import { FormNotices } from '../../../ui/form-notices.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useCaseStudyChange, useFreshCaseStudy } from './queries.ts';

type Props = {
  study: CaseStudyDetail;
  text: CaseStudyText;
  /** The form has to begin anew with what is stored. */
  onReplaced: () => void;
};

/** The text of a language as a form: what is saved is a new version; the change of somebody else is merged (A12, G5). */
export function TextForm({ study, text, onReplaced }: Props) {
  const t = useTexts();
  const { language } = text;
  const { mutateAsync } = useCaseStudyChange();
  const reload = useFreshCaseStudy();
  const textIn = (detail: CaseStudyDetail): CaseStudyText =>
    detail.texts.find((each) => each.language === language) ?? text;
  const form = useRecordForm<CaseStudyWords, CaseStudyDetail>({
    id: `case-study-${language}`,
    start: text.words,
    clean: cleanCaseStudy,
    check: checkCaseStudyDraft,
    send: (words, base) => {
      const { number } = textIn(base ?? study);
      return mutateAsync({ kind: 'save', id: study.id, language, number, words });
    },
    stored: { base: study, valuesOf: (detail) => textIn(detail).words, reload },
    onSaved: () => showToast({ title: t('caseStudyOffice:saved'), tone: 'success' }),
  });
  const hintOf = useConflictHints(form);
  const field = (name: CaseStudyField) => ({
    ...form.input(name),
    label: t(`caseStudyOffice:fields.${name}`),
    hint: hintOf(name),
    lang: language,
  });
  const counted = (name: CaseStudyField) => ({ counter: `${lengthOf(form.values[name])} / ${longestOf[name]}` });
  return (
    <form noValidate className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5" onSubmit={form.submit}>
      <FormNotices form={form} failureTitle={t('caseStudyOffice:failed')} />
      <TextField {...field('title')} />
      <TextArea {...field('task')} {...counted('task')} />
      <TextArea {...field('solution')} {...counted('solution')} />
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-2 font-semibold">{t('caseStudyOffice:results')}</legend>
        <p className="text-sm text-muted">{t('caseStudyOffice:resultsHint')}</p>
        {(['1', '2', '3'] as const).map((n) => (
          <div key={n} className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <TextField {...field(`figure${n}`)} />
            <TextField {...field(`result${n}`)} />
          </div>
        ))}
      </fieldset>
      {study.pictures.map(({ place }) => (
        <TextField key={place} {...field(`${place}Alt`)} hint={hintOf(`${place}Alt`) ?? t('caseStudyOffice:altHint')} />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isLoading={form.isSending}>
          {t('caseStudyOffice:save')}
        </Button>
        <ConfirmedAction
          label={t('caseStudyOffice:draft.button')}
          variant="secondary"
          size="md"
          title={t('caseStudyOffice:draft.button')}
          text={t('caseStudyOffice:draft.text')}
          tone="primary"
          act={async () => {
            const { number } = text;
            await mutateAsync({ kind: 'draft', id: study.id, language, number });
            onReplaced();
          }}
          renderFailure={(failure) => <CallFailure title={t('caseStudyOffice:failed')} error={failure} />}
        />
      </div>
      {study.request === '' || language !== study.project.language ? null : (
        <details>
          <DisclosureSummary className="text-sm text-muted">{t('caseStudyOffice:request')}</DisclosureSummary>
          <p lang={study.project.language} className="max-w-prose whitespace-pre-line wrap-anywhere text-muted">
            {study.request}
          </p>
        </details>
      )}
    </form>
  );
}
