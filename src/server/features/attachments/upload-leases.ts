import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { attachmentIdOf } from './accept-upload.ts';
import { dropLease, renewLease, takeLease, wantLease } from './upload-leases-store.ts';

/** After this time (ms) without a sign of life an instance no longer has an upload. */
const heldMs = 30_000;
const renewEveryMs = 2000;

type Held = { uses: number; taken: Promise<void>; timer: NodeJS.Timeout | undefined; askToEnd: () => void };
type Needs = Pick<Services, 'db' | 'clock' | 'newToken'>;

/**
 * Which uploads this instance works on. The database knows it, so that no two instances write to, inspect or store the
 * same upload although they share the folder of arriving bytes (K2). Calls of one instance share its lease.
 */
export class UploadLeases {
  /** Name of this instance among the others. */
  readonly holder: string;
  readonly #services: Needs;
  readonly #held = new Map<string, Held>();
  readonly #ending = new Map<string, Promise<void>>();

  constructor(services: Needs) {
    this.#services = services;
    this.holder = services.newToken();
  }

  /**
   * Takes an upload until `release`; `askToEnd` is called when another instance asks for it. Throws `attachment-busy`
   * while another one has it, `not-found` when there is none.
   */
  async take(uploadId: string, askToEnd: () => void = () => undefined): Promise<void> {
    const known = this.#held.get(uploadId);
    const held = known ?? { uses: 0, taken: this.#take(uploadId), timer: undefined, askToEnd };
    held.uses += 1;
    held.askToEnd = askToEnd;
    this.#held.set(uploadId, held);
    try {
      await held.taken;
    } catch (error) {
      this.#held.delete(uploadId);
      throw error;
    }
    held.timer ??= setInterval(() => void this.#renew(uploadId, held), renewEveryMs).unref();
  }

  /** Gives an upload back once the last call that took it has ended. */
  async release(uploadId: string): Promise<void> {
    const held = this.#held.get(uploadId);
    if (!held) return;
    held.uses -= 1;
    if (held.uses > 0) return;
    this.#held.delete(uploadId);
    clearInterval(held.timer);
    const dropped = dropLease(this.#services.db, { id: attachmentIdOf(uploadId), holder: this.holder });
    const ending = dropped.finally(() => this.#ending.delete(uploadId));
    this.#ending.set(uploadId, ending);
    await ending;
  }

  async #take(uploadId: string): Promise<void> {
    // A lease that is just being given back would take the new one along.
    await this.#ending.get(uploadId)?.catch(() => undefined);
    const { db, clock } = this.#services;
    const [id, now] = [attachmentIdOf(uploadId), clock()];
    if (await takeLease(db, { id, holder: this.holder, now, until: now + heldMs })) return;
    throw new AppError((await wantLease(db, id)) ? 'attachment-busy' : 'not-found');
  }

  /** A failure is no reason to end: the lease holds for some time yet. */
  async #renew(uploadId: string, held: Held): Promise<void> {
    const { db, clock } = this.#services;
    const lease = { id: attachmentIdOf(uploadId), holder: this.holder, until: clock() + heldMs };
    if (!(await renewLease(db, lease).catch(() => true))) held.askToEnd();
  }
}
