import { useRef, useState } from 'react';
import { ApiError } from '../http/api.ts';
import { fieldId } from './field-id.ts';
import type { FieldOf, FormState, PatchForm } from './form-state.ts';
import type { FieldErrors } from './refused-fields.ts';

type Start<Values> = {
  id: string;
  start: Values | (() => Values);
  /** Sentences that the server has put beside fields of a form that was submitted without scripts. */
  startErrors?: FieldErrors<FieldOf<Values>>;
};

/** State of a form, what components show of its errors, and the changes of it that need no server. */
export function useFormState<Values extends object>({ id, start, startErrors = {} }: Start<Values>) {
  const [state, setState] = useState<FormState<Values>>(() => ({
    values: typeof start === 'function' ? start() : start,
    errors: startErrors,
    failure: null,
    isSending: false,
  }));
  // What is called later than it was made, such as after an upload, goes on from what has been typed meanwhile.
  const latest = useRef(state);
  const { errors, failure } = state;
  /** Entries of the error summary, in the order in which the check returns issues: that on screen. */
  const items = Object.entries<string | undefined>(errors).flatMap(([name, text]) =>
    text === undefined ? [] : [{ field: name as FieldOf<Values>, fieldId: fieldId(id, name), text }],
  );

  const patch: PatchForm<Values> = (part) => {
    latest.current = { ...latest.current, ...part };
    setState(latest.current);
  };

  function clearError(name: string): void {
    if (errors[name as FieldOf<Values>] !== undefined) patch({ errors: { ...errors, [name]: undefined } });
  }

  const isPlaced = failure?.error instanceof ApiError && failure.error.body?.code === 'invalid-input';
  /** Why the attempt failed, unless fields say all there is to say. */
  const callError = failure && !(isPlaced && items.length > 0) ? failure.error : null;
  /** Returns id, name and error of a field. */
  const field = (name: FieldOf<Values>) => ({ id: fieldId(id, name), name, error: errors[name] });
  return { ...state, now: () => latest.current, patch, items, callError, field, clearError };
}
