import { contactInputs } from '../../../lib/forms/contact-inputs.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { StepProps } from './step-props.ts';

/** Whom to answer; phone and company are optional (C6). */
export function ContactStep({ answers, update, errorOf }: StepProps) {
  const t = useTexts();
  const { contact } = answers;
  return (
    <div className="grid max-w-md gap-6">
      <TextField
        {...contactInputs.name}
        label={t('configurator:questions.name')}
        error={errorOf('name')}
        value={contact.name}
        onChange={(event) => update({ contact: { name: event.currentTarget.value } })}
      />
      <TextField
        {...contactInputs.email}
        label={t('configurator:questions.email')}
        error={errorOf('email')}
        value={contact.email}
        onChange={(event) => update({ contact: { email: event.currentTarget.value } })}
      />
      <TextField
        {...contactInputs.phone}
        label={t('configurator:questions.phone')}
        mark={t('common:optional')}
        hint={t('configurator:questions.phoneHint')}
        error={errorOf('phone')}
        value={contact.phone}
        onChange={(event) => update({ contact: { phone: event.currentTarget.value } })}
      />
      <TextField
        {...contactInputs.company}
        label={t('configurator:questions.company')}
        mark={t('common:optional')}
        error={errorOf('company')}
        value={contact.company}
        onChange={(event) => update({ contact: { company: event.currentTarget.value } })}
      />
    </div>
  );
}
