import { type Expression, type RawBuilder, sql } from 'kysely';
import { creditedSum } from '#server/features/tax-documents/credited-sum-store.ts';

type Of = { payment: Expression<unknown>; quote: Expression<unknown> };

/** What issued advance tax documents say of a payment for a quote, less what credit notes gave back of them (minor units). */
export const documentedSum = ({ payment, quote }: Of): RawBuilder<number> =>
  sql<number>`coalesce((
    select sum(advance.gross - ${creditedSum(sql.ref('advance.id'))})
    from tax_documents as advance
    where advance.payment_id = ${payment} and advance.quote_id = ${quote}
      and advance.kind = 'advance_tax' and advance.status = 'issued'), 0)`;
