import { writeFileSync } from 'node:fs';
import { get } from 'node:http';

/** An answer as another server can give it again. */
export type SavedAnswer = { status: number; headers: Record<string, string>; body: string };

/** What node:http adds by itself to every answer. */
const added = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);

/** Asks a server once, exactly as the load does, and saves the answer to a file. Throws when it is not 200. */
export async function saveAnswer(
  origin: string,
  request: { path: string; headers: Record<string, string> },
  file: string,
): Promise<{ bytes: number }> {
  const { status, headers, body } = await ask(new URL(request.path, origin), request.headers);
  if (status !== 200) throw new Error(`${request.path} answers ${status}`);
  const answer: SavedAnswer = { status, headers, body: body.toString('base64') };
  writeFileSync(file, JSON.stringify(answer));
  return { bytes: body.length };
}

type Raw = { status: number; headers: Record<string, string>; body: Buffer };

/** Not `fetch`, which would unpack the body. */
function ask(url: URL, headers: Record<string, string>): Promise<Raw> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const own = Object.entries(response.headers).filter(([name]) => !added.has(name));
        const texts = own.map(([name, value]) => [name, String(value)]);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(texts), body: Buffer.concat(parts) });
      });
    }).on('error', reject);
  });
}
