import type { FeatureId } from '#domain/configurator/features.ts';
import type { WritingTexts } from '#domain/writing/writing-texts.ts';

/** What the writer says of each feature, without the name, which the configurator gives it. */
export type UnnamedFeatures = Record<FeatureId, Omit<WritingTexts['features'][FeatureId], 'name'>>;

/** The writer's features under the names of the configurator, so that plan, estimate and library call them the same. */
export function namedFeatures(
  features: UnnamedFeatures,
  names: Record<FeatureId, { name: string }>,
): WritingTexts['features'] {
  const named = Object.entries(features).map(([id, texts]) => [id, { ...texts, name: names[id as FeatureId].name }]);
  return Object.fromEntries(named) as WritingTexts['features'];
}
