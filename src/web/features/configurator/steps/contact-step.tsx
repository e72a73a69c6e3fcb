import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ContactInputs } from '#web/features/contact/contact-inputs.tsx';
import type { StepProps } from './step-props.ts';

/** Whom to answer; phone and company are optional (C6). */
export function ContactStep({ answers: { contact }, update, errorOf }: StepProps) {
  const t = useTexts();
  return (
    <div className="grid max-w-md gap-6">
      <ContactInputs
        inputOf={(field) => ({
          label: t(`configurator:questions.${field}`),
          ...(field === 'phone' && { hint: t('configurator:questions.phoneHint') }),
          error: errorOf(field),
          value: contact[field],
          onChange: (event) => update({ contact: { [field]: event.currentTarget.value } }),
        })}
      />
    </div>
  );
}
