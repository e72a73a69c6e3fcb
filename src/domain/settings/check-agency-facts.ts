import { brand } from '../brand.ts';
import { isCompanyNumber, normaliseNumber, numberFields, numberKind } from '../customers/company-numbers.ts';
import type { FieldIssue } from '../field-issue.ts';
import { type AgencyFact, type AgencyFacts, agencyFacts, longestFact } from './agency-facts.ts';

/** The facts as they are stored: without blanks at their ends, numbers in one form. */
export function cleanAgencyFacts(typed: AgencyFacts): AgencyFacts {
  const trimmed = Object.fromEntries(agencyFacts.map((fact) => [fact, typed[fact].trim()])) as AgencyFacts;
  const numbers = numberFields.map((field) => {
    const kind = numberKind(brand.address.countryCode, field);
    return [field, kind ? normaliseNumber(kind, trimmed[field]) : trimmed[field]];
  });
  return { ...trimmed, ...Object.fromEntries(numbers) };
}

/**
 * Rules of the agency's facts in their clean form: numbers have the digits of the brand's country, a company number is
 * needed, and an entry goes with its register.
 */
export function checkAgencyFacts(facts: AgencyFacts): FieldIssue<AgencyFact>[] {
  const issues = agencyFacts.flatMap((field) => issueOf(field, facts));
  const lacksRegister = facts.registerEntry !== '' && facts.register === '';
  return lacksRegister ? [...issues, { field: 'register', rule: 'required' }] : issues;
}

function issueOf(field: AgencyFact, facts: AgencyFacts): FieldIssue<AgencyFact>[] {
  const value = facts[field];
  if (value.length > longestFact) return [{ field, rule: 'too-long', limit: longestFact }];
  if (field === 'companyNumber' && value === '') return [{ field, rule: 'required' }];
  const numberField = numberFields.find((each) => each === field);
  const kind = numberField && numberKind(brand.address.countryCode, numberField);
  return kind && !isCompanyNumber(kind, value) ? [{ field, rule: 'number', kind }] : [];
}
