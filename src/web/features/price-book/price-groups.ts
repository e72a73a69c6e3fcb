import { serviceTypes } from '#domain/configurator/answers.ts';
import { type FeatureId, featureCategories, featuresByCategory } from '#domain/configurator/features.ts';
import { type PriceField, type PriceSubject, priceFields } from '#domain/estimates/price-book/price-fields.ts';
import type { GetText } from '#locales/text-key.ts';
import { subjectName } from './field-words.ts';

/** Groups of the form, in its order. */
export const priceGroups = ['base', 'features', 'packages', 'urgency', 'marketing', 'installments'] as const;
export type PriceGroup = (typeof priceGroups)[number];

/** One line of the form: a name and the figures that belong to it. */
export type PriceLine = { id: string; name: string; fields: PriceField[] };
/** Lines under a heading of their own; an empty one has none. */
export type PriceSection = { id: string; title: string; lines: PriceLine[] };

/** What a group of the form shows. */
export function sectionsOf(group: PriceGroup, t: GetText): PriceSection[] {
  if (group === 'base')
    return serviceTypes.map((serviceType) => ({
      id: serviceType,
      title: t(`configurator:serviceTypes.${serviceType}.name`),
      lines: linesOf(
        (subject) => subject.kind === 'base' && subject.serviceType === serviceType,
        (subject) => (subject.kind === 'base' ? t(`configurator:sizes.${subject.size}.name`) : ''),
      ),
    }));
  if (group === 'features')
    return featureCategories.map((category) => {
      const features: readonly FeatureId[] = featuresByCategory[category];
      return {
        id: category,
        title: t(`configurator:featureCategories.${category}`),
        lines: features.map((feature) => ({
          id: feature,
          name: t(`configurator:features.${feature}.name`),
          fields: priceFields.filter(({ subject }) => 'feature' in subject && subject.feature === feature),
        })),
      };
    });
  const kind = (
    { packages: 'package', urgency: 'urgency', marketing: 'marketing', installments: 'installments' } as const
  )[group];
  return [
    {
      id: group,
      title: '',
      lines: linesOf(
        (subject) => subject.kind === kind,
        (subject) => subjectName(subject, t),
      ),
    },
  ];
}

/** Figures that stay as they are, each range or single figure on a line. */
export function fixedLines(t: GetText): PriceLine[] {
  const isFixed = new Set(priceFields.filter(({ bounds }) => bounds === null));
  return gather(
    [...isFixed].filter(({ subject }) => subject.kind !== 'urgency'),
    (subject) => subjectName(subject, t),
  );
}

function linesOf(isWanted: (subject: PriceSubject) => boolean, nameOf: (subject: PriceSubject) => string): PriceLine[] {
  return gather(
    priceFields.filter(({ subject, bounds }) => bounds !== null && isWanted(subject)),
    nameOf,
  );
}

/** Both ends of a range stand on one line. */
function gather(fields: readonly PriceField[], nameOf: (subject: PriceSubject) => string): PriceLine[] {
  return [
    ...Map.groupBy(fields, ({ path, end }) => (end === 'only' ? path : path.slice(0, path.lastIndexOf('.')))),
  ].map(([id, own]) => ({ id, name: own[0] ? nameOf(own[0].subject) : '', fields: own }));
}
