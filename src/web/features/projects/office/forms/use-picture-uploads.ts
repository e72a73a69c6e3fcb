import { useRef, useState } from 'react';
import { removeAttachment } from '#contract/attachments.ts';
import { pictureLimits } from '#domain/projects/handovers/handover-picture.ts';
import { callEndpoint } from '../../../../lib/http/api.ts';
import { newKey } from '../../../../lib/http/idempotency-key.ts';
import { type PictureSource, type PictureUpload, sendPicture } from './send-picture.ts';

/**
 * Pictures that go with one hand-over: each is made smaller, sent by resumable upload and inspected (C10), while somebody types. They
 * belong together by a secret, which the hand-over names.
 */
export function usePictureUploads() {
  const [collection] = useState(() => newKey(32));
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const sources = useRef(new Map<string, PictureSource>());

  const change = (key: string, part: Partial<PictureUpload>) =>
    setUploads((known) => known.map((each) => (each.key === key ? { ...each, ...part } : each)));

  function send(key: string): void {
    const source = sources.current.get(key);
    if (!source) return;
    change(key, { state: 'sending' });
    void sendPicture(source, { collection, report: (part) => change(key, part) });
  }

  function add(files: readonly File[]): void {
    const places = pictureLimits.count - uploads.filter((each) => each.state !== 'refused').length;
    setTooMany(files.length > places);
    const added = files.slice(0, Math.max(0, places)).map((file) => {
      const key = newKey();
      sources.current.set(key, { file, address: null, stop: new AbortController() });
      return {
        key,
        name: file.name,
        thumbnail: null,
        alt: '',
        state: 'sending',
        percent: 0,
        attachmentId: null,
      } as const;
    });
    setUploads((known) => [...known, ...added]);
    for (const { key } of added) send(key);
  }

  function remove(key: string): void {
    sources.current.get(key)?.stop.abort();
    sources.current.delete(key);
    const id = uploads.find((each) => each.key === key)?.attachmentId ?? null;
    setUploads((known) => known.filter((each) => each.key !== key));
    setTooMany(false);
    // One that stays behind is deleted by itself, as it goes with nothing.
    if (id !== null) void callEndpoint(removeAttachment, { body: { collection, id } }).catch(() => undefined);
  }

  return {
    collection,
    uploads,
    isTooMany,
    /** Those that go with the hand-over, in their order. */
    pictures: uploads.flatMap(({ state, attachmentId, alt }) =>
      state === 'refused' ? [] : [{ id: attachmentId ?? '', alt }],
    ),
    isUnderWay: uploads.some(({ state }) => state === 'sending' || state === 'cut'),
    add,
    remove,
    retry: send,
    describe: (key: string, alt: string) => change(key, { alt }),
  };
}
export type PictureUploads = ReturnType<typeof usePictureUploads>;
