import {
  type EInvoiceProvider,
  createEInvoiceProvider,
} from '#server/gateways/e-invoice-provider/e-invoice-provider.ts';
import type { SendOutcome, Sending } from '#server/gateways/e-invoice-provider/sapi-protocol.ts';
import { electronicAddressOf } from '#server/gateways/ubl/electronic-address.ts';
import type { JobAttempt, JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedDocumentSealing } from '#server/stored/job-payloads.ts';
import { secretOf } from '#server/vault/sealed-values-store.ts';
import {
  type DeliveryRow,
  findDelivery,
  listForgotten,
  moveDelivery,
  noteAttempt,
  takeUpForgotten,
} from './deliveries-store.ts';
import { providerSecretName, readEInvoiceSettings } from './e-invoice-settings-store.ts';
import { idempotencyKeyOf, queueAttempts } from './queue-delivery.ts';
import { addressOfBuyer, documentOf } from './read-delivery.ts';
import { tellOfFailedDelivery } from './tell-of-failed-delivery.ts';

/** With the worker's delays (30 s, doubled up to an hour) the last attempt comes after two days. */
const maxAttempts = 55;
/** Longer than any pause between two attempts. */
const forgottenAfterMs = 3 * 3_600_000;

/** The provider could not take a document now; the worker tries again later. */
class DeliveryPostponedError extends Error {
  readonly code = 'DELIVERY_POSTPONED';

  constructor(failure: string) {
    super(`The document was not taken yet: ${failure}.`);
    this.name = 'DeliveryPostponedError';
  }
}

/** The job `deliver-document`. */
export function createDeliverDocumentHandler(services: Services): JobHandler {
  const provider = createEInvoiceProvider(services);
  return {
    maxAttempts,
    run: (payload, attempt) => {
      const { documentId } = storedDocumentSealing.fromJson(payload, 'jobs');
      return deliver({ services, provider }, documentId, attempt);
    },
  };
}

/** Queues anew what is on its way without anybody trying, such as after a restore; its key makes it arrive once. */
export async function deliverForgotten(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  for (const { id, triedAt } of await listForgotten(db, now - forgottenAfterMs)) {
    await db.transaction().execute(async (transaction) => {
      if (await takeUpForgotten(transaction, { id, triedAt, now })) await queueAttempts(services, transaction, id);
    });
  }
}

type Delivering = { services: Services; provider: EInvoiceProvider };

/**
 * Hands a document to the provider (H10). Safe to run again after a crash at any place and on several servers: every attempt has the
 * same key and says the same. Throws where it is to be tried again.
 */
async function deliver({ services, provider }: Delivering, id: string, attempt: JobAttempt): Promise<void> {
  const row = await findDelivery(services.db, id);
  if (row?.delivery !== 'delivering') return;
  const outcome = await attemptDelivery({ services, provider }, row);
  const isOver = outcome.kind !== 'retry' || attempt.isLastAttempt;
  const failure = outcome.kind === 'accepted' ? null : outcome.failure;
  const words = outcome.kind === 'accepted' ? '' : outcome.words;
  const providerId = outcome.kind === 'accepted' ? outcome.providerId : '';
  await services.db.transaction().execute(async (transaction) => {
    const to = failure === null ? 'delivered' : 'failed';
    if (isOver && !(await moveDelivery(transaction, id, { from: 'delivering', to }))) return;
    await noteAttempt(transaction, id, { failure, words, providerId, now: services.clock() });
    if (isOver && failure !== null) await tellOfFailedDelivery(services, transaction, row);
  });
  services.live.announce({ kind: 'document-changed', id });
  if (!isOver) throw new DeliveryPostponedError(failure ?? '');
}

async function attemptDelivery({ services, provider }: Delivering, row: DeliveryRow): Promise<SendOutcome> {
  const { settings, secret } = await readEInvoiceSettings(services.db);
  const sending = sendingOf(row);
  if (settings.address === '' || secret === null || !sending) {
    return { kind: 'refused', failure: 'address', words: '' };
  }
  const account = { ...settings, secret: services.vault.open(secret, secretOf(providerSecretName)) };
  return provider.send(account, sending, idempotencyKeyOf(row.id, row.round ?? 1));
}

/** What is sent of a document; null where it or one of its parties is not for the network. */
function sendingOf(row: DeliveryRow): Sending | null {
  const document = documentOf(row);
  if (!document || row.ubl === null) return null;
  const [sender, receiver] = [electronicAddressOf(document.seller), addressOfBuyer(document)];
  if (!sender || !receiver) return null;
  return {
    number: document.number,
    root: document.kind === 'credit_note' ? 'CreditNote' : 'Invoice',
    sender: `${sender.scheme}:${sender.id}`,
    receiver: `${receiver.scheme}:${receiver.id}`,
    createdAt: row.issued_at ?? 0,
    ubl: row.ubl,
  };
}
