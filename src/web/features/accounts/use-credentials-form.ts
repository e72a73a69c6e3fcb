import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import type { Credentials, CredentialIssue } from './credential-checks.ts';

export type CredentialsFormOptions = {
  check: (credentials: Credentials) => CredentialIssue[];
  /** Sends what was typed and opens the next page. What it throws is shown. */
  send: (credentials: Credentials) => Promise<void>;
};

type State = {
  issues: CredentialIssue[];
  /** Why the last attempt failed; the number tells attempts apart. */
  failure: { attempt: number; error: unknown } | null;
  isSending: boolean;
};

/**
 * State of a form with username and password. The fields keep what was typed, even before React started; only a
 * password that the server refused is cleared. Stays sending after a success, until the next page is there.
 */
export function useCredentialsForm({ check, send }: CredentialsFormOptions) {
  const [state, setState] = useState<State>({ issues: [], failure: null, isSending: false });

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state.isSending) return;
    const form = event.currentTarget;
    const credentials = readCredentials(form);
    const issues = check(credentials);
    const [first] = issues;
    setState({ issues, failure: null, isSending: !first });
    if (first) return fieldOf(form, first.field)?.focus();
    try {
      await send(credentials);
    } catch (error) {
      const password = fieldOf(form, 'password');
      if (password && error instanceof ApiError && error.status === 401) password.value = '';
      setState({ issues: [], failure: { attempt: Date.now(), error }, isSending: false });
    }
  }

  return { ...state, submit };
}

function readCredentials(form: HTMLFormElement): Credentials {
  return { username: fieldOf(form, 'username')?.value ?? '', password: fieldOf(form, 'password')?.value ?? '' };
}

function fieldOf(form: HTMLFormElement, name: keyof Credentials): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}
