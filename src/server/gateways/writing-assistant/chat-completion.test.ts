import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import {
  type ModelBehaviour,
  beginStream,
  event,
  openTestModel,
  streamText,
} from '#tests/support/servers/language-model.ts';
import { type ChatLimits, completeChat } from './chat-completion.ts';
import { WritingError, type WritingFailure } from './writing-assistant.ts';

/** A busy machine may take seconds for a response, and none of them is judged. */
const limits: ChatLimits = { timeoutMs: 60_000, stallMs: 60_000, longest: 200, maxTokens: 50 };

async function ask(context: TestContext, behaviour: ModelBehaviour, changes: Partial<ChatLimits> = {}) {
  const model = await openTestModel(context, behaviour);
  const messages = [{ role: 'user', content: 'Napíš' }] as const;
  const asked = { baseUrl: model.baseUrl, apiKey: 'secret', model: 'test-model', messages, isJson: false };
  return { model, text: completeChat(asked, { ...limits, ...changes }) };
}

const failure = (reason: WritingFailure) => (error: unknown) =>
  error instanceof WritingError && error.reason === reason && !error.message.includes('secret');

test('H4 a streamed response is returned whole, however it is split', async (context) => {
  const said = 'Sme strechári, robíme žľaby 🏠 a krytiny.\n\nPotrebujeme web.';
  const { model, text } = await ask(context, (response) => streamText(response, said));
  assert.equal(await text, said);
  const [call] = model.asked;
  assert.deepEqual([call?.path, call?.authorization], ['/v1/chat/completions', 'Bearer secret']);
  assert.deepEqual([call?.body.model, call?.body.stream, call?.body.max_tokens], ['test-model', true, 50]);
});

test('H4 events are parsed from chunks split anywhere, with comments, CR LF and unknown fields', async (context) => {
  const { text } = await ask(context, async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const events = [
      ': keep-alive\r\n\r\n',
      event({ delta: { role: 'assistant' }, finish_reason: null }).replaceAll('\n', '\r\n'),
      `event: x\nid: 1\n${event({ delta: { content: 'Žľab' }, finish_reason: null })}`,
      'data: {"choices":[]}\n\n',
      event({ delta: { content: ' a krov' }, finish_reason: 'stop' }),
      'data: [DONE]\n\n',
    ];
    for (const byte of Buffer.from(events.join(''))) {
      response.write(Buffer.from([byte]));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  });
  assert.equal(await text, 'Žľab a krov');
});

test('H4 a response without a stream is accepted too', async (context) => {
  const { text } = await ask(context, (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { content: 'Celý text' }, finish_reason: 'stop' }] }));
  });
  assert.equal(await text, 'Celý text');
});

const failures: [what: string, WritingFailure, ModelBehaviour, Partial<ChatLimits>?][] = [
  ['a wrong key', 'refused', (response) => void response.writeHead(401).end('{"error":{"message":"bad key"}}')],
  ['too many calls', 'overloaded', (response) => void response.writeHead(429, { 'retry-after': '20' }).end('{}')],
  ['an address that is overloaded', 'overloaded', (response) => void response.writeHead(503).end()],
  ['an error of the server', 'refused', (response) => void response.writeHead(500).end('oops')],
  [
    'another address',
    'unreachable',
    (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  ],
  ['silence', 'stalled', () => undefined, { stallMs: 60 }],
  ['a stream that stalls', 'stalled', (response) => beginStream(response, ['Začiatok']), { stallMs: 120 }],
  ['a stream that drips on', 'timed-out', drip, { timeoutMs: 150, longest: 1_000_000 }],
  ['a stream that ends early', 'broken-off', (response) => void (beginStream(response, ['Začiatok']), response.end())],
  ['a connection that breaks', 'broken-off', breakOff],
  ['an answer that is too long', 'too-long', (response) => streamText(response, 'x'.repeat(201))],
  ['an answer cut at its limit', 'too-long', (response) => streamText(response, 'Polovica vety', 'length')],
  ['a flood of wrapping', 'too-long', flood],
  ['a flood in one piece', 'too-long', (response) => void response.writeHead(200).end('x'.repeat(2000))],
  ['an answer withheld by the model', 'malformed', (response) => streamText(response, 'Nie', 'content_filter')],
  ['an empty answer', 'malformed', (response) => streamText(response, ' \n')],
  [
    'a page instead of data',
    'malformed',
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi'),
  ],
  [
    'rubbish in the stream',
    'malformed',
    (response) => void (beginStream(response, []), response.end('data: {nonsense\n\n')),
  ],
  [
    'an error in the stream',
    'malformed',
    (response) => void (beginStream(response, []), response.end('data: {"error":{}}\n\n')),
  ],
];

for (const [what, reason, behaviour, changes] of failures) {
  test(`H4 ${what} is the failure ${reason}`, async (context) => {
    const { text } = await ask(context, behaviour, changes);
    await assert.rejects(text, failure(reason));
  });
}

test('H4 an unreachable address is a failure of the model, not an error', async () => {
  const asked = { baseUrl: 'http://127.0.0.1:9/v1', apiKey: undefined, model: 'm', messages: [], isJson: false };
  await assert.rejects(completeChat(asked, limits), failure('unreachable'));
});

function drip(response: Parameters<ModelBehaviour>[0]): void {
  beginStream(response, ['a']);
  const timer = setInterval(() => response.write(event({ delta: { content: 'a' }, finish_reason: null })), 20);
  response.on('close', () => clearInterval(timer));
}

function breakOff(response: Parameters<ModelBehaviour>[0]): void {
  beginStream(response, ['Začiatok']);
  setImmediate(() => response.destroy());
}

function flood(response: Parameters<ModelBehaviour>[0]): void {
  beginStream(response, []);
  response.end(`: ${'x'.repeat(200 * 201)}\n\n`);
}
