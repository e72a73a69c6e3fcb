import * as z from 'zod/mini';
import { type ProjectFilter, projectFilterSchema } from '#domain/projects/project-filter.ts';
import { pathOf } from '#domain/routes.ts';
import { addressFilter } from '../../../../lib/address-filter.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useAddressFilter } from '../../../../lib/use-address-filter.ts';

/** What the list can be narrowed to, and whether it is drawn as a board. */
type ListAddress = ProjectFilter & { view?: 'board' | undefined };

/** Parts that choose what is shown, not how: they can be taken back one by one. */
export const narrowingParts = [
  'status',
  'waits',
  'late',
  'dueFrom',
  'dueTo',
] as const satisfies readonly (keyof ProjectFilter)[];
export type NarrowingPart = (typeof narrowingParts)[number];

/** How the filter stands in the address; a page of the list is no part of it. */
const listAddress = addressFilter<ListAddress>(
  { shape: { ...projectFilterSchema.shape, view: z.optional(z.literal('board')) } },
  () => false,
);
export const { change: changeProjectFilter } = listAddress;

/** The filter in the address, and functions that change it. */
export function useProjectListFilter() {
  const { language } = usePage();
  return useAddressFilter(pathOf('adminProjects', language), listAddress);
}
export type ProjectFilterInAddress = ReturnType<typeof useProjectListFilter>;
