import { writeFileSync } from 'node:fs';
import { get } from 'node:http';

/** An answer as another server can give it again. */
export type SavedAnswer = { headers: Record<string, string>; body: string };

/** What node:http adds by itself to every answer. */
const added = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);

/** Asks for a page, as the load does, and saves the answer to a file. Throws when it is not 200. */
export async function saveAnswer(origin: string, headers: Record<string, string>, file: string): Promise<void> {
  const { status, ...answer } = await ask(origin, headers);
  if (status !== 200) throw new Error(`${origin} answers ${status}`);
  writeFileSync(file, JSON.stringify(answer satisfies SavedAnswer));
}

/** Not `fetch`, which would unpack the body. */
function ask(url: string, headers: Record<string, string>): Promise<SavedAnswer & { status: number }> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const own = Object.entries(response.headers).filter(([name]) => !added.has(name));
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(parts).toString('base64'),
        });
      });
    }).on('error', reject);
  });
}
