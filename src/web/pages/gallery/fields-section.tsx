import { languages } from '#domain/languages.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Samples } from './sample-texts.ts';
import { Section } from './section.tsx';

type Props = { texts: Samples; scope: string };

/** Fields empty, filled, wrong and disabled, with the summary that leads to them. */
export function FieldsSection({ texts, scope }: Props) {
  const { fields } = texts;
  const options = languages.map((language) => ({ value: language, label: language }));
  return (
    <Section name="Fields">
      <ErrorSummary
        title={texts.errors.title}
        items={[
          { fieldId: `${scope}-email`, text: fields.emailError },
          { fieldId: `${scope}-objectives-error`, text: texts.choices.objectivesError },
        ]}
      />
      <div className="gallery-pair">
        <TextField id={`${scope}-name`} label={fields.name} defaultValue="Ľubomíra Šťastná" autoComplete="off" />
        <TextField id={`${scope}-phone`} label={fields.phone} mark={fields.optional} type="tel" placeholder="+421" />
        <TextField
          id={`${scope}-email`}
          label={fields.email}
          hint={fields.emailHint}
          error={fields.emailError}
          type="email"
          defaultValue="lubka@"
        />
        <TextField
          id={`${scope}-budget`}
          label={fields.budget}
          hint="100 – 100 000 €"
          inputMode="decimal"
          suffix="€"
          defaultValue="2 400"
        />
        <Select id={`${scope}-language`} label={fields.language} options={options} placeholder={fields.choose} />
        <Select
          id={`${scope}-wrong`}
          label={fields.language}
          options={options}
          placeholder={fields.choose}
          error={fields.choose}
        />
        <TextField id={`${scope}-off`} label={fields.name} defaultValue="Jørgen Ærø" disabled />
        <Select id={`${scope}-select-off`} label={fields.language} options={options} disabled />
      </div>
      <TextArea id={`${scope}-message`} label={fields.message} hint={texts.states.emptyText} counter={fields.counter} />
    </Section>
  );
}
