import { dimensions } from '#domain/analytics/accuracy/accuracy-groups.ts';
import { measures } from '#domain/analytics/accuracy/accuracy.ts';
import { useQuery } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { accuracyAddress, readAccuracyChoice } from './accuracy-address.ts';

/** Chooses what estimates are held against and how projects are told apart; the address holds it. */
export function AccuracyChoices() {
  const t = useTexts();
  const { language } = usePage();
  const query = useQuery();
  const { measure, dimension } = readAccuracyChoice(query);
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <Choices
        label={t('analytics:accuracy.against.label')}
        choices={measures.map((each) => ({
          label: t(`analytics:accuracy.against.${each}`),
          address: accuracyAddress(query, { against: each }, language),
          isChosen: each === measure,
        }))}
      />
      <Choices
        label={t('analytics:accuracy.by')}
        choices={dimensions.map((each) => ({
          label: t(`analytics:accuracy.dimensions.${each}`),
          address: accuracyAddress(query, { by: each }, language),
          isChosen: each === dimension,
        }))}
      />
    </div>
  );
}

type Props = { label: string; choices: readonly { label: string; address: string; isChosen: boolean }[] };

function Choices({ label, choices }: Props) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">{label}</span>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.address}>
            <a
              href={choice.address}
              aria-current={choice.isChosen ? 'true' : undefined}
              className="filter-switch pointer-coarse:min-h-11"
            >
              {choice.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
