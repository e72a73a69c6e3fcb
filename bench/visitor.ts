import { logIn } from '#contract/accounts/accounts.ts';
import { getCsrfToken } from '#contract/csrf-token.ts';
import { createEstimate, estimatePdfPath } from '#contract/estimates.ts';
import { submitServiceRequest } from '#contract/service-requests/service-requests.ts';
import { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { sampleAnswers } from '#tests/support/requests/sample-request.ts';
import { counterMark, getRequest, postRequest } from './load-protocol.ts';
import type { ServerProcess } from './server-process.ts';

/** Headers by which the server knows that a page of its own asks. */
type Proof = { cookie: string; 'x-csrf-token': string };

/** Takes the token with which a page of the site calls. */
export async function takeProof({ origin }: ServerProcess): Promise<Proof> {
  const answer = await fetch(`${origin}${getCsrfToken.path}`);
  const { csrfToken } = getCsrfToken.output.parse(await answer.json());
  return { cookie: `csrf-token=${csrfToken}`, 'x-csrf-token': csrfToken };
}

/** Takes the token with which a signed-in person calls, by the cookie of their session. */
export async function takeSignedProof({ origin }: ServerProcess, session: string): Promise<Proof> {
  const browser = new TestBrowser(origin);
  browser.cookies.set('session', decodeURIComponent(session.slice('session='.length)));
  const token = await browser.takeToken();
  return { cookie: `${session}; csrf-token=${token}`, 'x-csrf-token': token };
}

/** A request that submits finished answers, each time from somebody else and with a key of its own. */
export async function submission(server: ServerProcess): Promise<string> {
  const proof = await takeProof(server);
  return postRequest(
    submitServiceRequest.path,
    { ...proof, 'idempotency-key': `benchmark-${counterMark}` },
    bodyOf(counterMark),
  );
}

/** The call by which a visitor with a name of their own submits finished answers. */
export async function submissionCall(server: ServerProcess, name: string) {
  const proof = await takeProof(server);
  const headers = { ...proof, 'content-type': 'application/json', 'idempotency-key': `benchmark-${name}` };
  return { path: submitServiceRequest.path, headers, body: JSON.stringify(bodyOf(name)) };
}

function bodyOf(name: string) {
  const contact = { ...sampleAnswers.contact, email: `visitor-${name}@strechy.example` };
  return {
    language: 'sk',
    answers: { ...sampleAnswers, contact },
    estimateId: null,
    attachments: null,
    draftLink: null,
    website: '',
  };
}

/** A request that signs in by password, each time into a session of its own. */
export async function login(
  server: ServerProcess,
  credentials: { username: string; password: string },
): Promise<string> {
  return postRequest(logIn.path, { ...(await takeProof(server)) }, credentials);
}

/** Has an estimate kept and answers with the path of its PDF. */
export async function pdfPath(server: ServerProcess): Promise<string> {
  const headers = {
    ...(await takeProof(server)),
    'content-type': 'application/json',
    'idempotency-key': `benchmark-${Date.now()}`,
  };
  const body = JSON.stringify({ language: 'sk', answers: sampleAnswers });
  const answer = await fetch(`${server.origin}${createEstimate.path}`, { method: 'POST', headers, body });
  const { id } = createEstimate.output.parse(await answer.json());
  return estimatePdfPath.replace(':id', id);
}

/** The request for a PDF. */
export const pdfRequest = (path: string) => getRequest(path, {});
