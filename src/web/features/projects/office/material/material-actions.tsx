import { useState } from 'react';
import type { Material } from '#contract/projects/project-material.ts';
import type { ProjectDetail } from '#contract/projects/projects.ts';
import { type MaterialAction, decideMaterialStep } from '#domain/projects/material/material-status.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CallFailure } from '../../../../ui/call-failure.tsx';
import { ConfirmedAction } from '../../../../ui/confirmed-action.tsx';
import { AskAgainDialog } from './ask-again-dialog.tsx';
import { MaterialDialog } from './material-dialog.tsx';
import { useMaterialChange } from './material-queries.ts';
import { ReadSecret, ShownSecret } from './read-secret.tsx';

type Props = {
  project: Pick<ProjectDetail, 'id' | 'status' | 'isOnHold' | 'isCancelled'>;
  material: Material;
};

/** What an administrator can do with a thing: the table of steps offers it. */
export function MaterialActions({ project, material }: Props) {
  const t = useTexts();
  const [asked, setAsked] = useState<'ask-again' | 'edit' | null>(null);
  const [read, setRead] = useState<string | null>(null);
  const { id, title, status, version, secrets } = material;
  const { mutateAsync } = useMaterialChange(project.id);
  const may = (action: MaterialAction) =>
    decideMaterialStep(status, { action, actor: 'admin', reason: '-' }, project).ok;
  const close = () => setAsked(null);
  return (
    <div className="button-row flex flex-wrap items-center gap-2">
      {secrets.map((secret) =>
        secret.readAt === null ? (
          <ReadSecret key={secret.id} project={project.id} material={material} secret={secret.id} onRead={setRead} />
        ) : null,
      )}
      {may('accept') ? <Accept project={project} material={material} /> : null}
      {may('ask-again') ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('projectOffice:material.askAgainNamed', { title })}
          onClick={() => setAsked('ask-again')}
        >
          {t('projectOffice:material.askAgain')}
        </Button>
      ) : null}
      {may('change') ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('projectOffice:material.editNamed', { title })}
          onClick={() => setAsked('edit')}
        >
          {t('projectOffice:material.edit')}
        </Button>
      ) : null}
      {may('remove') ? (
        <ConfirmedAction
          variant="quiet"
          label={t('projectOffice:material.remove')}
          spokenLabel={t('projectOffice:material.removeNamed', { title })}
          title={t('projectOffice:material.removeTitle', { title })}
          text={t('projectOffice:material.removeText')}
          act={() => mutateAsync({ kind: 'remove', material: id, version })}
          renderFailure={(error) => <CallFailure title={t('projectOffice:failed')} error={error} />}
        />
      ) : null}
      {read === null ? null : <ShownSecret title={title} value={read} onClose={() => setRead(null)} />}
      {asked === 'edit' ? <MaterialDialog id={project.id} material={material} onClose={close} /> : null}
      {asked === 'ask-again' ? <AskAgainDialog id={project.id} material={material} onClose={close} /> : null}
    </div>
  );
}

/** Accepts what was sent, or notes that it came another way. */
function Accept({ project, material: { id, title, status, version } }: Props) {
  const t = useTexts();
  const { mutate, isPending, error } = useMaterialChange(project.id);
  const label = status === 'sent' ? 'accept' : 'acceptOther';
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        isLoading={isPending}
        aria-label={t(`projectOffice:material.${label}Named`, { title })}
        onClick={() => mutate({ kind: 'accept', material: id, version, note: '' })}
      >
        {t(`projectOffice:material.${label}`)}
      </Button>
      {error ? (
        <div className="basis-full">
          <CallFailure title={t('projectOffice:failed')} error={error} />
        </div>
      ) : null}
    </>
  );
}
