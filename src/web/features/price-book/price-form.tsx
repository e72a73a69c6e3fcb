import type { PriceVersionInFull } from '#contract/price-book/price-versions.ts';
import { type PriceField, priceAt } from '#domain/estimates/price-book/price-fields.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { fieldId, figureText } from './field-words.ts';
import { type PriceGroup, type PriceLine, fixedLines, priceGroups, sectionsOf } from './price-groups.ts';
import { PriceInput } from './price-input.tsx';
import type { PriceDraftState } from './use-price-draft.ts';

type Props = {
  present: PriceVersionInFull;
  draft: PriceDraftState;
  /** What is wrong with figures, in words by path. */
  problems: ReadonlyMap<string, string>;
};

/** Every figure of the price book by groups (G7). */
export function PriceForm(props: Props) {
  return (
    <div className="grid gap-10">
      {priceGroups.map((group) => (
        <Group key={group} {...props} group={group} />
      ))}
      <Fixed present={props.present} />
    </div>
  );
}

type GroupProps = Props & { group: PriceGroup };

function Group({ group, ...props }: GroupProps) {
  const t = useTexts();
  const id = `prices-${group}`;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="grid gap-1 border-b-2 border-ink pb-2">
        <h2 id={id} className="text-xl">
          {t(`priceBook:groups.${group}.title`)}
        </h2>
        <p className="max-w-prose text-sm text-muted">{t(`priceBook:groups.${group}.text`)}</p>
      </div>
      {sectionsOf(group, t).map((section) => (
        <div key={section.id} className="grid">
          {section.title === '' ? null : <h3 className="pt-2 pb-1 text-base">{section.title}</h3>}
          {section.lines.map((line) => (
            <Line key={line.id} {...props} line={line} />
          ))}
        </div>
      ))}
    </section>
  );
}

type LineProps = Props & { line: PriceLine };

function Line({ line, present, draft, problems }: LineProps) {
  // The name keeps a readable width: where four figures leave too little beside them, it stands above.
  const isLong = line.fields.length > 2;
  const columns = isLong
    ? '@min-[32rem]/figures:grid-cols-[7.5rem_7.5rem_7.5rem_7.5rem] @min-[48rem]/figures:grid-cols-[minmax(0,1fr)_7.5rem_7.5rem_7.5rem_7.5rem]'
    : '@min-[28rem]/figures:grid-cols-[minmax(0,1fr)_7.5rem_7.5rem]';
  return (
    <div className={classNames('grid grid-cols-2 items-start gap-x-2 gap-y-1.5 border-b border-hair py-2.5', columns)}>
      <p
        className={classNames(
          'col-span-full text-sm leading-snug',
          isLong
            ? '@min-[48rem]/figures:col-span-1 @min-[48rem]/figures:py-1.5'
            : '@min-[28rem]/figures:col-span-1 @min-[28rem]/figures:py-1.5',
        )}
      >
        {line.name}
      </p>
      {line.fields.map((field) => (
        <PriceInput
          key={field.path}
          field={field}
          present={present.content}
          draft={draft}
          problemId={problems.has(field.path) ? problemIdOf(field) : undefined}
        />
      ))}
      {line.fields.map((field) =>
        problems.has(field.path) ? (
          <div key={field.path} className="col-span-full grid justify-items-end">
            <FieldError id={problemIdOf(field)}>{problems.get(field.path) ?? ''}</FieldError>
          </div>
        ) : null,
      )}
    </div>
  );
}

const problemIdOf = ({ path }: PriceField) => `${fieldId(path)}-error`;

type FixedProps = Pick<Props, 'present'>;

function Fixed({ present }: FixedProps) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <section aria-labelledby="prices-fixed" className="grid gap-3">
      <div className="grid gap-1">
        <h2 id="prices-fixed" className="text-xl">
          {t('priceBook:groups.fixed.title')}
        </h2>
        <p className="max-w-prose text-sm text-muted">{t('priceBook:groups.fixed.text')}</p>
      </div>
      <DefinitionList
        items={fixedLines(t).map(({ id, name, fields }) => ({
          id,
          term: name,
          detail: (
            <span className="figures">
              {fields
                .map((field) => figureText(priceAt(present.content, field), field.unit, { t, language }))
                .join(' – ')}
            </span>
          ),
        }))}
      />
    </section>
  );
}
