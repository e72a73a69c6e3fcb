import { type KeptAttachments, listAttachments } from '#contract/attachments.ts';
import { callEndpoint } from '../../lib/api.ts';

/** The files of a draft that the server knows. */
export async function listUploaded(collection: string): Promise<KeptAttachments['attachments']> {
  const { attachments } = await callEndpoint(listAttachments, { body: { collection } });
  return attachments;
}
