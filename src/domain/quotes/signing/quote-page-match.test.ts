import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathOf } from '../../routes.ts';
import { matchOfQuoteKey, quoteKeyOf } from './quote-page-match.ts';

test('H5 I3 each key opens its page, and the page is opened by it', () => {
  const table = [
    ['portal-01JD3ZS5Q8YV6W0T9KXB4N7M2C', '/portal/cenove-ponuky/01JD3ZS5Q8YV6W0T9KXB4N7M2C'],
    ['office-01JD3ZS5Q8YV6W0T9KXB4N7M2C', '/cenova-ponuka/office-01JD3ZS5Q8YV6W0T9KXB4N7M2C'],
    ['x'.repeat(43), `/cenova-ponuka/${'x'.repeat(43)}`],
  ] as const;
  for (const [key, path] of table) {
    const match = matchOfQuoteKey(key);
    assert.equal(pathOf(match.screen, 'sk', match.parameters), path);
    assert.equal(quoteKeyOf(match), key);
  }
  assert.equal(quoteKeyOf({ screen: 'portal', parameters: {} }), null);
});
