import { removeAttachment } from '#contract/attachments.ts';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { newKey } from '../../lib/http/idempotency-key.ts';
import type { PreparedFile } from './prepare-file.ts';
import { type UploadItem, newItem } from './upload-items.ts';

/** An interrupted file goes on after so many ms, should the browser not report a connection. */
const retryMs = 15_000;

type Source = {
  file: File;
  stop: AbortController;
  /** What is sent of it; null until it was prepared. */
  prepared: Prepared | null;
  /** Where the server keeps what has arrived of it; null before that. */
  address: string | null;
};
type Prepared = Extract<PreparedFile, { ok: true }>;

/**
 * The files of one form: chosen, sent one after another, and bound by a secret to what the form submits. What was interrupted goes on by
 * itself where it stopped. They live as long as the page, unlike those of a draft.
 */
export class FormUploads {
  #items: readonly UploadItem[] = [];
  #collection = '';
  #running = Promise.resolve();
  readonly #sources = new Map<string, Source>();
  readonly #listeners = new Set<() => void>();

  readonly read = (): readonly UploadItem[] => this.#items;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  };

  /** The secret of the files; '' before the first one. */
  get collection(): string {
    return this.#collection;
  }

  add(files: readonly File[]): void {
    this.#collection ||= newKey(32);
    for (const file of files) {
      const item = newItem({ id: newKey(8), name: file.name, size: file.size });
      const hasPlace = this.#items.filter(({ state }) => state !== 'refused').length < attachmentLimits.count;
      this.#sources.set(item.id, { file, stop: new AbortController(), prepared: null, address: null });
      this.#put([...this.#items, hasPlace ? item : { ...item, state: 'refused', refusal: 'count' }]);
      if (hasPlace) this.#queue(item.id);
    }
  }

  async remove(id: string): Promise<void> {
    this.#sources.get(id)?.stop.abort();
    const attachmentId = this.#items.find((item) => item.id === id)?.attachmentId ?? null;
    this.#change(id, { isRemoving: true, hasRemovalFailed: false });
    try {
      const body = { collection: this.#collection, id: attachmentId ?? '' };
      if (attachmentId !== null) await callEndpoint(removeAttachment, { body });
    } catch {
      this.#change(id, { isRemoving: false, hasRemovalFailed: true });
      return;
    }
    this.#sources.delete(id);
    this.#put(this.#items.filter((item) => item.id !== id));
  }

  retry(id: string): void {
    if (this.#stateOf(id) !== 'interrupted') return;
    this.#change(id, { state: 'waiting', message: null });
    this.#queue(id);
  }

  /** Forgets the files once they were submitted; the next ones have another secret. */
  clear(): void {
    this.#collection = '';
    this.#sources.clear();
    this.#put([]);
  }

  #put(next: readonly UploadItem[]): void {
    this.#items = next;
    for (const listener of this.#listeners) listener();
  }

  #change(id: string, part: Partial<UploadItem>): void {
    this.#put(this.#items.map((item) => (item.id === id ? { ...item, ...part } : item)));
  }

  /** One at a time: what they wait for is the line to the server. */
  #queue(id: string): void {
    this.#running = this.#running.then(() => this.#send(id)).catch(() => this.#continueLater(id, null));
  }

  #stateOf(id: string): UploadItem['state'] | undefined {
    return this.#items.find((item) => item.id === id)?.state;
  }

  /** The rest is sent when the connection is back. */
  #continueLater(id: string, message: string | null): void {
    this.#change(id, { state: 'interrupted', message });
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      this.retry(id);
    };
    const timer = setTimeout(() => navigator.onLine && goOn(), retryMs);
    addEventListener('online', goOn);
  }

  async #send(id: string): Promise<void> {
    const source = this.#sources.get(id);
    if (!source) return;
    const prepared = await this.#prepare(id, source);
    if (!prepared) return;
    const { attachmentIdIn, sendFile } = await import('./send-file.ts');
    const { body, name, type, thumbnail } = prepared;
    this.#change(id, { name, size: body.size, thumbnail, state: 'sending' });
    const sent = await sendFile({
      body,
      metadata: { name, type, collection: this.#collection },
      address: source.address,
      signal: source.stop.signal,
      onAddress: (address) => {
        source.address = address;
        this.#change(id, { attachmentId: attachmentIdIn(address) });
      },
      onProgress: (bytes, total) => this.#showProgress(id, Math.floor((100 * bytes) / total)),
    });
    const message = 'message' in sent ? sent.message : null;
    if (sent.end === 'done') this.#change(id, { state: 'ready', percent: 100, message: null });
    else if (sent.end === 'refused') this.#change(id, { state: 'refused', message });
    else if (sent.end !== 'stopped') this.#continueLater(id, message);
  }

  /** Prepares a file, once however often it is interrupted; null where it is refused. Loaded with the first file. */
  async #prepare(id: string, source: Source): Promise<Prepared | null> {
    if (source.prepared) return source.prepared;
    this.#change(id, { state: 'preparing' });
    const { prepareFile: prepare } = await import('./prepare-file.ts');
    const prepared = await prepare(source.file);
    if (prepared.ok) source.prepared = prepared;
    else this.#change(id, { state: 'refused', refusal: prepared.refusal });
    return prepared.ok ? prepared : null;
  }

  #showProgress(id: string, percent: number): void {
    this.#change(id, { percent, state: percent < 100 ? 'sending' : 'checking' });
  }
}
