import { ApiError, MalformedAnswerError, parseJson, request } from './api.ts';

/** Path of the call that answers who is signed in. */
export const currentUserPath = '/api/user';

/**
 * Reads what a path answers, as data that its caller knows: the way of queries that name nothing but their key. Not
 * being signed in is no error of the question who is: `/api/user` gives null then (spec §7). Throws as `callEndpoint`.
 */
export async function fetchPath(path: string): Promise<unknown> {
  const response = await request(path, { headers: { accept: 'application/json' }, credentials: 'same-origin' });
  if (response.status === 401 && path === currentUserPath) return null;
  if (!response.isOk) throw new ApiError(response);
  const data = parseJson(response.text);
  if (data === null) throw new MalformedAnswerError(`malformed answer of GET ${path}`);
  return data;
}
