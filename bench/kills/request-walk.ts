import { replyToRequest } from '#contract/mail/mail.ts';
import {
  addRequestNote,
  archiveRequest,
  assignRequest,
  changeRequestDetails,
  changeRequestPriority,
  changeRequestStatus,
  enterServiceRequest,
  followUpRequest,
} from '#contract/service-requests/request-changes.ts';
import { sendMessage } from '#contract/threads.ts';
import { sampleContact } from '#tests/support/requests/sample-request.ts';
import { type Walk, type WalkKind, makeCall, countIn, deed, fact, keyOf, kept, rowIn, versionIn } from './walk.ts';

const id = 'request';
const change = (fields: (walk: Walk) => object | Promise<object>) => async (walk: Walk) => ({
  ...(await versionIn(walk, 'service_requests', id)),
  ...(await fields(walk)),
});
const contact = ({ email }: Walk) => ({ ...sampleContact, email });
const texts = ({ mark }: Walk) => ({
  title: `Web ${mark}`,
  description: 'Web pre strechársku firmu.',
  trade: 'roofer',
});

/** What the agency does with a request that it has entered itself. */
export const requestWalk: WalkKind = {
  name: 'a request in the office',
  steps: [
    {
      call: enterServiceRequest,
      send: (walk) =>
        makeCall(walk.office, walk, {
          endpoint: enterServiceRequest,
          body: {
            ...texts(walk),
            language: 'sk',
            contact: contact(walk),
            service: 'website',
            budget: '1500-3500',
            customBudget: '',
            timeline: 'asap',
          },
        }),
      stored: (walk) =>
        countIn(walk, 'service_requests', { idempotency_key: keyOf(walk, enterServiceRequest), as: id }),
    },
    {
      ...deed(addRequestNote, { id, body: async ({ mark }) => ({ body: `Volať ${mark}.` }) }),
      stored: (walk) => countIn(walk, 'service_request_notes', { service_request_id: fact(walk, id) }),
    },
    deed(changeRequestPriority, { id, body: change(() => ({ priority: 'high' })) }),
    deed(assignRequest, {
      id,
      body: change(async (walk) => ({ assigneeId: (await rowIn(walk, 'users', { role: 'admin' }))['id'] })),
    }),
    deed(changeRequestStatus, { id, body: change(() => ({ to: 'in_review', reason: null })) }),
    deed(changeRequestDetails, {
      id,
      body: change((walk) => ({
        ...texts(walk),
        title: `Nový web ${walk.mark}`,
        service: 'website',
        contact: contact(walk),
      })),
    }),
    deed(replyToRequest, {
      id,
      body: (walk) =>
        kept(walk, 'reply', async () =>
          change(({ mark }) => ({ subject: `Odpoveď ${mark}`, body: 'Dobrý deň, ozveme sa zajtra.' }))(walk),
        ),
    }),
    deed(followUpRequest, { id, body: change(() => ({ at: Date.now() + 3 * 24 * 60 * 60_000 })) }),
    {
      call: sendMessage,
      send: (walk) => {
        walk.facts.set('place', 'request');
        return makeCall(walk.office, walk, {
          endpoint: sendMessage,
          id,
          body: { body: `Správa ${walk.mark}`, quoted: null },
        });
      },
      stored: (walk) => countIn(walk, 'service_request_messages', { body: `Správa ${walk.mark}` }),
    },
    deed(archiveRequest, { id, body: change(() => ({ isArchived: true })) }),
  ],
};
