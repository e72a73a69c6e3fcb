import { type KeptAttachments, listAttachments } from '#contract/attachments.ts';
import { callEndpoint } from '../../lib/http/api.ts';

/** Loads the list of files of a draft that the server has. */
export async function listUploaded(collection: string): Promise<KeptAttachments['attachments']> {
  const { attachments } = await callEndpoint(listAttachments, { body: { collection } });
  return attachments;
}
