import type { ContactIssue } from '#domain/contact/contact-message.ts';
import { issueText } from './issue-text.ts';
import type { GetText } from './text-key.ts';

/** Words for a broken rule of the contact form, on screen and in the server's answers alike. */
export function contactIssueText(issue: ContactIssue, t: GetText): string {
  if (issue.field !== 'message') {
    const { key, values } = issueText(issue, String);
    return t(`validation:${key}`, values);
  }
  return issue.rule === 'required' ? t('contact:errors.message') : t('validation:tooLong', { count: issue.limit });
}
