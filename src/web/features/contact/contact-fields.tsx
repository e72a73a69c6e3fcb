import type { ContactField } from '#domain/contact/check-contact-message.ts';
import {
  type ContactMessage,
  contactBudgetAmounts,
  contactBudgets,
  contactServices,
  contactTimelines,
} from '#domain/contact/contact-message.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ContactInputs } from './contact-inputs.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';

type Props = { start: ContactMessage; errorOf: (field: ContactField) => string | undefined };

/** The questions of the contact form (spec §3); name, address and message are required. */
export function ContactFields({ start, errorOf }: Props) {
  const t = useTexts();
  return (
    <>
      <PersonFields start={start} errorOf={errorOf} />
      <ChoiceFields start={start} />
      <TextArea
        id="message"
        name="message"
        label={t('contact:fields.message')}
        hint={t('contact:fields.messageHint')}
        error={errorOf('message')}
        defaultValue={start.message}
        required
      />
    </>
  );
}

/** Two in a row stand at one height: from a tablet on, a hint is below its input. */
function PersonFields({ start, errorOf }: Props) {
  const t = useTexts();
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:[&_p]:order-1">
      <ContactInputs
        inputOf={(field) => ({
          label: t(`contact:fields.${field}`),
          ...(field === 'phone' && { hint: t('contact:fields.phoneHint') }),
          error: errorOf(field),
          defaultValue: start.contact[field],
        })}
        marksRequired
      />
    </div>
  );
}

function ChoiceFields({ start }: Pick<Props, 'start'>) {
  const t = useTexts();
  const { language } = usePage();
  const common = { mark: t('common:optional'), placeholder: t('contact:notChosen') };
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Select
        {...common}
        id="service"
        name="service"
        label={t('contact:fields.service')}
        defaultValue={start.service ?? ''}
        options={contactServices.map((value) => ({ value, label: t(`contact:services.${value}`) }))}
        className="sm:col-span-2"
      />
      <Select
        {...common}
        id="budget"
        name="budget"
        label={t('contact:fields.budget')}
        defaultValue={start.budget ?? ''}
        options={contactBudgets.map((value) => ({
          value,
          label: t(`contact:budgets.${value}`, contactBudgetAmounts(value, language)),
        }))}
      />
      <Select
        {...common}
        id="timeline"
        name="timeline"
        label={t('contact:fields.timeline')}
        defaultValue={start.timeline ?? ''}
        options={contactTimelines.map((value) => ({ value, label: t(`contact:timelines.${value}`) }))}
      />
    </div>
  );
}
