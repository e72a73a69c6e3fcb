// Entry of the server to compare with: node:http and nothing else, answering everything with one page that it reads
// from a file, headers and all.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SavedAnswer } from './saved-answer.ts';

const [file = ''] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as SavedAnswer;
const bytes = Buffer.from(body, 'base64');
const head = { ...headers, 'content-length': bytes.length };

const server = createServer((_request, response) => {
  response.writeHead(200, head);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
