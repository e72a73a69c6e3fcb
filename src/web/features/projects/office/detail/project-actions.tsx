import { useState } from 'react';
import { customerViewPath } from '#contract/projects/own-projects.ts';
import type { ProjectDetail } from '#contract/projects/projects.ts';
import {
  type FlagChange,
  type ProjectStatus,
  decideFlagChange,
  decideProjectMove,
  projectMoves,
} from '#domain/projects/project-status.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CallFailure } from '../../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../../ui/confirmed-action.tsx';
import { FactsDialog } from '../forms/facts-dialog.tsx';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { useProjectChange } from '../queries.ts';

type Props = { project: ProjectDetail };
type Asked = { kind: 'facts' } | { kind: 'back'; to: ProjectStatus } | { kind: 'flag'; change: 'hold' | 'cancel' };

/** What an administrator can do with a project: the tables of moves offer it (domain rules, "Project and milestone"). */
export function ProjectActions({ project }: Props) {
  const t = useTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const standing = { ...project, milestones: project.milestones.map(({ status }) => status) };
  const moves = projectMoves[project.status].filter(
    ({ to }) => decideProjectMove(standing, to, { actor: 'admin', reason: '-' }).ok,
  );
  const may = (change: FlagChange) => decideFlagChange(project, change, { actor: 'admin', reason: '-' }).ok;
  return (
    <div className="button-row flex flex-wrap items-center gap-2">
      {moves.map(({ to, needsReason }) =>
        needsReason ? (
          <Button key={to} size="sm" variant="quiet" onClick={() => setAsked({ kind: 'back', to })}>
            {t('projectOffice:actions.back', { status: t(`projectWords:statuses.${to}`) })}
          </Button>
        ) : (
          <Forward key={to} project={project} to={to} />
        ),
      )}
      {may('resume') ? <Resume project={project} /> : null}
      <Button size="sm" variant="secondary" onClick={() => setAsked({ kind: 'facts' })}>
        {t('projectOffice:actions.edit')}
      </Button>
      {(['hold', 'cancel'] as const).map((change) =>
        may(change) ? (
          <Button key={change} size="sm" variant="quiet" onClick={() => setAsked({ kind: 'flag', change })}>
            {t(`projectOffice:actions.${change}`)}
          </Button>
        ) : null,
      )}
      <ButtonLink size="sm" variant="quiet" to={customerViewPath.replace(':id', project.id)} reloadDocument>
        {t('projectOffice:customerView.open')}
      </ButtonLink>
      {asked ? <Question project={project} asked={asked} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

/** Moves the project one step on, after a question. */
function Forward({ project, to }: Props & { to: ProjectStatus }) {
  const t = useTexts();
  const { mutateAsync } = useProjectChange(project);
  const status = t(`projectWords:statuses.${to}`);
  return (
    <ConfirmedAction
      variant="primary"
      label={t('projectOffice:actions.forward', { status })}
      title={t('projectOffice:move.title', { status })}
      text={to === 'completed' ? t('projectOffice:move.completedText') : t('projectOffice:move.text')}
      confirmLabel={t('projectOffice:move.confirm')}
      tone="primary"
      act={() => mutateAsync({ kind: 'status', to, reason: '' })}
      renderFailure={(error) => <CallFailure title={t('projectOffice:failed')} error={error} />}
    />
  );
}

function Resume({ project }: Props) {
  const t = useTexts();
  const { mutateAsync } = useProjectChange(project);
  return (
    <ConfirmedAction
      variant="primary"
      label={t('projectOffice:actions.resume')}
      title={t('projectOffice:resume.title')}
      text={t('projectOffice:resume.text')}
      confirmLabel={t('projectOffice:resume.confirm')}
      tone="primary"
      act={() => mutateAsync({ kind: 'flag', change: 'resume', reason: '' })}
      renderFailure={(error) => <CallFailure title={t('projectOffice:failed')} error={error} />}
    />
  );
}

/** The dialog of a step that needs words. */
function Question({ project, asked, onClose }: Props & { asked: Asked; onClose: () => void }) {
  const t = useTexts();
  const { mutateAsync } = useProjectChange(project);
  if (asked.kind === 'facts') return <FactsDialog project={project} onClose={onClose} />;
  if (asked.kind === 'flag') {
    const { change } = asked;
    return (
      <ReasonDialog
        id="project-flag"
        title={t(`projectOffice:${change}.title`)}
        text={t(`projectOffice:${change}.text`)}
        confirmLabel={t(`projectOffice:${change}.confirm`)}
        send={(reason) => mutateAsync({ kind: 'flag', change, reason })}
        onClose={onClose}
      />
    );
  }
  const { to } = asked;
  return (
    <ReasonDialog
      id="project-back"
      title={t('projectOffice:move.backTitle', { status: t(`projectWords:statuses.${to}`) })}
      text={t('projectOffice:move.backText')}
      confirmLabel={t('projectOffice:move.backConfirm')}
      send={(reason) => mutateAsync({ kind: 'status', to, reason })}
      onClose={onClose}
    />
  );
}
