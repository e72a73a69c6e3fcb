import { type ChangeEvent, useEffect, useEffectEvent } from 'react';
import { errorsId, fieldId } from './field-id.ts';
import { type FieldOf, type FormOptions, viewOf } from './form-state.ts';
import { useFormState } from './use-form-state.ts';
import { useFormSubmit } from './use-form-submit.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type TextFieldOf<Values> = {
  [Field in FieldOf<Values>]: Values[Field] extends string ? Field : never;
}[FieldOf<Values>];

/**
 * State of a form: checks the values by domain rules, sends them, and shows refusals at the fields. Keeps the typed values
 * when the server rejects the form, and merges them when somebody else has changed the record meanwhile (G5).
 */
export function useForm<Values extends object, Stored = unknown>(options: FormOptions<Values, Stored>) {
  const { id } = options;
  const changes = useFormState(options);
  const { state, clearErrors, replace, change, takeStored } = changes;
  const view = viewOf(options, state);
  const submission = useFormSubmit(options, changes);
  useFocusAfterRefusal(state.refusals, [errorsId(id), ...view.items.map((item) => item.fieldId)]);

  /** Returns id, name and error of an uncontrolled field. */
  function field(name: FieldOf<Values>) {
    return { id: fieldId(id, name), name, error: state.errors[name] };
  }

  /** Returns the props of a controlled text field or select. */
  function input(name: TextFieldOf<Values>) {
    return {
      id: fieldId(id, name),
      error: state.errors[name],
      value: state.values[name] as string,
      onChange: ({ target }: ChangeEvent<Control>) => change({ [name]: target.value } as unknown as Partial<Values>),
    };
  }

  return { ...state, ...view, ...submission, clearErrors, replace, change, takeStored, field, input };
}
export type Form<Values extends object, Stored = unknown> = ReturnType<typeof useForm<Values, Stored>>;

/** Moves the focus, which lies outside React, to the first element of the list that is on the page. */
function useFocusAfterRefusal(refusals: number, ids: readonly string[]): void {
  const moveFocus = useEffectEvent(() => {
    const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    found?.focus();
  });
  useEffect(() => {
    if (refusals > 0) moveFocus();
  }, [refusals]);
}
