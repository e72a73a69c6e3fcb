import type * as z from 'zod/mini';

/** Parts of a filter to be set, or to be taken back where they are undefined. */
export type FilterChanges<Filter> = { [Part in keyof Filter]?: Filter[Part] | undefined };

/** How the filter of a list stands in the address of its screen. */
export type AddressFilter<Filter> = {
  /** Reads the filter from an address; a part that it cannot mean is left out instead of failing the list. */
  read: (query: URLSearchParams) => Filter;
  /** The filter as the query of an address, without what goes without saying. */
  write: (filter: Filter) => string;
  /** The filter with some parts set, or taken back where they are undefined. */
  change: (filter: Filter, changes: FilterChanges<Filter>) => Filter;
};

type PartName<Filter> = keyof Filter & string;
type Schema<Filter> = { shape: Record<PartName<Filter>, z.ZodMiniType> };
type IsUsual<Filter> = (part: PartName<Filter>, filter: Filter) => boolean;

/**
 * Defines how a filter of texts stands in addresses: its parts in the order of the schema, so that equal filters have equal
 * addresses. `isUsual` tells which value of a part goes without saying.
 */
export function addressFilter<Filter extends object>(
  schema: Schema<Filter>,
  isUsual: IsUsual<Filter>,
): AddressFilter<Filter> {
  const parts = Object.keys(schema.shape) as PartName<Filter>[];
  return {
    read(query) {
      const found = parts.flatMap((part) => {
        const { success, data } = schema.shape[part].safeParse(query.get(part) ?? undefined);
        return success && data !== undefined && data !== '' ? [[part, data]] : [];
      });
      return Object.fromEntries(found) as Filter;
    },
    write(filter) {
      const query = new URLSearchParams();
      for (const part of parts) {
        const value = filter[part];
        if (typeof value === 'string' && value !== '' && !isUsual(part, filter)) query.set(part, value);
      }
      return query.toString();
    },
    change(filter, changes) {
      const all = Object.entries({ ...filter, ...changes });
      return Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== '')) as Filter;
    },
  };
}
