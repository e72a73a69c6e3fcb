import type { MilestoneHandover } from '#contract/projects/handovers.ts';
import type { TypedMark } from '#contract/page.ts';
import { markLimits } from '#domain/projects/handovers/mark.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

type Props = {
  /** Goes before the ids of fields. */
  formId: string;
  handover: MilestoneHandover;
  typed: readonly TypedMark[];
  /** Sentences at fields, such as `marks.0.comment`. */
  errors: Readonly<Record<string, string>>;
};

const fewest = 2;
const empty: TypedMark = { picture: '', place: '', comment: '' };

/** Marks as rows of a plain form, for pages without scripts: which picture, where on it, and what should change (I7). */
export function MarkRows({ formId, handover: { pictures, link }, typed, errors }: Props) {
  const t = useTexts();
  if (pictures.length === 0 && link === '') return null;
  const rows = Array.from({ length: Math.max(fewest, typed.length) }, (_, index) => typed[index] ?? empty);
  const places = [
    ...pictures.map(({ n, alt }) => ({ value: String(n), label: t('projectApprovals:pictures.caption', { n, alt }) })),
    ...(link === '' ? [] : [{ value: 'page', label: t('projectApprovals:mark.onPage') }]),
  ];
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-1 font-semibold">{t('projectApprovals:rows.title')}</legend>
      <p className="text-sm text-muted">{t('projectApprovals:rows.hint')}</p>
      {rows.map((row, index) => (
        <div key={index} className="grid gap-3 border-s-2 border-edge ps-3 sm:ps-5">
          <Select
            id={`${formId}-row-${index}-picture`}
            name={`mark-${index}-picture`}
            label={t('projectApprovals:rows.where', { n: index + 1 })}
            options={places}
            defaultValue={row.picture || places[0]?.value}
            error={errors[`marks.${index}.picture`]}
          />
          <TextField
            id={`${formId}-row-${index}-place`}
            name={`mark-${index}-place`}
            label={t('projectApprovals:rows.place')}
            defaultValue={row.place}
            maxLength={markLimits.place}
            error={errors[`marks.${index}.place`]}
          />
          <TextArea
            id={`${formId}-row-${index}-comment`}
            name={`mark-${index}-comment`}
            label={t('projectApprovals:rows.comment')}
            defaultValue={row.comment}
            maxLength={markLimits.comment}
            error={errors[`marks.${index}.comment`]}
          />
        </div>
      ))}
      {rows.length < markLimits.marks ? (
        <Button type="submit" name="go" value="add-mark" size="sm" className="justify-self-start">
          {t('projectApprovals:rows.more')}
        </Button>
      ) : null}
    </fieldset>
  );
}
