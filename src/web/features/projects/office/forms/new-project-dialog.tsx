import type { ProjectDetail } from '#contract/projects/projects.ts';
import type { CustomerDetail } from '#contract/customers.ts';
import { type Language, languages } from '#domain/languages.ts';
import { checkProject } from '#domain/projects/check-project.ts';
import { projectLimits } from '#domain/projects/project.ts';
import { requestServices } from '#domain/service-requests/request-service.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Select, type SelectOption } from '../../../../ui/select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useCreateProject } from '../queries.ts';
import { type TypedFacts, factsOf } from './project-facts.ts';
import { ProjectFormDialog } from './project-form-dialog.tsx';

type Props = {
  customer: Pick<CustomerDetail, 'id' | 'language'>;
  onMade: (project: ProjectDetail) => void;
  onClose: () => void;
  /** The services to choose from, in words. */
  services: readonly SelectOption[];
};

type Values = TypedFacts & { language: Language; service: string };

const formId = 'new-project';

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
    <ProjectFormDialog
      form={form}
      formId={formId}
      title={t('projectOffice:create.title')}
      description={t('projectOffice:create.text')}
      submitLabel={t('projectOffice:create.confirm')}
      onClose={onClose}
    >
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
    </ProjectFormDialog>
  );
}
