import { useState } from 'react';
import type { ProjectDetail, ProjectMilestone } from '#contract/projects/projects.ts';
import { checkHandover } from '#domain/projects/check-project.ts';
import type { PictureField } from '#domain/projects/handovers/handover-picture.ts';
import { projectLimits } from '#domain/projects/project.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useProjectChange } from '../queries.ts';
import { PictureInputs } from './picture-inputs.tsx';
import { ProjectFormDialog } from './project-form-dialog.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

type Props = { project: ProjectDetail; milestone: ProjectMilestone; onClose: () => void };

/** What is typed; what pictures show is refused at their place. */
type Values = { text: string; link: string } & { [Field in PictureField]?: string };

const formId = 'milestone-handover';

/** Hands a milestone over for approval, with a message, perhaps a link to look at, and pictures. */
export function HandOverDialog({ project, milestone: { id, title }, onClose }: Props) {
  const t = useTexts();
  const { mutateAsync } = useProjectChange(project);
  const uploads = usePictureUploads();
  const [mustWait, setMustWait] = useState(false);
  const { collection, pictures, isUnderWay } = uploads;
  const form = useForm<Values>({
    id: formId,
    start: { text: '', link: '' },
    check: ({ text, link }) => checkHandover({ text, link, pictures }),
    holdsBack() {
      setMustWait(isUnderWay);
      return isUnderWay;
    },
    send: ({ text, link }) => mutateAsync({ kind: 'handover', milestone: id, text, link, collection, pictures }),
    onSaved: onClose,
  });
  return (
    <ProjectFormDialog
      form={form}
      formId={formId}
      title={t('projectOffice:milestone.handOver.title', { title })}
      description={t('projectOffice:milestone.handOver.text')}
      submitLabel={t('projectOffice:milestone.handOver.confirm')}
      onClose={onClose}
    >
      <TextArea
        {...form.input('text')}
        label={t('projectOffice:fields.handover')}
        hint={t('projectOffice:fields.handoverHint')}
        maxLength={projectLimits.handover}
        required
      />
      <TextField
        {...form.input('link')}
        type="url"
        label={t('projectOffice:fields.link')}
        mark={t('common:optional')}
        maxLength={projectLimits.link}
      />
      <PictureInputs
        state={uploads}
        fieldOf={(index) => {
          const name: PictureField = `pictures.${index}.alt`;
          const { id: fieldId, error } = form.field(name);
          return { id: fieldId, error, clearError: () => form.clearError(name) };
        }}
      />
      {mustWait && isUnderWay ? (
        <p role="alert" className="font-semibold">
          {t('projectApprovals:office.wait')}
        </p>
      ) : null}
    </ProjectFormDialog>
  );
}
