import { useState } from 'react';
import type { ReferenceOfPage } from '#contract/projects/reference-page.ts';
import { hasWords } from '#domain/references/reference-status.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OwnCaseStudy } from './own-case-study.tsx';
import { type TypedReference, previewOf, startOf } from './preview-of.ts';
import { ReferenceForm } from './reference-form.tsx';
import { ReferenceSheet } from './reference-sheet.tsx';

type Props = { reference: ReferenceOfPage };

const tones = { declined: 'info', given: 'success', shown: 'success', hidden: 'info', withdrawn: 'info' } as const;

/** A reference as its customer writes it, sees it as it will appear, and takes it back (A11). Must be within a PlumbLine. */
export function OwnReference({ reference }: Props) {
  const t = useTexts();
  const { referenceForm } = usePage().data;
  const { status, project, caseStudy } = reference;
  // What still waits for an answer has the one main button.
  const isCaseStudyMain = caseStudy?.leave === 'asked' && status !== 'asked';
  const [typed, setTyped] = useState<TypedReference>(() => startOf(reference, referenceForm));
  return (
    <>
      <AxisHeading level={1}>{t(caseStudy ? 'references:caseStudy.page' : 'references:title')}</AxisHeading>
      {caseStudy ? (
        <>
          <OwnCaseStudy study={caseStudy} project={project} isMain={isCaseStudyMain} />
          <AxisHeading level={2}>{t('references:title')}</AxisHeading>
        </>
      ) : null}
      <p className="max-w-prose text-lg text-muted wrap-anywhere">{t('references:lead', { project })}</p>
      {status === 'asked' ? null : (
        <Notice tone={tones[status]} role="status" title={t(`references:status.${status}.title`)}>
          {t(`references:status.${status}.text`)}
        </Notice>
      )}
      <ReferenceForm reference={reference} typed={typed} isMain={!isCaseStudyMain} onTyped={setTyped}>
        <Preview reference={reference} typed={typed} />
      </ReferenceForm>
      {hasWords(status) ? <TakeBack reference={reference} /> : null}
    </>
  );
}

/** The very sheet that the site shows. */
function Preview({ reference, typed }: Props & { typed: TypedReference }) {
  const t = useTexts();
  return (
    <section id="preview" aria-labelledby="preview-title" className="grid scroll-mt-6 gap-5">
      <h2 id="preview-title" className="text-xl">
        {t('references:preview.title')}
      </h2>
      {typed.words.text.trim() === '' ? (
        <p className="text-muted">{t('references:preview.empty')}</p>
      ) : (
        <div className="border-y border-hair">
          <ReferenceSheet reference={previewOf(reference, typed)} />
        </div>
      )}
    </section>
  );
}

/** A plain form, which needs no script; it says what it does before it is pressed. */
function TakeBack({ reference: { version } }: Props) {
  const t = useTexts();
  return (
    <section aria-labelledby="take-back" className="grid gap-4">
      <AxisHeading level={2} id="take-back">
        {t('references:takeBack.title')}
      </AxisHeading>
      <p className="max-w-prose text-muted">{t('references:takeBack.text')}</p>
      <form method="post" encType="multipart/form-data">
        <input type="hidden" name="version" value={version} />
        <Button type="submit" name="go" value="take-back" variant="danger">
          {t('references:takeBack.button')}
        </Button>
      </form>
    </section>
  );
}
