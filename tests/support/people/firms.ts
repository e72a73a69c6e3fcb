import { listOwnFirms } from '#contract/firms/firms.ts';
import { readPortalHome } from '#contract/portal/portal-home.ts';
import type { FirmRight } from '#domain/firms/rights.ts';
import {
  findRequestsOfInvoice,
  findRequestsOfQuote,
} from '#server/features/payments/requests/payment-requests-store.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { peter, registerVerified } from './accounts.ts';
import { addFilesOf } from './firm-files.ts';
import { done, storeRequest } from './office.ts';
import { written } from './threads.ts';
import { planOfDesign, projectsPath } from './project-office.ts';
import { listProjects } from '#contract/projects/projects.ts';
import { draftDocument, issueDocumentOf, issueForCustomer, wholeBuyer } from '#tests/support/quotes/money.ts';
import { ask, signAs } from '#tests/support/quotes/quote-answers.ts';
import { type QuoteOffice, letMailsLeave, privateCallOf } from '#tests/support/quotes/quote-office.ts';
import { createDraft, sendDraft } from '#tests/support/quotes/quotes.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';

/** A customer with an account and with one of everything: a request, a signed quote, a project, money, a document, an open quote. */
export type TestFirm = {
  name: string;
  email: string;
  customerId: string;
  requestId: string;
  /** Signed; its project, payments and document follow from it. */
  quoteId: string;
  openQuoteId: string;
  projectId: string;
  documentId: string;
  /** Written without a quote. */
  invoiceId: string;
  owner: TestBrowser;
};

/** Makes a firm whose every text carries its name, so that it is found in what others are told. */
export async function openFirm(office: QuoteOffice, name: string): Promise<TestFirm> {
  const email = `majster@${name}.example`;
  const contact = { name: `Majster ${name}`, email, phone: '', company: `Firma ${name}` };
  const request = await storeRequest(office.app, { contact, title: `Dopyt ${name}`, description: `Opis ${name}` });
  const send = async (changes: Partial<QuoteContent>) => {
    const buyer = { ...wholeBuyer, name: contact.name, company: contact.company, email };
    const source = { kind: 'request', requestId: request.id } as const;
    const draft = await createDraft(office.browser, { buyer, ...changes }, source);
    office.app.passTime(1000);
    const quote = await sendDraft(office.browser, draft);
    await letMailsLeave(office);
    return quote;
  };
  const quote = await send({ title: `Ponuka ${name}`, paymentPlan: planOfDesign });
  done(await signAs(office.app.newBrowser(), privateCallOf(quote)));
  await office.app.runDueJobs();
  const draft = await draftDocument(office.browser, { kind: 'final', quoteId: quote.id });
  const document = await issueDocumentOf(office.browser, draft);
  const invoice = await issueForCustomer(office.browser, request.customer_id, { title: `Práca ${name}` });
  await office.app.runDueJobs();
  const open = await send({ title: `Druhá ponuka ${name}` });
  const { rows } = done(await office.browser.get(`${projectsPath}?quote=${quote.id}`), listProjects);
  return {
    name,
    email,
    customerId: request.customer_id,
    requestId: request.id,
    quoteId: quote.id,
    openQuoteId: open.id,
    projectId: rows[0]?.id ?? '',
    documentId: document.id,
    invoiceId: invoice.id,
    owner: await registerVerified(office.app, { ...peter, username: `majster ${name}`, email }),
  };
}

/** Makes an account a member of a firm, as an invitation that was accepted does; returns its browser. */
export async function addColleague(
  { app }: QuoteOffice,
  firm: TestFirm,
  { username, right, isOwner = false }: { username: string; right: FirmRight; isOwner?: boolean },
): Promise<TestBrowser> {
  const { db, newId, clock } = app.services;
  const browser = await registerVerified(app, { ...peter, username, email: `${username}@kolega.example` });
  const user = db.selectFrom('users').select('id').where('username', '=', username);
  const row = { id: newId(), customer_id: firm.customerId, user_id: (await user.executeTakeFirstOrThrow()).id };
  const state = { is_owner: isOwner ? 1 : 0, access_right: right, offered_at: null, ended_at: null } as const;
  await db
    .insertInto('firm_members')
    .values({ ...row, ...state, joined_at: clock(), updated_at: clock() })
    .execute();
  await db
    .insertInto('firm_addresses')
    .values({ id: newId(), customer_id: firm.customerId, address: firm.email })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return browser;
}

/** How many of each kind a home shows. */
export async function countsOf(browser: TestBrowser) {
  const { projects, quotes, payments, requests, documents } = done(
    await browser.get(readPortalHome.path),
    readPortalHome,
  );
  return [projects, quotes, payments, requests, documents].map(({ length }) => length);
}

/** The firms of somebody, as their page reads them. */
export const ownFirmsOf = async (browser: TestBrowser) =>
  done(await browser.get(listOwnFirms.path), listOwnFirms).firms;

/** Presses a button on the page of a firm's people. */
export const pressPeople = (browser: TestBrowser, fields: Readonly<Record<string, string>>): Promise<TestAnswer> =>
  browser.postForm('/portal/nastavenia/ludia', Object.entries(fields));

/** Ids of what belongs to a firm, of each kind that an address can name one; the owner asks and writes something for it. */
export async function idsOfFirm(office: QuoteOffice, firm: TestFirm) {
  const { db } = office.app.services;
  const thread = { side: 'customer', place: 'request', id: firm.requestId } as const;
  const message = await written(firm.owner, { ...thread, body: `Správa ${firm.name}` });
  const question = await ask(firm.owner, `/api/quotes/portal-${firm.openQuoteId}`, { lineId: null, text: 'Otázka?' });
  if (question.status !== 200) throw new Error(question.text);
  const idIn = async (table: 'project_milestones' | 'project_materials', projectId: string) =>
    (await db.selectFrom(table).select('id').where('project_id', '=', projectId).executeTakeFirst())?.id ?? '';
  const [asked] = await findRequestsOfQuote(db, firm.quoteId);
  const rows = db.selectFrom('quote_questions').select('id').where('quote_id', '=', firm.openQuoteId);
  const sessions = db.selectFrom('sessions').innerJoin('users', 'users.id', 'sessions.user_id').select('sessions.id');
  const places = {
    request: firm.requestId,
    message: message.id,
    project: firm.projectId,
    milestone: await idIn('project_milestones', firm.projectId),
    material: await idIn('project_materials', firm.projectId),
  };
  return {
    ...places,
    ...(await addFilesOf(office.app, { ...places, name: firm.name })),
    customer: firm.customerId,
    quote: firm.quoteId,
    openQuote: firm.openQuoteId,
    document: firm.documentId,
    invoice: firm.invoiceId,
    invoicePayment: (await findRequestsOfInvoice(db, firm.invoiceId))[0]?.id ?? '',
    payment: asked?.id ?? '',
    question: (await rows.executeTakeFirstOrThrow()).id,
    session: (await sessions.where('users.email', '=', firm.email).executeTakeFirstOrThrow()).id,
  };
}
