import type { AccuracyGroup, Dimension } from '#domain/analytics/accuracy/accuracy-groups.ts';
import { leastProjects } from '#domain/analytics/accuracy/accuracy.ts';
import { useQuery } from '../../../lib/navigation.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { countText } from '../figure-texts.ts';
import { accuracyAddress, readAccuracyChoice } from './accuracy-address.ts';
import { claimText, groupText } from './accuracy-texts.ts';

type Props = { groups: readonly AccuracyGroup[]; dimension: Dimension };

/** A sentence for each group that has enough projects, as a link to them; the others are only named. */
export function Claims({ groups, dimension }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const query = useQuery();
  const { group: chosen } = readAccuracyChoice(query);
  const reader = { t, language };
  const few = groups.filter(({ name, accuracy }) => name !== 'all' && !accuracy.deviation);
  return (
    <div className="grid gap-3">
      <ul className="grid gap-1">
        {groups.map((group) => {
          const claim = claimText(group, dimension, reader);
          if (claim === null) return null;
          return (
            <li key={group.name} className="flex flex-wrap items-baseline gap-x-3">
              <a
                href={accuracyAddress(query, { of: group.name }, language)}
                aria-current={group.name === chosen ? 'true' : undefined}
                className="inline-block py-0.5 aria-current:font-semibold pointer-coarse:py-2.5"
              >
                {claim}
              </a>
              <span className="text-sm text-muted">
                {t('analytics:accuracy.projects', { count: group.accuracy.projects })}
              </span>
            </li>
          );
        })}
      </ul>
      {few.length === 0 ? null : (
        <p className="max-w-prose text-sm text-muted">
          {t('analytics:accuracy.few', {
            least: leastProjects,
            groups: few
              .map(
                ({ name, accuracy }) =>
                  `${groupText(name, dimension, reader)} (${countText(accuracy.projects, language)})`,
              )
              .join(', '),
          })}
        </p>
      )}
    </div>
  );
}
