import { type Kysely, sql } from 'kysely';
import { currencies, toEuro } from '#domain/money.ts';

const batchSize = 200;

type Signed = { quote_id: string; document: string };
type Sums = { net: number; gross: number; monthlyGross: number; value: number };

/** Lists and figures of signed quotes count the options that were chosen; before, they were those without any (H5, G8). */
export async function takeOverSignedSums(db: Kysely<unknown>): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<Signed>`
      select signatures.quote_id, signatures.document from quote_signatures as signatures
      inner join quotes on quotes.id = signatures.quote_id
      where signatures.quote_id > ${last} and quotes.status in ('accepted', 'voided')
      order by signatures.quote_id limit ${batchSize}`.execute(db);
    for (const { quote_id: id, document } of rows) {
      const sums = readSums(document);
      if (!sums) continue;
      await sql`update quotes set net_minor = ${sums.net}, gross_minor = ${sums.gross},
        monthly_gross_minor = ${sums.monthlyGross}, value_eur_minor = ${sums.value} where id = ${id}`.execute(db);
    }
    const next = rows.at(-1);
    if (!next) return;
    last = next.quote_id;
  }
}

/** Null where the document cannot be read: its quote then stays as it is. */
function readSums(document: string): Sums | null {
  try {
    const { quote, totals } = JSON.parse(document);
    const currency = currencies.find((known) => known === quote.currency);
    const [net, gross, monthlyGross] = [totals.once.net, totals.once.gross, totals.monthly.gross];
    if (!currency || ![net, gross, monthlyGross].every(Number.isSafeInteger)) return null;
    return { net, gross, monthlyGross, value: toEuro(net, currency) };
  } catch {
    return null;
  }
}
