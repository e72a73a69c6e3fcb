/**
 * Submissions as version 0.1.0 stored them in visitors' browsers: IndexedDB `unsent`, store `records`, by their key. Later
 * versions must send or report them. Never changed, only added to.
 */
export const queuedByEarlierVersion = {
  pending: {
    kind: 'contact',
    idempotencyKey: '00112233445566778899aabbccddeeff',
    keptAt: 1_767_225_600_000,
    body: {
      language: 'sk',
      message: {
        contact: { name: 'Ján Novák', email: 'jan@strechy.example', phone: '', company: '' },
        service: null,
        budget: null,
        timeline: null,
        message: 'Potrebujem nový web.',
      },
      website: '',
    },
    state: 'waiting',
    attempts: 2,
    triedAt: 1_767_225_620_000,
    failure: { status: null, body: null, retryAfter: null },
    notBefore: 1_767_225_635_000,
  },
  sent: {
    kind: 'contact',
    idempotencyKey: 'ffeeddccbbaa99887766554433221100',
    keptAt: 1_767_225_600_000,
    body: {
      language: 'sk',
      message: {
        contact: { name: 'Ján Novák', email: 'jan@strechy.example', phone: '', company: '' },
        service: null,
        budget: null,
        timeline: null,
        message: 'Ďakujem.',
      },
      website: '',
    },
    state: 'sent',
    attempts: 1,
    triedAt: 1_767_225_601_000,
    failure: { status: 503, body: null, retryAfter: null },
    notBefore: 1_767_225_606_000,
    submitted: { number: 41, confirmationToken: 'an-earlier-token' },
  },
  refused: {
    kind: 'contact',
    idempotencyKey: '0123456789abcdef0123456789abcdef',
    keptAt: 1_767_225_600_000,
    body: {
      language: 'sk',
      message: {
        contact: { name: 'Ján Novák', email: 'jan@strechy', phone: '', company: '' },
        service: null,
        budget: null,
        timeline: null,
        message: 'Dobrý deň.',
      },
      website: '',
    },
    state: 'refused',
    attempts: 0,
    triedAt: null,
    failure: { status: 400, body: null, retryAfter: null },
    notBefore: 1_767_225_600_000,
  },
} as const;
