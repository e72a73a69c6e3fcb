import * as z from 'zod/mini';
import type { OwnCsvMapping } from '#domain/bank-imports/csv-profile.ts';
import { defineShape } from '#server/stored/stored-shape.ts';
import { text } from '#server/stored/tolerant.ts';

/** Names of the columns of a CSV file, in `bank_profiles.content`; '' where the file has none. */
export const storedBankProfile = defineShape<OwnCsvMapping['columns']>({
  name: 'bank profile',
  schema: z.object({
    bookedOn: text,
    amount: text,
    currency: text,
    variableSymbol: text,
    counterName: text,
    counterAccount: text,
    counterBank: text,
    message: text,
    reference: text,
    account: text,
  }),
});
