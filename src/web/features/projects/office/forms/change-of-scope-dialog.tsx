import type { ProjectDetail } from '#contract/projects/projects.ts';
import { pathOf } from '#domain/routes.ts';
import { useCreateQuote } from '#web/features/quotes/queries.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { navigate } from '../../../../lib/navigation.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { ChoiceCards } from '../../../../ui/choice-cards.tsx';
import { ProjectFormDialog } from './project-form-dialog.tsx';

type Props = { project: Pick<ProjectDetail, 'id' | 'quoteId'>; onClose: () => void };

const formId = 'project-change-of-scope';

/** Makes the draft of a quote that changes the scope of a project, and opens it (domain rules, "Quote"). */
export function ChangeOfScopeDialog({ project: { id, quoteId }, onClose }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { mutateAsync } = useCreateQuote();
  const form = useForm<{ withLines: boolean }>({
    id: formId,
    start: { withLines: false },
    check: () => [],
    async send({ withLines }) {
      const made = await mutateAsync({ kind: 'project', projectId: id, withLines });
      navigate(pathOf('adminQuote', language, { id: made.id }));
    },
    onSaved: onClose,
  });
  return (
    <ProjectFormDialog
      form={form}
      formId={formId}
      title={t('projectOffice:quotes.create.title')}
      description={t('projectOffice:quotes.create.text')}
      submitLabel={t('projectOffice:quotes.create.confirm')}
      onClose={onClose}
    >
      {quoteId === null ? null : (
        <ChoiceCards
          id="change-of-scope-lines"
          type="checkbox"
          legend={t('projectOffice:quotes.create.title')}
          isLegendHidden
          name="withLines"
          value={form.values.withLines ? ['lines'] : []}
          onChange={(chosen) => form.change({ withLines: chosen.includes('lines') })}
          choices={[
            {
              value: 'lines',
              label: t('projectOffice:quotes.create.withLines'),
              description: t('projectOffice:quotes.create.withLinesHint'),
            },
          ]}
        />
      )}
    </ProjectFormDialog>
  );
}
