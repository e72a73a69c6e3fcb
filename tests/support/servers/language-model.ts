import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { atEnd } from '#tests/support/database/test-databases.ts';

/** What was asked of the model. */
export type AskedOfModel = {
  path: string;
  authorization: string | undefined;
  body: { model: string; stream: boolean; max_tokens: number; messages: { role: string; content: string }[] };
};

/** How the model answers the call at hand. */
export type ModelBehaviour = (response: ServerResponse, asked: AskedOfModel) => void | Promise<void>;

export type TestModel = {
  baseUrl: string;
  /** Every call so far. */
  asked: AskedOfModel[];
  /** How the calls from now on are answered. */
  behave: (behaviour: ModelBehaviour) => void;
  environment: Record<string, string>;
  stop: () => Promise<void>;
};

/** A local server that speaks the protocol of OpenAI's chat completions; it stops with the test. */
export async function openTestModel(context: TestContext, behaviour: ModelBehaviour): Promise<TestModel> {
  const model = await startTestModel(behaviour);
  atEnd(context, model.stop);
  return model;
}

/** The same for a test in the browser, which stops it itself. */
export async function startTestModel(behaviour: ModelBehaviour): Promise<TestModel> {
  const asked: AskedOfModel[] = [];
  let current = behaviour;
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const call = {
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body: JSON.parse(body) as AskedOfModel['body'],
      };
      asked.push(call);
      return current(response, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    baseUrl,
    asked,
    behave: (next) => void (current = next),
    environment: { LLM_BASE_URL: baseUrl, LLM_API_KEY: 'a key for tests', LLM_MODEL: 'test-model' },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Begins a stream and writes some pieces of it. */
export function beginStream(response: ServerResponse, pieces: readonly string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  for (const content of pieces) response.write(event({ delta: { content }, finish_reason: null }));
}

/** Answers a whole text as a stream, in pieces of a few characters, as models do. */
export function streamText(response: ServerResponse, text: string, reason = 'stop'): void {
  beginStream(response, text.match(/[\s\S]{1,7}/gu) ?? []);
  response.write(event({ delta: {}, finish_reason: reason }));
  response.end('data: [DONE]\n\n');
}

/** One event with a choice in it. */
export const event = (choice: object): string =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })}\n\n`;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
