import type { ReferencePart, ReferenceWords } from '#domain/references/reference.ts';
import type { ReferenceStatus } from '#domain/references/reference-status.ts';
import type { Trade } from '#domain/configurator/answers.ts';
import type { CaseStudyLeave } from '#domain/case-studies/case-study-leave.ts';
import type { CaseStudyPart } from '#domain/case-studies/case-study.ts';
import type { ShownCaseStudy } from './case-studies.ts';
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
  /** The case study that leave is asked for or was given for; null where there is none. */
  caseStudy: CaseStudyOfPage | null;
};

/** A case study as the customer's page shows it, with everything that may be shown of them. */
export type CaseStudyOfPage = {
  leave: CaseStudyLeave;
  version: number;
  /** Parts that it has, and those that may be shown. */
  parts: readonly CaseStudyPart[];
  allowed: readonly CaseStudyPart[];
  /** There is something in it that they have not agreed to. */
  isNew: boolean;
  shown: ShownCaseStudy;
};

/** A form of a case study that was refused. */
export type CaseStudyFormState = {
  parts: readonly CaseStudyPart[];
  failure: string | null;
  errors: Readonly<Record<string, string>>;
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

/** What pages bring along of case studies. */
export type CaseStudyData = {
  caseStudyForm?: CaseStudyFormState;
  /** Those of finished projects, as the site shows them (A5). */
  caseStudies?: readonly ShownCaseStudy[];
  /** Trades that have one; left out where there are samples alone or none. */
  projectTrades?: readonly Trade[];
};
