import type { Answers } from '#domain/configurator/answers.ts';
import type { AnswerField } from '#domain/configurator/step-checks.ts';
import type { Step } from '#domain/configurator/steps.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import type { PublishedParts, ShownNotice } from '#domain/content/shown-content.ts';
import type { VersionedPriceBook } from '#domain/estimates/price-book/price-book.ts';
import type { PublicIssue } from '#domain/field-issue.ts';
import type { FirmRight } from '#domain/firms/rights.ts';
import type { Language, LanguageHosts } from '#domain/languages.ts';
import type { Screen } from '#domain/routes.ts';
import type { RetentionTerms } from '#domain/retention/retention-schedule.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import type { ThreadPlace } from '#domain/threads/thread.ts';
import type { DefaultTheme } from '#domain/settings/look-settings.ts';
import type { CurrentUser } from './accounts/accounts.ts';
import type { FieldError } from './error-body.ts';
import type { OwnEstimate } from './estimates.ts';
import type { MailPreferencesOfPage, OwnMailPreferences } from './mail/mail-preferences.ts';
import type { OwnFirms } from './firms/firms.ts';
import type { PaymentOfPage, PaymentPage } from './payments/payment-page.ts';
import type { OwnData } from './portal/own-data.ts';
import type { ReferenceStatus } from '#domain/references/reference-status.ts';
import type { OwnProjectDetail } from './projects/own-projects.ts';
import type { ProjectFiles } from './projects/project-files.ts';
import type { MaterialFormState, MaterialList } from './projects/project-material.ts';
import type { OwnRequestDetail, RequestFormState } from './service-requests/own-requests.ts';
import type { CaseStudyData, ReferenceFormState, ReferenceOfPage } from './projects/reference-page.ts';
import type { ShownReference } from './projects/references.ts';
import type { ThreadPage } from './threads.ts';
import type { QuoteOfPage } from './quotes/private-quote.ts';
import type { VerifiedDocument } from './quotes/verify.ts';

/** State of the configurator while its form is walked without scripts: the server carries it from step to step. */
export type FormWalk = {
  step: Step;
  answers: Answers;
  issues: PublicIssue<AnswerField>[];
  /** Key of the submission to come, and proof of when the form was begun. */
  idempotencyKey: string;
  startedToken: string;
  /** Kept estimate that the summary shows. */
  storedEstimate: OwnEstimate | null;
  /** What kept the last submission from being accepted, in the visitor's language. */
  failure: string | null;
};

/** State of the contact form while it is sent without scripts: what was typed, and what keeps it from being accepted. */
export type ContactFormState = {
  message: ContactMessage;
  /** What keeps the message from being accepted, with a sentence in the visitor's language at each field. */
  issues: FieldError[];
  idempotencyKey: string;
  startedToken: string;
  /** The form came from a page that is the same for everyone, without key and proof: it is shown once more to be sent. */
  isToConfirm: boolean;
  /** Its key had stored an earlier version: it has a new one, and is a message of its own if it is sent. */
  isSentBefore: boolean;
  /** What kept the last attempt from being accepted, in the visitor's language. */
  failure: string | null;
};

/** What the forms of a quote's page bring without scripts: a key for the next submission, and a refused form as it was typed. */
export type QuoteFormState = {
  idempotencyKey: string;
  /** Which form was refused; null where none was. */
  kind: 'ask' | 'changes' | 'decline' | 'sign' | 'undo' | null;
  typed: Readonly<Record<string, string>>;
  issues: FieldError[];
  /** What kept it from being accepted, in the language of the quote. */
  failure: string | null;
  /** Address that a code has just been mailed to. */
  codeSentTo: string | null;
};

/** A customer's own project with what is asked and was paid for each of its signed quotes; no money where it has none. */
export type ProjectOfPage = {
  project: OwnProjectDetail;
  /** What the customer owes it. */
  material: MaterialList;
  money: { quoteId: string; page: PaymentPage }[];
  /** The first page of its files. */
  files: ProjectFiles;
  /** How its reference stands; null where none was asked for, or where somebody else is asked (A11). */
  reference: ReferenceStatus | null;
  /** When the page was rendered, ms UTC. */
  now: number;
};

/** The thread of a project or request as its page shows it. */
export type ThreadOfPage = {
  place: ThreadPlace;
  id: string;
  /** The latest messages. */
  page: ThreadPage;
  /** Key of the message to come, for a form without scripts. */
  idempotencyKey: string;
  /** A message that was sent without scripts and refused: what was typed, and why, in the language of the page. */
  refused: { body: string; failure: string } | null;
};

/** What the band above a page says that is only looked at: by the agency as its customer, or with drafts; in the language of who looks. */
export type PageBand = { language: Language; title: string; text: string; back: string; href: string };

/** A decision about a milestone that was sent without scripts and refused. */
export type ProjectFormState = {
  milestone: string;
  decision: 'approve' | 'changes';
  /** What was typed. */
  reason: string;
  marks: readonly TypedMark[];
  /** Why it was refused, in the language of the project; said at the field where it is missing. '' where a row was asked for. */
  failure: string;
  isReasonMissing: boolean;
  /** Sentences at fields of marks, such as `marks.0.comment`. */
  errors: Readonly<Record<string, string>>;
};

/** A mark as a form without scripts sends it: number of the picture, `page`, or '' where none was chosen. */
export type TypedMark = { picture: string; place: string; comment: string };

/** A form of the page of one's data that was refused. */
export type OwnDataForm = {
  kind: 'export' | 'delete';
  /** Why, in the person's language; null where it is said at the password. */
  failure: string | null;
  atPassword: string | null;
};

/** One's data as its page shows it. */
export type OwnDataOfPage = OwnData & {
  /** When the page was rendered, ms UTC. */
  now: number;
  /** The secret of the mailed link by which the page was opened. */
  token?: string;
  form?: OwnDataForm;
};

/** What was last done on the page of a firm's people, from its address. */
export const firmNews = [
  'invited',
  'renewed',
  'revoked',
  'changed',
  'removed',
  'left',
  'offered',
  'withdrawn',
  'declined',
  'accepted',
  'joined',
] as const;
export type FirmNews = (typeof firmNews)[number];

/** A form of the page of a firm's people that was refused, with what was typed. */
export type PeopleForm = {
  firm: string;
  email: string;
  right: FirmRight;
  /** Why, in the person's language; null where it is said at the address. */
  failure: string | null;
  atEmail: string | null;
};

/** The firms of an account as their page shows them (I5). */
export type PeopleOfPage = OwnFirms & {
  /** When the page was rendered, ms UTC. */
  now: number;
  news?: FirmNews;
  form?: PeopleForm;
};

/** A form of an invitation that was refused. */
export type InvitationForm = { username: string; issues: FieldError[]; failure: string | null };

/** An invitation to a firm behind its link (I5), and how whoever has opened it can join. */
export type InvitationOfPage = {
  token: string;
  firm: string;
  /** Who invites; '' for the agency. */
  person: string;
  email: string;
  right: FirmRight;
  expiresAt: number;
  way: 'register' | 'sign-in' | 'join' | 'other';
  form?: InvitationForm;
};

/** Data that a screen is rendered from; sent along so that the browser starts with the same. */
export type PageData = CaseStudyData & {
  priceBook?: VersionedPriceBook;
  /** True when the URL names a later step, whose answers only the browser knows. */
  isResuming?: boolean;
  /** True when the URL brings the link of a draft, which only scripts can open (C10). */
  isOpeningLink?: boolean;
  /** Part of the query that the page is rendered from. */
  query?: string;
  walk?: FormWalk;
  contactForm?: ContactFormState;
  /** Number of the request that a confirmation page stands for; null when its link is unknown. */
  requestNumber?: number | null;
  /** True when that request came in as a message of the contact form. */
  isMessage?: boolean;
  /** The quote behind the private link that the address is, or why there is none to show (H5). */
  quote?: QuoteOfPage;
  quoteForm?: QuoteFormState;
  /** How what was signed is paid, or why there is nothing to show (H6). */
  payment?: PaymentOfPage;
  /** Why a payment that was reported without scripts was not noted, in the language of the quote. */
  paymentFailure?: string;
  /** One's own project, or null where there is no such one (I1, I4). */
  ownProject?: ProjectOfPage | null;
  projectForm?: ProjectFormState;
  materialForm?: MaterialFormState;
  /** One's own request, or null where there is no such one (I2, I4). */
  ownRequest?: OwnRequestDetail | null;
  requestForm?: RequestFormState;
  /** A customer's reference, or null where the key opens none (A11). */
  reference?: ReferenceOfPage | null;
  referenceForm?: ReferenceFormState;
  /** What customers say, on the home page; in its language. */
  references?: readonly ShownReference[];
  /** What the page shows in place of the program's own texts (A12), in its language. */
  published?: PublishedParts;
  /** Set where an administrator looks at a page with drafts: a picture of it, in which nothing can be done. */
  preview?: PageBand;
  thread?: ThreadOfPage;
  /** Set where the agency sees a customer's page as the customer does: a picture of it, in which nothing can be done. */
  customerView?: PageBand;
  ownData?: OwnDataOfPage;
  people?: PeopleOfPage;
  /** The invitation behind the link that was opened, or null where it opens nothing any more (I5). */
  invitation?: InvitationOfPage | null;
  /** Which mails the own address gets, and whether that was just changed (I3). */
  ownMails?: OwnMailPreferences & { isSaved?: true };
  /** What the link of a mail opens, or null where the site has not made it (I3). */
  mailPreferences?: MailPreferencesOfPage | null;
  /** True where the mailed link that the address names does nothing any more (F3). */
  isLinkOver?: true;
  /** True in the answer to the deletion of the account. */
  isDeleted?: true;
  /** What was found out about the document that a code or a file stands for (H5). */
  verified?: VerifiedDocument;
  user?: CurrentUser;
};

/** Ids of the services of others that a page may load once its visitor has agreed; null loads nothing (B7, B9). */
export type ThirdParties = { tagManagerId: string | null; chatKey: string | null };

/** In what a page differs from the product's own look (G7). */
export type PageLook = {
  /** `#rrggbb`. */
  primaryColor?: string;
  /** Opens in this theme unless the visitor has chosen one. */
  theme?: Exclude<DefaultTheme, 'light'>;
  /** Address of the logo; sides in pixels. */
  logo?: { src: string; width: number; height: number };
};

/** What a page is rendered from, on the server and again in the browser. */
export type PageInput = {
  /** Null is the not-found page. */
  screen: Screen | null;
  parameters: Record<string, string>;
  language: Language;
  /** Path as asked for, without query. */
  path: string;
  /** Scheme and host of this page. */
  origin: string;
  hosts: LanguageHosts;
  /** True when the host name decides the language. */
  isHostDecisive: boolean;
  /** True where visitors from outside come, so that no samples are shown (A11). */
  isLive: boolean;
  /** Screens that have nothing to show on this host; left out when there are none. */
  emptyScreens?: readonly Screen[];
  /** Notices of the owner in the notification menu; left out when there are none. */
  notices?: readonly ShownNotice[];
  data: PageData;
  /** True when the person may not see the screen: the access-denied screen stands in its place. */
  isDenied: boolean;
  thirdParties: ThirdParties;
  /** Left out when the page looks like the product. */
  look?: PageLook;
  agency: AgencyFacts;
  /** Characters that a new password needs; left out while it is the lowest of `accountLimits` (F6). */
  minimumPasswordLength?: number;
  /** How far the live events were when the page was rendered; left out where no stream is opened (K2). */
  livePosition?: string;
  /** Terms of keeping that differ from the schedule; left out while none does (K6). */
  retention?: RetentionTerms;
};
