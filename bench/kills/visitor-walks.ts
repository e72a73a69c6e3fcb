import { sendContactMessage } from '#contract/contact.ts';
import { sendDraftLink } from '#contract/drafts.ts';
import { createEstimate } from '#contract/estimates.ts';
import { submitServiceRequest } from '#contract/service-requests/service-requests.ts';
import { createPrd } from '#contract/writing.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { attachmentUploadsPath } from '#contract/attachments.ts';
import { hashToken } from '#server/http/security/session.ts';
import { contactBody, sampleMessage } from '#tests/support/requests/contact-messages.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';
import { answersOf, submission } from '#tests/support/requests/submissions.ts';
import { announce, askOffset, newCollection, png, sendPart } from '#tests/support/requests/uploads.ts';
import type { TestAnswer } from '#tests/support/browser/test-browser.ts';
import { type Step, type Walk, type WalkKind, makeCall, countIn, fact, keyOf } from './walk.ts';

const contactOf = ({ email }: Walk) => ({ email });
const pieces = 4;
const picture = newPicture(240, 180);

/** Announces a file where the server does not know it yet; an answer that refuses it, or nothing. */
async function announceFile(walk: Walk): Promise<TestAnswer | null> {
  const { visitor, facts } = walk;
  if (!facts.has('collection')) facts.set('collection', newCollection());
  if (facts.has('upload')) return null;
  const answer = await announce(visitor, { ...png, bytes: picture, collection: fact(walk, 'collection') });
  if (answer.status !== 201) return answer;
  facts.set('upload', answer.headers.get('location') ?? '');
  return null;
}

/** Refusals after which pages go on by themselves: the lease of a killed server, too many calls, a file that the server has lost. */
const passing: ReadonlySet<number> = new Set([404, 409, 410, 423, 429]);

async function sendFile(walk: Walk): Promise<TestAnswer> {
  const answer = await sendPieces(walk);
  if (answer.status === 404) walk.facts.delete('upload');
  if (passing.has(answer.status)) throw new Error(`answered ${answer.status} ${answer.text}`);
  return answer;
}

/** Sends the next piece of a file from where the server says it stopped, until all of it has come. */
async function sendPieces(walk: Walk): Promise<TestAnswer> {
  const { visitor } = walk;
  const refused = await announceFile(walk);
  if (refused) return refused;
  const size = Math.ceil(picture.length / pieces);
  for (;;) {
    const asked = await askOffset(visitor, fact(walk, 'upload'));
    const offset = Number(asked.headers.get('upload-offset') ?? Number.NaN);
    if (asked.status !== 200 || offset === picture.length) return asked;
    const bytes = picture.subarray(offset, offset + size);
    const answer = await sendPart(visitor, fact(walk, 'upload'), { offset, bytes });
    if (answer.status !== 204 || offset + bytes.length === picture.length) return answer;
  }
}

const keyed = (endpoint: Endpoint, table: string, body: (walk: Walk) => object): Step => ({
  call: endpoint,
  send: (walk) => makeCall(walk.visitor, walk, { endpoint, body: body(walk) }),
  stored: (walk) => countIn(walk, table, { idempotency_key: keyOf(walk, endpoint) }),
});

const answers = (walk: Walk) => answersOf(contactOf(walk));

/** Sends finished answers, with what was made before. */
export const submitting: Step = {
  call: submitServiceRequest,
  send: (walk) =>
    makeCall(walk.visitor, walk, {
      endpoint: submitServiceRequest,
      body: submission({
        answers: answers(walk),
        estimateId: walk.facts.get('estimate') ?? null,
        attachments: walk.facts.get('collection') ?? null,
      }),
    }),
  stored: (walk) =>
    countIn(walk, 'service_requests', { idempotency_key: keyOf(walk, submitServiceRequest), as: 'request' }),
};

export const visitorWalk: WalkKind = {
  name: 'a visitor',
  steps: [
    {
      ...keyed(createEstimate, 'estimates', (walk) => ({ language: 'sk', answers: answers(walk) })),
      send: (walk) =>
        makeCall(walk.visitor, walk, {
          endpoint: createEstimate,
          body: { language: 'sk', answers: answers(walk) },
          as: 'estimate',
        }),
    },
    keyed(createPrd, 'prds', (walk) => ({
      estimateKey: keyOf(walk, createEstimate),
      contact: answers(walk).contact,
    })),
    {
      ...keyed(sendDraftLink, 'draft_links', (walk) => ({
        language: 'sk',
        draft: { answers: answers(walk), attachments: null },
        email: walk.email,
      })),
      stored: (walk) => countIn(walk, 'draft_links', { idempotency_key: hashToken(keyOf(walk, sendDraftLink)) }),
    },
    {
      call: `PATCH ${attachmentUploadsPath}`,
      send: sendFile,
      stored: (walk) =>
        countIn(walk, 'attachments', {
          collection_hash: hashToken(fact(walk, 'collection')),
          state: 'ready',
        }),
    },
    submitting,
    {
      call: 'the file with its request',
      send: (walk) => walk.visitor.get('/api/csrf-token'),
      stored: async (walk) => {
        await submitting.stored(walk);
        return countIn(walk, 'attachments', { service_request_id: fact(walk, 'request') });
      },
    },
    keyed(sendContactMessage, 'service_requests', (walk) =>
      contactBody({ message: { ...sampleMessage, contact: { ...sampleMessage.contact, ...contactOf(walk) } } }),
    ),
  ],
};
