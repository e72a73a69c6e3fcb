import { useTexts } from '../texts/use-texts.ts';
import type { FieldOf } from './form-state.ts';

/** A form that knows what somebody else has saved. */
export type Conflicts<Values> = { theirs: (field: FieldOf<Values>) => unknown };

/**
 * Returns what somebody else has saved in a text field that was edited too, as a hint; undefined for the other fields. `textOf`
 * gives the text of a value that is not shown as it is. For screens of the back office.
 */
export function useConflictHints<Values>(
  { theirs }: Partial<Conflicts<Values>>,
  textOf: (field: FieldOf<Values>, value: string) => string = (_, value) => value,
): (field: FieldOf<Values>) => string | undefined {
  const t = useTexts();
  return (field) => {
    const saved = theirs?.(field);
    if (typeof saved !== 'string') return undefined;
    const value = textOf(field, saved);
    return t('backOffice:conflict.now', { value: value === '' ? t('backOffice:conflict.empty') : value });
  };
}
