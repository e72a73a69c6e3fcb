import { type FirmRight, firmRights } from '#domain/firms/rights.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ChoiceCards } from '../../ui/choice-cards.tsx';

type Props = { id: string; right: FirmRight };

/** What a colleague will see, as cards that say it in a sentence (I5). */
export function RightsField({ id, right }: Props) {
  const t = useTexts();
  const choices = firmRights.map((value) => ({
    value,
    label: t(`firms:rights.${value}.title`),
    description: t(`firms:rights.${value}.text`),
  }));
  return (
    <ChoiceCards
      id={id}
      name="right"
      type="radio"
      legend={t('firms:rights.label')}
      choices={choices}
      defaultValue={[right]}
    />
  );
}
