import type { Kysely } from 'kysely';
import type { MilestoneHandover } from '#contract/projects/handovers.ts';
import type { ApprovalRecord, RecordedVersion, ReleasedPayment } from '#domain/projects/approvals/approval-record.ts';
import { sellerOf } from '#domain/quotes/quote-seller.ts';
import { currencyOf } from '#domain/money.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readCustomer } from '#server/features/customers/customer-store.ts';
import { readHandovers } from '#server/features/projects/handovers/read-handovers.ts';
import type { MilestoneRow } from '#server/features/projects/milestones-store.ts';
import type { ProjectDbRow } from '#server/features/projects/projects-store.ts';
import { findSignature } from '#server/features/quotes/answers/signatures-store.ts';
import { contentOf, findQuote } from '#server/features/quotes/quote-store.ts';
import { frozenLook } from '#server/features/quotes/sending/make-document.ts';
import type { Services } from '#server/services.ts';

type Db = Kysely<DatabaseSchema>;
type Approved = { project: ProjectDbRow; milestone: MilestoneRow };
type Holding = Pick<Services, 'agency' | 'quoteSettings' | 'look'>;

/** What the record of an approved milestone says, from what holds now, and the logo that it is drawn with; null where there is none. */
export async function composeApproval(services: Holding, db: Db, { project, milestone }: Approved) {
  const { look, picture } = frozenLook(services.look.current());
  const { facts } = services.agency.current();
  const { settings } = services.quoteSettings.current();
  const { language } = project;
  const { bankAccount: _account, ...seller } = sellerOf(
    { facts, settings },
    { language, currency: currencyOf[language] },
  );
  const versions = (await readHandovers(db, { id: project.id, milestones: [milestone] }))(milestone.id).map(versionOf);
  const decision = versions.at(-1)?.decision;
  const record: ApprovalRecord = {
    format: 1,
    language,
    project: { number: project.number, title: project.title },
    milestone: { title: milestone.title, description: milestone.description },
    customer: await customerOf(db, project),
    approval: {
      at: milestone.decided_at ?? decision?.at ?? 0,
      by: decision?.by ?? 'admin',
      name: decision?.name ?? null,
      note: milestone.reason ?? '',
    },
    released: await releasedBy(db, { project, milestone }),
    versions,
    seller,
    look,
  };
  return { record, picture };
}

function versionOf({ n, text, link, at, pictures, marks, decision }: MilestoneHandover): RecordedVersion {
  return {
    n,
    text,
    link,
    handedOverAt: at,
    pictures: pictures.map(({ id, n: number, alt }) => ({ id, n: number, alt })),
    marks: marks.map(({ id: _id, ...mark }) => mark),
    decision,
  };
}

/** Whom the project is made for: the recipient of its quote, else its customer. */
async function customerOf(
  db: Db,
  { quote_id: quoteId, customer_id: customerId }: ProjectDbRow,
): Promise<ApprovalRecord['customer']> {
  const quote = quoteId === null ? null : await findQuote(db, quoteId);
  const { name = '', company = '' } = quote
    ? contentOf(quote).buyer
    : ((customerId === null ? null : await readCustomer(db, customerId)) ?? {});
  return { name, company };
}

/** The part of the signed plan that the approval asks for; null where it asks for nothing. */
async function releasedBy(db: Db, { project, milestone }: Approved): Promise<ReleasedPayment | null> {
  const quoteId = milestone.quote_id ?? project.quote_id;
  const { plan_part_index: index } = milestone;
  const signature = quoteId === null || index === null ? null : await findSignature(db, quoteId);
  const part = signature?.document.paymentPlan[index ?? -1];
  if (!signature || !part) return null;
  const { number, currency } = signature.document.quote;
  return { quoteNumber: number, share: part.share, amount: part.amount, currency };
}
