import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { attachmentUploadsPath } from '#contract/attachments.ts';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { announced, newCollection, png, sendPart } from '#tests/support/requests/uploads.ts';

const megabyte = Buffer.alloc(1024 * 1024, 'x');

/** Sends calls on one connection as a proxy does that keeps it for the next visitor; answers the text that came back. */
function exchangeKept(origin: string, calls: readonly (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => calls.forEach((call) => socket.write(call)));
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (answer += part));
    socket.on('close', () => resolve(answer));
    socket.on('error', (error) => (answer === '' ? reject(error) : undefined));
  });
}

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const nextCall = head('GET /api/health HTTP/1.1', 'Host: localhost', 'Connection: close');

testOnEachEngine(
  'R2 whatever part of an upload is refused, the next call on its connection is answered',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = app.newBrowser();
    const [collection, token] = [newCollection(), await browser.takeToken()];
    const [open, whole] = [await announced(browser, collection), await announced(browser, collection)];
    assert.equal((await sendPart(browser, whole, { offset: 0, bytes: png.bytes })).status, 204);
    const unknown = `${attachmentUploadsPath}/${'0'.repeat(26)}-${'x'.repeat(43)}`;
    const length = `Content-Length: ${megabyte.length}`;
    const part = (path: string, ...changes: string[]) =>
      head(
        `PATCH ${path} HTTP/1.1`,
        'Host: localhost',
        'Tus-Resumable: 1.0.0',
        'Content-Type: application/offset+octet-stream',
        `Cookie: csrf-token=${encodeURIComponent(token)}`,
        ...(changes.some((line) => line.startsWith('X-CSRF')) ? [] : [`X-CSRF-Token: ${token}`]),
        ...(changes.some((line) => line.startsWith('Upload-Offset')) ? [] : ['Upload-Offset: 0']),
        ...changes,
      );
    const refused: [what: string, call: string, status: number][] = [
      ['a wrong offset', part(open, length, 'Upload-Offset: 40'), 409],
      ['an unknown upload', part(unknown, length), 404],
      ['a finished upload', part(whole, length), 409],
      ['more than announced', part(open, length), 413],
      ['no token', part(open, length, 'X-CSRF-Token: none'), 403],
      ['a part without an offset', part(open, length, 'Upload-Offset: x'), 400],
    ];
    for (const [what, call, status] of refused) {
      const answer = await exchangeKept(app.origin, [call, megabyte, nextCall]);
      const statuses = Array.from(answer.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, code]) => Number(code));
      assert.deepEqual(statuses, [status, 200], what);
    }
  },
);

testOnEachEngine('R2 a body without end is not read for ever', async (database, context) => {
  const app = await openTestApp(context, database);
  const { hostname, port } = new URL(app.origin);
  const call = head(
    `PATCH ${attachmentUploadsPath}/none HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/offset+octet-stream',
    'Transfer-Encoding: chunked',
  );
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), megabyte, Buffer.from('\r\n')]);
  let sent = 0;
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(call, send));
    function send(): void {
      sent += 1;
      if (socket.writable) socket.write(chunk, send);
    }
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
  assert.ok(sent > attachmentLimits.bytes / megabyte.length, String(sent));
});
