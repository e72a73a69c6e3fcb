import { livePath } from '#contract/live.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';

/** What a stream of server-sent events brings. */
export type EventStream = {
  status: number;
  headers: Headers;
  /** Its first event, which says whether anything was missed; null where none is opened. */
  start: string | null;
  /** The next event or comment as it was sent; null once the server has ended the stream. */
  next: () => Promise<string | null>;
  /** Goes away, as a closed browser does. */
  leave: () => void;
};

/** Opens a live stream as that browser, past its first event; that of the back office unless another one is named. */
export async function openEventStream(browser: TestBrowser, path = livePath): Promise<EventStream> {
  const leaving = new AbortController();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(browser.origin + path, { headers: { cookie }, signal: leaving.signal });
  const blocks = answer.ok ? blocksOf(answer) : null;
  const start = (await blocks?.next())?.value ?? null;
  return {
    status: answer.status,
    headers: answer.headers,
    start,
    next: async () => (await blocks?.next())?.value ?? null,
    leave: () => leaving.abort(),
  };
}

async function* blocksOf({ body }: Response): AsyncGenerator<string, null> {
  let rest = '';
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    yield* blocks;
  }
  return null;
}
