import type { PageInput } from '#contract/page.ts';
import { allDescriptors } from './all-descriptors.ts';
import type { PageMeta } from './lib/checked-descriptor.ts';

/** Texts about a confirmation whose link opens a message, or nothing. */
export const confirmationMeta = {
  message: 'confirmation:messageMeta',
  unknown: 'confirmation:unknownMeta',
} as const satisfies Record<string, PageMeta>;

/** Where title and description of a page stand; those of a confirmation follow from what its link opens (C9). */
export function metaOf({ screen, data }: Pick<PageInput, 'screen' | 'data'>): PageMeta | null {
  if (screen === 'confirmation' && !data.requestNumber) return confirmationMeta.unknown;
  if (screen === 'confirmation' && data.isMessage) return confirmationMeta.message;
  return screen && allDescriptors[screen].meta;
}
