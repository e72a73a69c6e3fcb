/** Stands in a request for a number of eight digits that is another one in each. */
export const counterMark = '%COUNTER';

/** One measurement: as many requests as fit into a time over connections that stay open, one at a time on each. */
export type LoadTask = {
  port: number;
  /** The whole request as it goes over the wire. */
  request: string;
  connections: number;
  durationMs: number;
};

export type LoadResult = {
  /** Answers with status 200 that were complete in time. */
  answers: number;
  /** Answers with any other status and connections that broke. */
  failures: number;
  p50Ms: number;
  p95Ms: number;
  /** Share of a core that the measuring process used; near 1 it measures itself. */
  busy: number;
};

/** Writes a GET request; without a host of its own it goes to 127.0.0.1. */
export function getRequest(path: string, headers: Readonly<Record<string, string>>): string {
  return requestText([`GET ${path} HTTP/1.1`], { host: '127.0.0.1', ...headers });
}

/** Writes a POST request with JSON, or with a text that becomes some; `counterMark` in the body is as long as what replaces it. */
export function postRequest(path: string, headers: Readonly<Record<string, string>>, body: object | string): string {
  const json = typeof body === 'string' ? body : JSON.stringify(body);
  const own = { host: '127.0.0.1', 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(json)}` };
  return requestText([`POST ${path} HTTP/1.1`], { ...own, ...headers }) + json;
}

function requestText(lines: readonly string[], headers: Readonly<Record<string, string>>): string {
  return [...lines, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
}
