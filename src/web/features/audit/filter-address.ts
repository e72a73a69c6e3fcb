import { type AuditFilter, auditFilterSchema } from '#contract/audit.ts';

const parts = Object.keys(auditFilterSchema.shape) as (keyof AuditFilter)[];

/** Reads the filter from an address; invalid parts are left out. */
export function readFilter(query: URLSearchParams): AuditFilter {
  const read = parts.flatMap((part) => {
    const value = auditFilterSchema.shape[part].safeParse(query.get(part) ?? undefined);
    return value.success && value.data !== undefined ? [[part, value.data]] : [];
  });
  return Object.fromEntries(read) as AuditFilter;
}

/** The query of an address for a filter: `?…`, or an empty text for no filter. */
export function queryOf(filter: { [Part in keyof AuditFilter]?: string | undefined }): string {
  const query = new URLSearchParams();
  for (const part of parts) if (filter[part]) query.set(part, filter[part]);
  return query.size > 0 ? `?${query.toString()}` : '';
}
