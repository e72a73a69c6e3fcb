import type { ReferencePart, ReferenceWords } from '#domain/references/reference.ts';
import type { ReferenceStatus } from '#domain/references/reference-status.ts';
import type { ShownReference } from './references.ts';

/** A reference as its customer's page shows it (A11). */
export type ReferenceOfPage = {
  /** The key in its address. */
  key: string;
  status: ReferenceStatus;
  version: number;
  /** `#0001 - title`. */
  project: string;
  words: ReferenceWords;
  /** Parts that may be shown. */
  parts: readonly ReferencePart[];
  /** As it is stored, in its own language. */
  shown: ShownReference;
};

/** A form of a reference that was looked at without scripts, or refused. */
export type ReferenceFormState = {
  words: ReferenceWords;
  parts: readonly ReferencePart[];
  hasConsent: boolean;
  isPreview: boolean;
  /** Why it was refused, where no field says it. */
  failure: string | null;
  /** Sentences at fields, in the language of the project. */
  errors: Readonly<Record<string, string>>;
};
