import { type PriceField, priceAt } from '#domain/estimates/price-book/price-fields.ts';
import type { PriceBook } from '#domain/estimates/price-book/price-book.ts';
import type { GetText } from '#locales/text-key.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { fieldId, fieldName, figureText } from './field-words.ts';
import type { PriceDraftState } from './use-price-draft.ts';

type Props = {
  field: PriceField;
  present: PriceBook;
  draft: PriceDraftState;
  /** Id of the text that says what is wrong with it; undefined where nothing is. */
  problemId: string | undefined;
};

/** One figure: which end it is and its unit stand within the field, what is in force beneath it once it is changed. */
export function PriceInput({ field, present, draft, problemId }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { path, end, unit } = field;
  const value = priceAt(present, field);
  const typed = draft.typed[path];
  const id = fieldId(path);
  const isChanged = typed !== undefined;
  const after = unitText(unit, Number(typed ?? value), t);
  return (
    <div className="grid min-w-0 content-start gap-1">
      <div className="relative">
        <Sign side="start" text={signText(end, t)} />
        <input
          id={id}
          className={classNames('control figures ps-11! text-end', after.length > 1 ? 'pe-12!' : 'pe-8!')}
          data-size="sm"
          data-set={isChanged && problemId === undefined ? '' : undefined}
          inputMode="numeric"
          autoComplete="off"
          aria-label={fieldName(field, t)}
          aria-invalid={problemId === undefined ? undefined : true}
          aria-describedby={problemId ?? (isChanged ? `${id}-was` : undefined)}
          value={typed ?? String(value)}
          onChange={(event) => draft.type(field, event.target.value)}
        />
        <Sign side="end" text={after} />
      </div>
      {isChanged ? (
        <p id={`${id}-was`} className="text-end text-sm text-muted">
          {t('priceBook:editor.was', { value: figureText(value, unit, { t, language }) })}
        </p>
      ) : null}
    </div>
  );
}

/** Which end a figure is, or its unit; what is in the name anyway has no sign. */
function signText(of: PriceField['end'] | Exclude<PriceField['unit'], 'days'>, t: GetText): string {
  return of === 'only' || of === 'weeks' || of === 'features' ? '' : t(`priceBook:editor.signs.${of}`);
}

/** The unit beside a figure, in the form that the figure asks for. */
const unitText = (unit: PriceField['unit'], count: number, t: GetText): string =>
  unit === 'days' ? t('priceBook:editor.signs.days', { count }) : signText(unit, t);

type SignProps = { side: 'start' | 'end'; text: string };

/** Lettering within the field; the name of the control says it to screen readers. */
function Sign({ side, text }: SignProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute inset-y-0 flex items-center text-sm text-muted',
        side === 'start' ? 'start-2.5' : 'end-2.5',
      )}
    >
      {text}
    </span>
  );
}
