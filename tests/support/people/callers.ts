import type { Caller } from '#server/services.ts';
import type { QuoteOffice } from '#tests/support/quotes/quote-office.ts';

/** A person of the agency as use cases see them, for tests that call one without HTTP. */
export function currentCaller({ app, id, username }: QuoteOffice): Caller {
  return {
    address: '192.0.2.1',
    language: 'sk',
    origin: app.origin,
    user: { id, username, role: 'admin', mustEnrol: false },
    userAgent: '',
    sessionHash: null,
    deviceToken: null,
    provedAt: 0,
  };
}
