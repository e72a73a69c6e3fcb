import type { FieldIssue } from '../field-issue.ts';
import { type RetentionRuleId, type RetentionTerms, boundsOf, ruleOf } from './retention-schedule.ts';

/**
 * Rules of the terms that the owner sets: each a whole number within the bounds of its rule. What the law or a promise fixes is only accepted as
 * it is (K6).
 */
export function checkRetentionTerms(terms: RetentionTerms): FieldIssue<RetentionRuleId>[] {
  return (Object.entries(terms) as [RetentionRuleId, number][]).flatMap(([field, count]) => {
    const rule = ruleOf(field);
    const fixed = rule.term?.count ?? 0;
    const bounds = boundsOf(rule) ?? { minimum: fixed, maximum: fixed };
    const isWithin = Number.isInteger(count) && count >= bounds.minimum && count <= bounds.maximum;
    return isWithin ? [] : [{ field, rule: 'out-of-range' as const, bounds }];
  });
}
