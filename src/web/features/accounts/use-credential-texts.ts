import { useTexts } from '../../lib/use-texts.ts';
import type { CredentialIssue, CredentialField } from './credential-checks.ts';
import type { FieldIssue } from './use-account-form.ts';

/** Puts broken rules of a username and a password into words for their fields. */
export function useCredentialTexts(): (issues: readonly CredentialIssue[]) => FieldIssue<CredentialField>[] {
  const t = useTexts();
  const textOf = ({ field, rule, limit }: CredentialIssue) => {
    if (rule === 'required') return t(`validation:choose.${field}`);
    return t(rule === 'too-short' ? 'validation:tooShort' : 'validation:tooLong', { count: limit });
  };
  return (issues) => issues.map((issue) => ({ field: issue.field, rule: issue.rule, text: textOf(issue) }));
}
