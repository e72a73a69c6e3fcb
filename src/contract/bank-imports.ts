import * as z from 'zod/mini';
import { bankFormats, matchKinds } from '#domain/bank-imports/bank-entry.ts';
import { bankFileLimits, bankFileRules } from '#domain/bank-imports/bank-file-fault.ts';
import { csvColumns, csvProfileLimits } from '#domain/bank-imports/csv-profile.ts';
import { matchReasons } from '#domain/bank-imports/match-entry.ts';
import { text } from '#domain/contact/contact-details-schema.ts';
import { currencies } from '#domain/money.ts';
import { paymentRequestStatuses } from '#domain/payments/payment-request-status.ts';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, nothing, timeSchema } from './shapes.ts';

/* Bank files: read, compared with what money is expected for, and booked by a person (H9). */

const manage = { permission: 'manage-money', parameters: nothing, query: nothing } as const;
const one = { permission: 'manage-money', parameters: z.strictObject({ id: idSchema }), query: nothing } as const;

const importSchema = z.strictObject({
  id: idSchema,
  fileName: z.string(),
  format: z.enum(bankFormats),
  /** Own account; '' where the file has several. */
  account: z.string(),
  entries: z.int(),
  createdAt: timeSchema,
});
export type BankImport = z.infer<typeof importSchema>;

export const listBankImports = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/bank-imports',
  summary: 'The latest bank files, newest first, and the own accounts that a file can be of',
  body: nothing,
  output: z.strictObject({
    imports: z.array(importSchema),
    accounts: z.array(z.strictObject({ currency: z.enum(currencies), iban: z.string() })),
  }),
  errors: [],
});
export type BankImports = z.infer<(typeof listBankImports)['output']>;

const faultSchema = z.strictObject({
  rule: z.enum(bankFileRules),
  line: z.nullable(z.int()),
  entry: z.nullable(z.int()),
});

const outcomeSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('read'), import: importSchema }),
  /** The same file was read before. */
  z.strictObject({ outcome: z.literal('known'), import: importSchema }),
  z.strictObject({
    outcome: z.literal('columns-unknown'),
    header: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.strictObject({ outcome: z.literal('account-unknown') }),
  z.strictObject({ outcome: z.literal('refused'), fault: faultSchema }),
]);
export type BankFileOutcome = z.infer<typeof outcomeSchema>;

export const readBankFile = defineEndpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/bank-imports',
  summary: 'Read a bank file; books nothing. One that is broken says where, one that was read before shows its import',
  body: z.strictObject({
    fileName: text(200),
    /** The file, base64. */
    content: z.string(),
    /** Own account of a file that names none. */
    account: text(64),
  }),
  output: outcomeSchema,
  errors: ['body-too-large'],
  audit: 'bank-import.read',
  // Base64 takes four characters for three bytes.
  maxBodyBytes: Math.ceil((bankFileLimits.bytes * 4) / 3) + 64 * 1024,
  timeoutMs: 60_000,
});

const payableSchema = z.strictObject({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  payerName: z.string(),
  variableSymbol: z.string(),
  currency: z.enum(currencies),
  /** Minor units: what is asked for, and what of it is still to be paid. */
  amount: z.int(),
  rest: z.int(),
  status: z.enum(paymentRequestStatuses),
});
export type PayableRequest = z.infer<typeof payableSchema>;

const entrySchema = z.strictObject({
  id: idSchema,
  bookedOn: z.string(),
  amount: z.int(),
  /** ISO 4217. */
  currency: z.string(),
  account: z.string(),
  counterAccount: z.string(),
  counterName: z.string(),
  variableSymbol: z.string(),
  message: z.string(),
  state: z.enum(['open', 'booked', 'dismissed']),
  kind: z.enum(matchKinds),
  /** The likeliest first; `why` is null where everything agrees. */
  proposals: z.array(z.strictObject({ request: payableSchema, why: z.nullable(z.enum(matchReasons)) })),
  /** What a booked one has paid. */
  paid: z.array(z.strictObject({ id: idSchema, number: z.string(), title: z.string(), amount: z.int() })),
});
export type BankEntryRow = z.infer<typeof entrySchema>;

export const listBankEntries = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/bank-entries',
  summary: 'Entries of a bank file with what they are taken for, by kind, by keyset pages',
  query: z.strictObject({
    importId: idSchema,
    kind: z.enum(matchKinds),
    /** The last page's `next`. */
    after: z.optional(idSchema),
  }),
  body: nothing,
  output: z.strictObject({
    /** Entries of each kind, and the sums of each currency that those that match would book (minor units). */
    counts: z.record(z.enum(matchKinds), z.int()),
    rows: z.array(entrySchema),
    next: z.nullable(idSchema),
  }),
  errors: [],
});
export type BankEntries = z.infer<(typeof listBankEntries)['output']>;

export const bookMatched = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/admin/bank-imports/:id/book',
  summary:
    'Book up to 50 entries of a file that match; to be called until none is left. A repetition books nothing twice',
  body: nothing,
  output: z.strictObject({ booked: z.int(), left: z.int() }),
  errors: ['not-found'],
  audit: 'bank-import.booked',
  timeoutMs: 60_000,
});

export const bookEntry = defineEndpoint({
  ...one,
  method: 'POST',
  path: '/api/admin/bank-entries/:id/book',
  summary: 'Book one entry on requests for money; what is left of it stays as credit. A repetition books nothing twice',
  body: z.strictObject({
    /** Nothing (0) on a paid request: all of the money is credit of who has paid that before. */
    allocations: z
      .array(z.strictObject({ paymentRequestId: idSchema, amount: z.int().check(z.minimum(0)) }))
      .check(z.minLength(1), z.maxLength(20)),
  }),
  output: nothing,
  errors: ['not-found', 'changed-meanwhile', 'move-not-allowed'],
  audit: 'bank-entry.booked',
});

export const setBankEntryState = defineEndpoint({
  ...one,
  method: 'PUT',
  path: '/api/admin/bank-entries/:id/state',
  summary: 'Put an entry aside that pays no request, or take it back',
  body: z.strictObject({ state: z.enum(['open', 'dismissed']) }),
  output: nothing,
  errors: ['not-found', 'move-not-allowed'],
  audit: 'bank-entry.set-aside',
});

export const findPayableRequests = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/payable-requests',
  summary: 'Requests for money that are still open, by number, variable symbol, payer or title',
  query: z.strictObject({ search: z.string().check(z.maxLength(100)) }),
  body: nothing,
  output: z.strictObject({ requests: z.array(payableSchema) }),
  errors: [],
});

const mappingSchema = z.strictObject({
  name: text(csvProfileLimits.name),
  columns: z.strictObject(
    Object.fromEntries(csvColumns.map((column) => [column, text(csvProfileLimits.column)])) as Record<
      (typeof csvColumns)[number],
      ReturnType<typeof text>
    >,
  ),
});

const profileSchema = z.extend(mappingSchema, { id: idSchema });
export type BankProfile = z.infer<typeof profileSchema>;

export const listBankProfiles = defineEndpoint({
  ...manage,
  method: 'GET',
  path: '/api/admin/bank-profiles',
  summary: 'Own mappings of columns of CSV files',
  body: nothing,
  output: z.strictObject({ profiles: z.array(profileSchema) }),
  errors: [],
});

export const saveBankProfile = defineEndpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/bank-profiles',
  summary: 'Say which column of a CSV file is which; a mapping of the same name is replaced',
  body: mappingSchema,
  output: profileSchema,
  errors: [],
  audit: 'bank-profile.saved',
});

export const deleteBankProfile = defineEndpoint({
  ...one,
  method: 'DELETE',
  path: '/api/admin/bank-profiles/:id',
  summary: 'Delete an own mapping of columns',
  body: nothing,
  output: nothing,
  errors: ['not-found'],
  audit: 'bank-profile.deleted',
});
