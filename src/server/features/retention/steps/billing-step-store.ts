import { sql } from 'kysely';
import { dayOf, startOfDay } from '#domain/days.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { heldAsked, heldDocuments } from '#server/database/keeping/legal-holds.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { deleteBilling } from '#server/features/personal-data/erasure/kept-billing-store.ts';
import {
  chainOfAsked,
  chainOfDocument,
  endOfAsked,
  findKeptIn,
} from '#server/features/personal-data/erasure/kept-store.ts';
import { noteKept } from '#server/features/personal-data/erasure/restricted-store.ts';
import type { RetentionMoment, RetentionStep } from '#server/jobs/retention-step.ts';
import { countKeptOver, deleteKeptOver } from './kept-over-store.ts';

/** Chains that are noted in one transaction. */
const chainsAtOnce = 20;

const isNoted = sql`in (select record_id from kept_records)`;

/** Documents and requests for money that the law wants kept, each with its chain and its time. */
const billed = sql`select id, ${chainOfDocument} as chain, issued_at as at from tax_documents where status = 'issued'
  union all select id, ${chainOfAsked} as chain, ${endOfAsked} as at from payment_requests where document is not null`;

const heldChains = sql`select ${chainOfDocument} from tax_documents where id in (${heldDocuments})
  union select ${chainOfAsked} from payment_requests where id in (${heldAsked})`;

/** Chains all of which began the years of the term ago or earlier: each year ends with its last day, as the law counts. */
function overChains({ cutoff }: RetentionMoment) {
  const year = dayOf(cutoff, defaultLanguage).slice(0, 4);
  return sql`select chain from (${billed}) as billed group by chain
    having max(at) < ${startOfDay(`${year}-01-01`, defaultLanguage)} and chain not in (${heldChains})`;
}

/** Billing: documents, requests for money and payments go with the end of the tenth year after the last of what hangs together (K6). */
export const billingStep: RetentionStep = {
  rule: 'billing',
  async count(db, moment) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (${billed}) as every
      where chain in (${overChains(moment)}) and id not ${isNoted}`.execute(db);
    return (rows[0]?.count ?? 0) + (await countKeptOver(db, 'billing', moment.now));
  },
  async deleteSome({ newId }, transaction, moment) {
    const { now } = moment;
    const found = await sql<{ chain: string }>`select distinct chain from (${billed}) as every
      where chain in (${overChains(moment)}) and id not ${isNoted} limit ${sql.lit(chainsAtOnce)}`.execute(transaction);
    if (found.rows.length > 0) {
      const chains = sql.join(found.rows.map(({ chain }) => chain));
      const scope = {
        documents: sql`select id from tax_documents where ${chainOfDocument} in (${chains})`,
        asked: sql`select id from payment_requests where ${chainOfAsked} in (${chains})`,
        quotes: sql`select id from quotes where 1 = 0`,
        projects: sql`select id from projects where 1 = 0`,
      };
      await noteKept(transaction, await findKeptIn(transaction, scope), now);
    }
    return deleteKeptOver(transaction, {
      basis: 'billing',
      now,
      deleteMarked: async () => deleteObjectsLater(transaction, await deleteBilling(transaction), { newId, now }),
    });
  },
};
