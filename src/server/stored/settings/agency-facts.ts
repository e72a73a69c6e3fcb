import * as z from 'zod/mini';
import { type AgencyFacts, firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import { defineShape } from '#server/stored/stored-shape.ts';

const first = firstAgencyFacts();
const fact = (name: keyof AgencyFacts) => z.prefault(z.string(), first[name]);

/**
 * What the law wants to know of the agency, in `settings`. A missing fact has its first value; damaged ones have no
 * fallback, because wrong numbers would get onto documents.
 */
export const storedAgencyFacts = defineShape<AgencyFacts>({
  name: 'agency facts',
  schema: z.object({
    legalForm: fact('legalForm'),
    companyNumber: fact('companyNumber'),
    taxNumber: fact('taxNumber'),
    vatNumber: fact('vatNumber'),
    register: fact('register'),
    registerEntry: fact('registerEntry'),
    supervisoryBody: fact('supervisoryBody'),
    hosting: fact('hosting'),
  }),
});
