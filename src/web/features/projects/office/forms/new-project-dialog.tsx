import type { ProjectDetail } from '#contract/projects/projects.ts';
import type { CustomerDetail } from '#contract/customers.ts';
import { type Language, languages } from '#domain/languages.ts';
import { checkProject } from '#domain/projects/check-project.ts';
import { projectLimits } from '#domain/projects/project.ts';
import { requestServices } from '#domain/service-requests/request-service.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useTexts } from '../../../../lib/use-texts.ts';
import { FormActions } from '../../../../ui/form-actions.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { FormNotices } from '../../../../ui/form-notices.tsx';
import { Select, type SelectOption } from '../../../../ui/select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useCreateProject } from '../queries.ts';

type Props = {
  customer: Pick<CustomerDetail, 'id' | 'language'>;
  onMade: (project: ProjectDetail) => void;
  onClose: () => void;
  /** The services to choose from, in words. */
  services: readonly SelectOption[];
};

type Values = { title: string; language: Language; service: string; startsOn: string; dueOn: string };

const formId = 'new-project';
const factsOf = ({ title, startsOn, dueOn }: Values) => ({ title, startsOn: startsOn || null, dueOn: dueOn || null });

/** Begins a project for a customer without a quote of the program. */
export function NewProjectDialog({ customer, onMade, onClose, services }: Props) {
  const t = useTexts();
  const { mutateAsync } = useCreateProject();
  const form = useForm<Values, ProjectDetail>({
    id: formId,
    start: { title: '', language: customer.language, service: '', startsOn: '', dueOn: '' },
    check: (values) => checkProject(factsOf(values)),
    send: (values) => {
      const service = requestServices.find((each) => each === values.service) ?? null;
      return mutateAsync({ customerId: customer.id, language: values.language, service, ...factsOf(values) });
    },
    onSaved: onMade,
  });
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('projectOffice:create.title')}
      description={t('projectOffice:create.text')}
      footer={
        <FormActions
          formId={formId}
          submitLabel={t('projectOffice:create.confirm')}
          isSending={form.isSending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-4">
        <FormNotices form={form} failureTitle={t('projectOffice:failed')} />
        <TextField
          {...form.input('title')}
          label={t('projectOffice:fields.title')}
          maxLength={projectLimits.title}
          required
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            {...form.input('service')}
            label={t('projectOffice:create.service')}
            placeholder={t('projectOffice:create.anyService')}
            options={services}
          />
          <Select
            {...form.input('language')}
            label={t('projectOffice:create.language')}
            options={languages.map((language) => ({ value: language, label: t(`common:language.names.${language}`) }))}
          />
          <TextField {...form.input('startsOn')} type="date" label={t('projectOffice:fields.startsOn')} />
          <TextField {...form.input('dueOn')} type="date" label={t('projectOffice:fields.dueOn')} />
        </div>
      </form>
    </FormDialog>
  );
}
