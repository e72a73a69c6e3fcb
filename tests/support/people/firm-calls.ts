import assert from 'node:assert/strict';
import type { Endpoint } from '#contract/endpoint.ts';
import { customerDocumentPath, paymentRequestPdfPath } from '#contract/payments/payment-page.ts';
import { languages } from '#domain/languages.ts';
import { isSiteScreen, pathOf, routes, screens } from '#domain/routes.ts';
import { minimalInput } from '#tests/support/requests/minimal-input.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import type { idsOfFirm } from './firms.ts';

export type FirmIds = Awaited<ReturnType<typeof idsOfFirm>>;

/**
 * What each part of an address can be of a firm. A part that stands here in no list fails the test: whoever adds a call says here what
 * it can name.
 */
export const samplesOf = (ids: FirmIds): Record<string, readonly string[]> => ({
  id: [ids.project, ids.request, ids.payment, ids.invoicePayment, ids.session],
  key: [`portal-${ids.openQuote}`, `portal-${ids.quote}`, `office-${ids.quote}`, `invoice-${ids.invoice}`],
  place: ['project', 'request'],
  milestone: [ids.milestone],
  material: [ids.material],
  message: [ids.message],
  question: [ids.question],
  language: ['sk'],
  kind: ['project', 'service-request'],
  number: ['1'],
});

/** Addresses of a call with every combination of samples. */
export function addressesOf({ path }: Endpoint, samples: ReturnType<typeof samplesOf>): string[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.reduce<string[]>(
    (paths, name) => {
      const values = samples[name];
      assert.ok(values, `a sample of :${name} for ${path}`);
      return paths.flatMap((each) => values.map((value) => each.replace(`:${name}`, encodeURIComponent(value))));
    },
    [path],
  );
}

/** Which thing an `:id` names, by the address it stands in; the first that fits. */
const thingsOf: readonly (readonly [part: string, thing: keyof FirmIds])[] = [
  ['/threads/project/', 'project'],
  ['/threads/request/', 'request'],
  ['/projects/', 'project'],
  ['/documents/', 'document'],
  ['/payments/', 'payment'],
  ['/quotes/', 'quote'],
  ['/attachments/', 'threadFile'],
  ['/inbound-mails/', 'message'],
  ['/estimates/', 'request'],
  ['/account/', 'session'],
  // No reference, case study or picture of the site's content has it: what is shown on the site is for everybody.
  ['/references/', 'project'],
  ['/case-studies/', 'project'],
  ['/site-content/', 'project'],
  ['/subject-requests/', 'request'],
];

/** What opens the thing of an address in the portal. */
function keyIn(address: string, ids: FirmIds): string {
  if (address.includes('/own-references/')) return `portal-${ids.project}`;
  return address.includes('/questions') ? `portal-${ids.openQuote}` : `portal-${ids.quote}`;
}

/** The addresses by which a call or a file names what really is a firm's, each thing in its place. */
export function rightAddressesOf(path: string, ids: FirmIds): string[] {
  return (path.includes(':place') ? ['project', 'request'] : ['']).map((place) => {
    const placed = path.replace(':place', place);
    const thing = thingsOf.find(([part]) => placed.includes(part))?.[1];
    const named = samplesOf(ids);
    const values: Record<string, string | undefined> = {
      ...Object.fromEntries(Object.entries(named).map(([name, [first]]) => [name, first])),
      id: thing && ids[thing],
      key: keyIn(placed, ids),
      file: placed.includes('/material-files/') ? ids.materialFile : ids.threadFile,
      picture: ids.picture,
    };
    return placed.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = values[name];
      assert.ok(value, `what :${name} is in ${path}`);
      return encodeURIComponent(value);
    });
  });
}

/** Files of an invoice that was written without a quote, by the key that opens it. */
export const invoiceFilesOf = ({ invoice, invoicePayment }: FirmIds): string[] => [
  customerDocumentPath(`invoice-${invoice}`, invoice, 'pdf'),
  customerDocumentPath(`invoice-${invoice}`, invoice, 'xml'),
  paymentRequestPdfPath(`invoice-${invoice}`, invoicePayment),
];

const tokens = new WeakMap<TestBrowser, string>();

/** The token of a browser, taken once: it holds for as long as nobody signs in or out. */
async function tokenOf(browser: TestBrowser): Promise<string> {
  const token = tokens.get(browser) ?? (await browser.takeToken());
  tokens.set(browser, token);
  return token;
}

/** Makes a call at an address, with the smallest body that fits its contract unless another one is given. */
export async function callAt(
  browser: TestBrowser,
  { endpoint, path, body = minimalInput(endpoint.body) }: { endpoint: Endpoint; path: string; body?: unknown },
): Promise<TestAnswer> {
  const { method } = endpoint;
  if (method === 'GET') return browser.call(path, { method });
  const headers = {
    'content-type': 'application/json',
    'x-csrf-token': await tokenOf(browser),
    ...(endpoint.isIdempotent && { 'idempotency-key': newKey() }),
  };
  return browser.call(path, { method, headers, body: JSON.stringify(body) });
}

/** Pages of the portal that show one thing, each id on the path of another language. */
export const pagesOf = (ids: FirmIds): string[] =>
  screens.filter(isSiteScreen).flatMap((screen) => {
    const isOne = routes[screen].paths.sk.includes('/:id') && routes[screen].permission === 'open-portal';
    if (!isOne) return [];
    return [ids.project, ids.request, ids.openQuote, ids.quote].map((id, index) =>
      pathOf(screen, languages[index % languages.length] ?? 'sk', { id }),
    );
  });
