import type { OwnProjectDetail } from '#contract/projects/own-projects.ts';
import { formatQuantity } from '#domain/exact-money.ts';

type Props = Pick<OwnProjectDetail, 'scope' | 'language'>;

/** What was agreed, as it was signed (I1). */
export function ScopeList({ scope, language }: Props) {
  return (
    <ul lang={language} className="border-t-2 border-ink">
      {scope.map(({ name, quantity, unit, description }, index) => (
        <li key={index} className="grid gap-1 border-b border-hair py-3 sm:grid-cols-[1fr_auto] sm:gap-x-6">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="figures text-muted">{`${formatQuantity(quantity, language)} ${unit}`.trim()}</span>
          {description === '' ? null : (
            <span className="max-w-prose whitespace-pre-line text-muted sm:col-span-2">{description}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
