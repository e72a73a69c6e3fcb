import type { RequestIssue } from '#domain/service-requests/entry-rules.ts';
import type { GetText } from './text-key.ts';

const keyOfRule = {
  required: 'required',
  email: 'email',
  phone: 'phone',
  'too-short': 'tooShort',
  'too-long': 'tooLong',
} as const;

/** Words for a broken rule of the back office's forms about requests, on screen and in the server's answers alike. */
export function requestIssueText(issue: RequestIssue, t: GetText): string {
  return t(`validation:${keyOfRule[issue.rule]}`, { count: 'limit' in issue ? issue.limit : 0 });
}
