import { useState } from 'react';
import { type CaseStudyDetail, type CaseStudyText, caseStudyPreviewPath } from '#contract/projects/case-studies.ts';
import type { Language } from '#domain/languages.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { pathOf } from '#domain/routes.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { FactsForm } from './facts-form.tsx';
import { LeavePart } from './leave-part.tsx';
import { PicturePart } from './picture-part.tsx';
import { useCaseStudyChange, useCaseStudyDeletion } from './queries.ts';
import { TextForm } from './text-form.tsx';
import { VersionList } from './version-list.tsx';

type Props = { study: CaseStudyDetail };

/** A case study: its leave, facts and pictures, and its text in every language with drafts, preview, versions and what is missing (A12). */
export function CaseStudyEditor({ study }: Props) {
  const t = useTexts();
  const { language: pageLanguage } = usePage();
  const { project } = study;
  const [language, setLanguage] = useState<Language>(project.language);
  // Counts drafts and restored versions, with which the form of a language begins anew.
  const [starts, setStarts] = useState<Partial<Record<Language, number>>>({});
  const restart = (of: Language) => setStarts((known) => ({ ...known, [of]: (known[of] ?? 0) + 1 }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="text-2xl wrap-anywhere">
          {t('caseStudyOffice:one')}: <span lang={project.language}>{projectTitle(project.number, project.title)}</span>
        </h1>
        <p>
          <a href={pathOf('adminProject', pageLanguage, { id: project.id })}>{t('caseStudyOffice:toProject')}</a>
        </p>
      </div>
      <LeavePart study={study} />
      <section aria-labelledby="texts" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h2 id="texts" className="text-xl">
          {t('caseStudyOffice:texts')}
        </h2>
        <LanguageTabs study={study} language={language} onLanguage={setLanguage} />
        {study.texts.map((text) => (
          // All stay, so that nothing typed is lost when another language is looked at.
          <div
            key={text.language}
            hidden={text.language !== language}
            className={text.language === language ? 'grid grid-cols-[minmax(0,1fr)] gap-6' : undefined}
          >
            <TextState study={study} text={text} />
            <TextForm
              key={starts[text.language] ?? 0}
              study={study}
              text={text}
              onReplaced={() => restart(text.language)}
            />
            <VersionList study={study} text={text} onReplaced={() => restart(text.language)} />
          </div>
        ))}
      </section>
      <PicturePart study={study} />
      <FactsForm study={study} />
      <Deletion study={study} />
    </div>
  );
}

/** The way out of the office and off the site, asked for once more. */
function Deletion({ study: { id, version } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { mutateAsync } = useCaseStudyDeletion();
  return (
    <div className="flex flex-wrap border-t border-hair pt-6">
      <ConfirmedAction
        label={t('caseStudyOffice:delete.action')}
        title={t('caseStudyOffice:delete.title')}
        text={t('caseStudyOffice:delete.text')}
        confirmLabel={t('caseStudyOffice:delete.confirm')}
        act={async () => {
          await mutateAsync({ id, version });
          showToast({ title: t('caseStudyOffice:delete.done'), tone: 'success' });
          navigate(pathOf('adminCaseStudies', language));
        }}
        renderFailure={(failure) => <CallFailure title={t('caseStudyOffice:delete.failed')} error={failure} />}
      />
    </div>
  );
}

type TabProps = Props & { language: Language; onLanguage: (language: Language) => void };

function LanguageTabs({ study, language, onLanguage }: TabProps) {
  const t = useTexts();
  return (
    <div role="group" aria-label={t('caseStudyOffice:language')} className="flex flex-wrap gap-2">
      {study.texts.map((text) => (
        <Button
          key={text.language}
          size="sm"
          className="aria-pressed:bg-ink aria-pressed:text-paper"
          aria-pressed={text.language === language}
          onClick={() => onLanguage(text.language)}
        >
          {t(`common:language.names.${text.language}`)}
        </Button>
      ))}
    </div>
  );
}

/** Whether the newest text of a language can be shown: it is whole, and the customer has agreed to what it needs. */
function mayPublish({ leave, isAgreed, project }: CaseStudyDetail, text: CaseStudyText): boolean {
  const isReady = text.number > 0 && text.missing.length === 0 && text.named === null;
  const isAllowed = leave === 'given' && (isAgreed || text.language !== project.language);
  return isReady && isAllowed && (!text.isPublished || text.isChanged);
}

type TextProps = Props & { text: CaseStudyText };

/** How the text of a language stands, and what can be done with it. */
function TextState({ study, text }: TextProps) {
  const t = useTexts();
  const { isPublished, isChanged, missing, named } = text;
  const fields = missing.map((field) => t(`caseStudyOffice:fields.${field}`)).join(', ');
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <Badge tone={isPublished ? 'done' : 'neutral'}>
          {t(isPublished ? 'caseStudyOffice:state.shown' : 'caseStudyOffice:state.draft')}
        </Badge>
        {isChanged ? <span>{t('caseStudyOffice:state.changed')}</span> : null}
        {fields === '' ? null : <span>{t('caseStudyOffice:state.missing', { fields })}</span>}
        {named === null ? null : <span>{t(`caseStudyOffice:state.named.${named}`)}</span>}
      </p>
      <TextActions study={study} text={text} />
    </div>
  );
}

function TextActions({ study, text }: TextProps) {
  const t = useTexts();
  const { mutate, isPending, error } = useCaseStudyChange();
  const { id, version } = study;
  const { language, number, isPublished } = text;
  return (
    <div className="flex flex-wrap gap-2">
      {mayPublish(study, text) ? (
        <Button
          size="sm"
          isLoading={isPending}
          onClick={() => mutate({ kind: 'publish', id, version, language, number })}
        >
          {t('caseStudyOffice:publish')}
        </Button>
      ) : null}
      {isPublished ? (
        <Button size="sm" isLoading={isPending} onClick={() => mutate({ kind: 'hide', id, version, language })}>
          {t('caseStudyOffice:hide')}
        </Button>
      ) : null}
      {number > 0 ? (
        <a
          className="inline-flex min-h-11 items-center text-sm"
          href={caseStudyPreviewPath.replace(':id', id).replace(':language', language)}
          target="_blank"
          rel="noreferrer"
        >
          {t('caseStudyOffice:preview')}
        </a>
      ) : null}
      {error ? (
        <div className="basis-full">
          <CallFailure title={t('caseStudyOffice:failed')} error={error} />
        </div>
      ) : null}
    </div>
  );
}
