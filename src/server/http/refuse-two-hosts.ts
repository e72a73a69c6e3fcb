import type { RequestListener } from 'node:http';

/**
 * Answers 400 to a request with more than one Host header (RFC 9112 §3.2): a proxy may have read another one than this
 * server would.
 */
export function refuseTwoHosts(next: RequestListener): RequestListener {
  return (request, response) => {
    if (countHosts(request.rawHeaders) < 2) return next(request, response);
    response.writeHead(400, { connection: 'close', 'content-length': 0 }).end();
  };
}

/** Names and values alternate. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
