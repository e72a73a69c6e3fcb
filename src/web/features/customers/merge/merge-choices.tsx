import type { CustomerDetail } from '#contract/customers.ts';
import { type NumberField, formatNumber, numberFields, numberKind } from '#domain/customers/company-numbers.ts';
import type { MergeField } from '#domain/customers/merge.ts';
import { useIssueText } from '../../../lib/forms/use-issue-text.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RadioRows } from '../../../ui/radio-rows.tsx';
import { useCountryName } from '../country-names.ts';
import type { MergeState, Pair } from './use-merge.ts';

type Props = { merge: MergeState; pair: Pair };

/** Who stays, from whom each differing value comes, and what will move. */
export function MergeChoices({ merge, pair }: Props) {
  const t = useTexts();
  const sentenceOf = useIssueText();
  const { kept, other } = pair;
  const inOrder = [kept, other].toSorted((one, another) => (one.id < another.id ? -1 : 1));
  return (
    <>
      <RadioRows
        name="merge-kept"
        legend={t('customers:merge.stays')}
        hint={t('customers:merge.staysHint')}
        value={kept.id}
        choices={inOrder.map((each) => ({ value: each.id, label: nameOf(each), note: each.email }))}
        onChoose={merge.keep}
      />
      {merge.conflicts.length > 0 ? <Values merge={merge} inOrder={inOrder} pair={pair} /> : null}
      <Notice tone="info">
        {merge.conflicts.length === 0 ? <p>{t('customers:merge.same')}</p> : null}
        <p>
          {other.requests > 0
            ? t('customers:merge.moves', { count: other.requests })
            : t('customers:merge.movesContacts')}
        </p>
      </Notice>
      {merge.issue ? (
        <Notice tone="danger" role="alert">
          {sentenceOf(merge.issue)}
        </Notice>
      ) : null}
    </>
  );
}

type ValuesProps = Props & { inOrder: readonly CustomerDetail[] };

function Values({ merge, inOrder, pair }: ValuesProps) {
  const t = useTexts();
  const wordsOf = useValueWords();
  const labelOf = useFieldLabel();
  return (
    <div className="grid gap-4">
      <h3 className="text-lg">{t('customers:merge.values')}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        {merge.conflicts.map((field) => (
          <RadioRows
            key={field}
            name={`merge-${field}`}
            legend={labelOf(field, pair.kept)}
            value={merge.takenFromOther.includes(field) ? pair.other.id : pair.kept.id}
            choices={inOrder.map((each) => ({ value: each.id, label: wordsOf(field, each) }))}
            onChoose={(id) => merge.take(field, id === pair.other.id)}
          />
        ))}
      </div>
    </div>
  );
}

const nameOf = ({ name, company }: CustomerDetail) => (company === '' ? name : `${name}, ${company}`);

const isNumber = (field: MergeField): field is NumberField => numberFields.some((each) => each === field);

function useFieldLabel(): (field: MergeField, customer: CustomerDetail) => string {
  const t = useTexts();
  return (field, { country }) => {
    if (!isNumber(field)) return t(`customers:fields.${field}`);
    return t(`customers:numbers.${numberKind(country, field) ?? 'vat'}`);
  };
}

/** The value of a field as one reads it. */
function useValueWords(): (field: MergeField, customer: CustomerDetail) => string {
  const t = useTexts();
  const countryName = useCountryName();
  return (field, customer) => {
    if (field === 'language') return t(`common:language.names.${customer.language}`);
    if (field === 'country') return countryName(customer.country) ?? customer.country;
    const kind = isNumber(field) ? numberKind(customer.country, field) : null;
    return kind ? formatNumber(kind, customer[field]) : customer[field];
  };
}
