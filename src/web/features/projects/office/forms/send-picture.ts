import { listUploaded } from '#web/features/attachments/list-uploaded.ts';
import { prepareFile } from '#web/features/attachments/prepare-file.ts';
import { type Sent, attachmentIdIn, sendFile } from '#web/features/attachments/send-file.ts';

/** A chosen picture on its way to the server. */
export type PictureUpload = {
  key: string;
  name: string;
  thumbnail: string | null;
  /** What it shows, as typed. */
  alt: string;
  state: 'sending' | 'ready' | 'cut' | 'refused';
  /** Percentage that has been sent. */
  percent: number;
  attachmentId: string | null;
};

/** What was chosen, and how far it has come. */
export type PictureSource = { file: File; address: string | null; stop: AbortController };

type Sending = { collection: string; report: (part: Partial<PictureUpload>) => void };

const stateAfter = { done: 'ready', refused: 'refused', cut: 'cut', csrf: 'cut' } as const;

/** Makes a picture smaller where that helps and sends it, or the rest of it, with a fresh token where the old one is over. */
export async function sendPicture(source: PictureSource, { collection, report }: Sending): Promise<void> {
  const prepared = await prepareFile(source.file);
  if (!prepared.ok || prepared.type === 'application/pdf') return report({ state: 'refused' });
  const { body, name, type, thumbnail } = prepared;
  report({ thumbnail });
  const send = (): Promise<Sent> =>
    sendFile({
      body,
      metadata: { name, type, collection },
      address: source.address,
      signal: source.stop.signal,
      onAddress(address) {
        source.address = address;
        report({ attachmentId: attachmentIdIn(address) });
      },
      onProgress: (bytes, total) => report({ percent: Math.floor((100 * bytes) / total) }),
    });
  let sent = await send();
  if (sent.end === 'csrf') {
    // Any call fetches a valid token.
    await listUploaded(collection).catch(() => []);
    sent = await send();
  }
  if (sent.end !== 'stopped') report({ state: stateAfter[sent.end] });
}
