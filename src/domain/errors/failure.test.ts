import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ErrorCategory, type Severity, errorCategories, severities, severityOf } from './codes.ts';
import { type ToastKind, isReported, offersOf, toastOf } from './failure.ts';

const retried: readonly ErrorCategory[] = ['network', 'ai_service', 'chat', 'quote', 'external_api', 'rate_limit'];

test('J4 a retry is offered for the six categories of spec §4 unless critical, a reload for components, home if critical', () => {
  for (const category of errorCategories) {
    for (const severity of severities) {
      assert.deepEqual(
        offersOf({ category, severity }),
        {
          retry: retried.includes(category) && severity !== 'critical',
          reload: category === 'component',
          goHome: severity === 'critical',
        },
        `${category} ${severity}`,
      );
    }
  }
});

test('J4 a failing connection and the writing assistant have toasts of their own, authentication has none', () => {
  const own: Partial<Record<ErrorCategory, ToastKind | null>> = {
    network: 'network',
    ai_service: 'aiService',
    authentication: null,
  };
  for (const category of errorCategories) {
    const expected = category in own ? own[category] : 'generic';
    assert.equal(toastOf({ category, status: 500 }), expected, category);
    assert.equal(toastOf({ category, status: null }), expected, category);
    assert.equal(toastOf({ category, status: 401 }), null, category);
  }
});

test('J4 only critical and high errors are reported, and nobody for not being signed in', () => {
  const reported: Record<Severity, boolean> = { critical: true, high: true, medium: false, low: false };
  for (const category of errorCategories) {
    const severity = severityOf[category];
    assert.equal(isReported({ status: null, severity }), reported[severity], category);
    assert.equal(isReported({ status: 403, severity }), reported[severity], category);
    assert.equal(isReported({ status: 401, severity }), false, category);
  }
});
