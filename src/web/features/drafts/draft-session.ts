import type { Answers } from '#domain/configurator/answers.ts';
import type { Step } from '#domain/configurator/steps.ts';
import type { FullDraft } from './stashed-draft.ts';

/** When the account stored the answers as they were saved here (ms); `waiting` until the server can be reached. */
export type AccountState = { savedAt: number } | 'waiting' | null;

/** The draft that is being edited in the configurator, and how it is replaced by another one (C7, C10). */
export type DraftSession = {
  answers: Answers;
  step: Step;
  /** True once the form is hydrated and no mailed link is being opened. */
  isLive: boolean;
  /** When the answers were last saved (ms); null when they were not. */
  savedAt: number | null;
  /** False once this browser has refused to store answers. */
  canSave: boolean;
  /** When the draft that this visit continues was saved (ms). */
  restoredAt: number | null;
  /** Token of a mailed link whose draft is being loaded (C10); null when there is none, or it has been loaded. */
  linkToken: string | null;
  /** Continues with the present draft, without that of the mailed link. */
  dismissLink: () => void;
  /** Replaces the present draft; `at` opens the first incomplete step of the new one. */
  restoreDraft: (draft: FullDraft, at?: 'its-step') => void;
  /** Whether the account has the answers too (C7). */
  account: AccountState;
  setAccount: (account: AccountState) => void;
};
