import * as z from 'zod/mini';
import type { AgencyFacts } from './agency-facts.ts';

const text = z.string();

/** The agency's facts as they are sent; how long each may be is a rule of `check-agency-facts.ts`. */
export const agencyFactsSchema = z.strictObject({
  legalForm: text,
  companyNumber: text,
  taxNumber: text,
  vatNumber: text,
  register: text,
  registerEntry: text,
  supervisoryBody: text,
  hosting: text,
} satisfies Record<keyof AgencyFacts, unknown>);
