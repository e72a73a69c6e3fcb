import { useState } from 'react';
import type { ShownCaseStudy } from '#contract/projects/case-studies.ts';
import type { CaseStudyOfPage } from '#contract/projects/reference-page.ts';
import { type CaseStudyPart, caseStudyParts } from '#domain/case-studies/case-study.ts';
import { RealCaseStudy } from '#web/features/projects/real-case-study.tsx';
import { usePage } from '../../lib/page-context.ts';
import { usePlainContent } from '../../lib/texts/use-plain-content.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Notice } from '../../ui/notice.tsx';

type Props = {
  study: CaseStudyOfPage;
  project: string;
  /** Whether its answer is the main action of the page. */
  isMain: boolean;
};

/** The case study as it would appear with these parts. */
const withParts = (shown: ShownCaseStudy, parts: readonly CaseStudyPart[]): ShownCaseStudy => ({
  ...shown,
  firm: parts.includes('firm') ? shown.firm : '',
  town: parts.includes('town') ? shown.town : '',
  pictures: parts.includes('pictures') ? shown.pictures : [],
  results: parts.includes('figures') ? shown.results : [],
});

/** What the site may tell of a customer's project: read as it will appear, allowed part by part, and taken back; plain forms (A11). */
export function OwnCaseStudy({ study, project, isMain }: Props) {
  const t = useTexts();
  const { caseStudyForm: form } = usePage().data;
  const { leave, isNew, version } = study;
  const [parts, setParts] = useState<readonly CaseStudyPart[]>(form?.parts ?? study.allowed);
  const toggle = (part: CaseStudyPart, may: boolean): void =>
    setParts(caseStudyParts.filter((each) => (each === part ? may : parts.includes(each))));
  return (
    <section aria-labelledby="case-study" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AxisHeading level={2} id="case-study">
        {t('references:caseStudy.title')}
      </AxisHeading>
      <p className="max-w-prose text-muted wrap-anywhere">{t('references:caseStudy.lead', { project })}</p>
      <Standing leave={leave} isNew={isNew} />
      <div className="border-y border-hair pb-6">
        <Preview shown={withParts(study.shown, parts)} />
      </div>
      <form method="post" encType="multipart/form-data" className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
        <input type="hidden" name="version" value={version} />
        {form ? (
          <Notice tone="danger" role="alert" title={t('references:caseStudy.failed')}>
            {form.failure}
          </Notice>
        ) : null}
        <Parts offered={study.parts} parts={parts} onToggle={toggle} />
        <Consent error={form?.errors['consent']} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="go" value="allow-case-study" variant={isMain ? 'primary' : 'secondary'}>
            {t(leave === 'given' && !isNew ? 'references:caseStudy.change' : 'references:caseStudy.allow')}
          </Button>
          {leave === 'asked' ? (
            <Button type="submit" name="go" value="decline-case-study" variant="quiet" formNoValidate>
              {t('references:caseStudy.decline')}
            </Button>
          ) : null}
        </div>
      </form>
      {leave === 'given' ? <TakeBack version={version} /> : null}
    </section>
  );
}

function Preview({ shown }: { shown: ShownCaseStudy }) {
  const serviceName = usePlainContent('serviceCards')[shown.service].name;
  return <RealCaseStudy study={shown} serviceName={serviceName} headingLevel={3} />;
}

const tones = { given: 'success', changed: 'warning', declined: 'info', withdrawn: 'info' } as const;

function Standing({ leave, isNew }: Pick<CaseStudyOfPage, 'leave' | 'isNew'>) {
  const t = useTexts();
  if (leave === 'none' || leave === 'asked') return null;
  const status = leave === 'given' && isNew ? 'changed' : leave;
  return (
    <Notice tone={tones[status]} role="status" title={t(`references:caseStudy.status.${status}.title`)}>
      {t(`references:caseStudy.status.${status}.text`)}
    </Notice>
  );
}

type PartsProps = {
  offered: readonly CaseStudyPart[];
  parts: readonly CaseStudyPart[];
  onToggle: (part: CaseStudyPart, may: boolean) => void;
};

function Parts({ offered, parts, onToggle }: PartsProps) {
  const t = useTexts();
  if (offered.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1 font-display text-xl font-semibold">{t('references:caseStudy.partsTitle')}</legend>
      <p className="max-w-prose text-muted">{t('references:caseStudy.partsHint')}</p>
      {offered.map((part) => (
        <label key={part} className="flex min-h-11 items-center gap-3 border-t border-hair font-semibold">
          <input
            className="size-5 shrink-0 accent-ink"
            type="checkbox"
            name="part"
            value={part}
            checked={parts.includes(part)}
            onChange={({ target }) => onToggle(part, target.checked)}
          />
          {t(`references:caseStudy.parts.${part}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Consent({ error }: { error: string | undefined }) {
  const t = useTexts();
  return (
    <div className="grid gap-2">
      <label className="flex items-start gap-3">
        <input
          className="mt-1 size-5 shrink-0 accent-ink"
          type="checkbox"
          name="consent"
          aria-describedby={error ? 'case-study-consent-error' : undefined}
          required
        />
        <span>{t('references:caseStudy.consent')}</span>
      </label>
      {error ? <FieldError id="case-study-consent-error">{error}</FieldError> : null}
    </div>
  );
}

/** It says what it does before it is pressed. */
function TakeBack({ version }: { version: number }) {
  const t = useTexts();
  return (
    <form method="post" encType="multipart/form-data" className="grid gap-3">
      <input type="hidden" name="version" value={version} />
      <p className="max-w-prose text-muted">{t('references:caseStudy.takeBackText')}</p>
      <Button className="justify-self-start" type="submit" name="go" value="withdraw-case-study" variant="danger">
        {t('references:caseStudy.takeBack')}
      </Button>
    </form>
  );
}
