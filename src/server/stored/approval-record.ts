import * as z from 'zod/mini';
import { languages } from '#domain/languages.ts';
import { currencies } from '#domain/money.ts';
import type { ApprovalRecord } from '#domain/projects/approvals/approval-record.ts';
import { handoverDecisions } from '#domain/projects/handovers/handover-decisions.ts';
import { projectActors } from '#domain/projects/project-status.ts';
import { storedLook, storedSeller } from './quotes/quote-snapshot.ts';
import { defineShape } from './stored-shape.ts';
import { text } from './tolerant.ts';

const by = z.enum(projectActors);
const place = z.nullable(z.int());

/**
 * An approved milestone as it stood then, in `approval_records.document`: only ever read, because its bytes are what the SHA-256 beside
 * it stands for. Who, when and how much have no fallback.
 */
export const storedApprovalRecord = defineShape<ApprovalRecord>({
  name: 'record of an approval',
  schema: z.object({
    format: z.literal(1),
    language: z.enum(languages),
    project: z.object({ number: z.nullable(z.int()), title: text }),
    milestone: z.object({ title: text, description: text }),
    customer: z.object({ name: text, company: text }),
    approval: z.object({ at: z.int(), by, name: z.nullable(z.string()), note: text }),
    released: z.nullable(
      z.object({ quoteNumber: z.string(), share: z.int(), amount: z.int(), currency: z.enum(currencies) }),
    ),
    versions: z.array(
      z.object({
        n: z.int(),
        text,
        link: text,
        handedOverAt: z.int(),
        pictures: z.array(z.object({ id: z.string(), n: z.int(), alt: text })),
        marks: z.array(
          z.object({
            n: z.int(),
            picture: place,
            x: place,
            y: place,
            place: text,
            comment: text,
            isDone: z.boolean(),
            answer: text,
          }),
        ),
        decision: z.nullable(
          z.object({
            to: z.enum(handoverDecisions),
            at: z.int(),
            by,
            name: z.nullable(z.string()),
            reason: z.nullable(z.string()),
          }),
        ),
      }),
    ),
    seller: storedSeller,
    look: storedLook,
  }),
});
