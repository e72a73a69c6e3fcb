import { useState } from 'react';
import type { OfficeReference } from '#contract/projects/references.ts';
import { formatDay } from '#domain/days.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { type ReferenceStatus, hasWords } from '#domain/references/reference-status.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CallFailure } from '../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../ui/confirmed-action.tsx';
import { RowMover } from '../../ui/row-mover.tsx';
import { useReferenceChange } from './queries.ts';
import { ReferenceSheet } from './reference-sheet.tsx';
import { TranslationDialog } from './translation-dialog.tsx';

type Props = {
  reference: OfficeReference;
  place: number;
  count: number;
  isDragged: boolean;
  /** To another place, from 0. */
  onMove: (to: number) => void;
};

const tones: Record<ReferenceStatus, BadgeTone> = {
  asked: 'neutral',
  declined: 'stopped',
  given: 'waiting',
  shown: 'done',
  hidden: 'neutral',
  withdrawn: 'stopped',
};

const nameOf = ({ project }: OfficeReference) => projectTitle(project.number, project.title);

/** One reference: how it stands, the sheet as the site shows it, and what the owner can do. */
export function ReferenceRow({ reference, place, count, isDragged, onMove }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const name = nameOf(reference);
  const { project, status, translations } = reference;
  const languages = translations.map((each) => t(`common:language.names.${each.language}`)).join(', ');
  return (
    <li
      data-row={reference.id}
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-hair py-5 ${isDragged ? 'bg-timber-soft' : ''}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 className="min-w-0 flex-1 basis-60 text-base wrap-anywhere">
          <a href={pathOf('adminProject', language, { id: project.id })} lang={reference.language}>
            {name}
          </a>
        </h2>
        <RowMover
          {...{ place, count, onMove }}
          labels={{
            up: t('referenceOffice:up', { name }),
            down: t('referenceOffice:down', { name }),
            drag: t('referenceOffice:drag'),
          }}
        />
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <Badge tone={tones[status]}>{t(`referenceOffice:statuses.${status}`)}</Badge>
        <Days reference={reference} />
        {languages === '' ? null : <span>{t('referenceOffice:translated', { languages })}</span>}
      </p>
      {hasWords(status) ? (
        <div className="border-s-2 border-edge ps-4">
          <ReferenceSheet reference={reference.shown} />
        </div>
      ) : null}
      {status === 'asked' ? <p className="text-muted">{t('referenceOffice:noWords')}</p> : null}
      <Actions reference={reference} />
    </li>
  );
}

function Days({ reference: { askedAt, isAskedTwice, givenAt, status } }: Pick<Props, 'reference'>) {
  const t = useTexts();
  const { language } = usePage();
  const asked = { date: formatDay(askedAt, language) };
  if (hasWords(status) && givenAt !== null) {
    return <span>{t('referenceOffice:given', { date: formatDay(givenAt, language) })}</span>;
  }
  return <span>{t(isAskedTwice ? 'referenceOffice:askedTwice' : 'referenceOffice:asked', asked)}</span>;
}

function Actions({ reference }: Pick<Props, 'reference'>) {
  const t = useTexts();
  const [isTranslating, setTranslating] = useState(false);
  const { mutate, mutateAsync, isPending, error } = useReferenceChange();
  const { id, version, status, mayAskAgain } = reference;
  const named = { id, version };
  const name = nameOf(reference);
  return (
    <div className="button-row flex flex-wrap gap-2">
      {status === 'given' || status === 'hidden' ? (
        <Button size="sm" variant="primary" isLoading={isPending} onClick={() => mutate({ ...named, kind: 'show' })}>
          {t('referenceOffice:show')}
        </Button>
      ) : null}
      {status === 'shown' ? (
        <Button size="sm" isLoading={isPending} onClick={() => mutate({ ...named, kind: 'hide' })}>
          {t('referenceOffice:hide')}
        </Button>
      ) : null}
      {hasWords(status) ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('referenceOffice:translateNamed', { name })}
          onClick={() => setTranslating(true)}
        >
          {t('referenceOffice:translate')}
        </Button>
      ) : null}
      {mayAskAgain ? (
        <ConfirmedAction
          label={t('referenceOffice:askAgain')}
          variant="secondary"
          title={t('referenceOffice:askAgain')}
          text={t('referenceOffice:askAgainText')}
          tone="primary"
          act={() => mutateAsync({ ...named, kind: 'ask-again' })}
          renderFailure={(failure) => <CallFailure title={t('referenceOffice:failed')} error={failure} />}
        />
      ) : null}
      {error && !mayAskAgain ? (
        <div className="basis-full">
          <CallFailure title={t('referenceOffice:failed')} error={error} />
        </div>
      ) : null}
      {isTranslating ? <TranslationDialog reference={reference} onClose={() => setTranslating(false)} /> : null}
    </div>
  );
}
