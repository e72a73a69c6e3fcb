import * as z from 'zod/mini';
import { listProjects } from '#contract/projects/projects.ts';
import { pathOf } from '#domain/routes.ts';
import { addressFilter } from '../../../../lib/address-filter.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useAddressFilter } from '../../../../lib/use-address-filter.ts';
import type { ProjectListFilter } from '../queries.ts';

const { after: _after, ...shape } = listProjects.query.shape;

/** What the list can be narrowed to, and whether it is drawn as a board. */
type ListAddress = ProjectListFilter & { view?: 'board' | undefined };

/** How the filter stands in the address; a page of the list is no part of it. */
const listAddress = addressFilter<ListAddress>(
  { shape: { ...shape, view: z.optional(z.literal('board')) } },
  () => false,
);

/** The filter in the address, and functions that change it. */
export function useProjectListFilter() {
  const { language } = usePage();
  return useAddressFilter(pathOf('adminProjects', language), listAddress);
}
export type ProjectFilterInAddress = ReturnType<typeof useProjectListFilter>;
