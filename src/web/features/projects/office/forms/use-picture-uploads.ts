import { useState } from 'react';
import { useFormFiles } from '#web/features/attachments/form-files.tsx';

/** Pictures that go with one hand-over, each with what it shows; they are uploaded and inspected (C10) while somebody types. */
export function usePictureUploads() {
  const { uploads, items, collection, isUnderWay } = useFormFiles();
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({});
  const [document, setDocument] = useState<string | null>(null);
  const altOf = (id: string): string => alts[id] ?? '';
  const kept = items.filter(({ state }) => state !== 'refused');
  return {
    items,
    kept,
    collection: collection ?? undefined,
    /** Those that go with the hand-over, in their order. */
    pictures: kept.map(({ id, attachmentId }) => ({ id: attachmentId ?? '', alt: altOf(id) })),
    isUnderWay: isUnderWay || items.some(({ state }) => state === 'interrupted'),
    /** Name of a chosen file that is a document and therefore no picture; null for none. */
    document,
    add(files: readonly File[]): void {
      const isPicture = ({ type }: File) => type !== 'application/pdf';
      setDocument(files.find((file) => !isPicture(file))?.name ?? null);
      uploads.add(files.filter(isPicture));
    },
    remove: (id: string) => void uploads.remove(id),
    retry: (id: string) => uploads.retry(id),
    altOf,
    describe: (id: string, alt: string) => setAlts((known) => ({ ...known, [id]: alt })),
  };
}
export type PictureUploads = ReturnType<typeof usePictureUploads>;
