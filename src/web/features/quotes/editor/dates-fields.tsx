import { addDays } from '#domain/analytics/periods.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Editor } from './use-editor.ts';

type Props = { editor: Editor };

/** Days of validity that are chosen with one press. */
const usualDays = [14, 30, 60] as const;

/** Until when the quote is valid, and when the work begins and ends. */
export function DatesFields({ editor: { input, change, today } }: Props) {
  const t = useTexts();
  return (
    <div className="grid gap-4 sm:grid-cols-[1.3fr_1fr_1fr]">
      <div className="grid content-start gap-2">
        <TextField
          {...input('validUntil')}
          type="date"
          label={t('quoteEditor:fields.validUntil')}
          min={today}
          required
        />
        <div role="group" aria-label={t('quoteEditor:validity.label')} className="flex flex-wrap gap-2">
          {usualDays.map((days) => (
            <Button key={days} size="sm" onClick={() => change({ validUntil: addDays(today, days) })}>
              {t('quoteEditor:validity.days', { days })}
            </Button>
          ))}
        </div>
      </div>
      <TextField {...input('startDate')} type="date" label={t('quoteEditor:fields.startDate')} />
      <TextField {...input('deliveryDate')} type="date" label={t('quoteEditor:fields.deliveryDate')} />
    </div>
  );
}
