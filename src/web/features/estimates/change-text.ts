import type { PriceSuggestion } from '#domain/estimates/price-book/suggest-changes.ts';
import type { PriceChange } from '#domain/estimates/price-book/price-change.ts';
import { estimateLineText } from '#locales/estimate-texts.ts';
import type { GetText } from '#locales/text-key.ts';

/** A change in words, and its effect on the price. */
export type ChangeText = { label: string; note: string };

/** Words a suggested change. */
export function changeText({ change, after }: PriceSuggestion, t: GetText): ChangeText {
  const { name, note } = subjectOf(change, t);
  const saving = change.kind === 'with-feature' && change.reaches ? packageOf(after, t) : null;
  return { label: t(`estimates:changes.kinds.${change.kind}`, { name }), note: saving ? `${note}. ${saving}` : note };
}

function subjectOf(change: PriceChange, t: GetText): { name: string; note: string } {
  switch (change.kind) {
    case 'smaller-size':
    case 'larger-size':
      return { name: t(`configurator:sizes.${change.size}.name`), note: t(`configurator:sizes.${change.size}.text`) };
    case 'without-feature':
    case 'with-feature':
      return {
        name: t(`configurator:features.${change.feature}.name`),
        note: t(`configurator:features.${change.feature}.text`),
      };
    case 'later':
      return { name: t(`configurator:timelines.${change.timeline}.name`), note: t('estimates:changes.notes.later') };
    case 'other-service':
      return {
        name: t(`configurator:serviceTypes.${change.serviceType}.name`),
        note: t(
          change.serviceType === 'web-app'
            ? 'estimates:changes.notes.web-app'
            : 'estimates:changes.notes.website-redesign',
        ),
      };
    default:
      return change satisfies never;
  }
}

/** The package that the changed estimate holds, as its own line says it. */
function packageOf({ lines }: PriceSuggestion['after'], t: GetText): string | null {
  for (const { reason } of lines) {
    if (reason.kind === 'saving-on-all') return `${estimateLineText(reason, t).label}.`;
  }
  return null;
}
