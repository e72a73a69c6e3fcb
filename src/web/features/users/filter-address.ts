import { type UserFilter, getUser, listUsers } from '#contract/accounts/users.ts';

const parts = ['search', 'role'] as const;
const openPart = 'user';

/** Reads the filter from an address; a part that it cannot mean is left out instead of failing the list. */
export function readFilter(query: URLSearchParams): UserFilter {
  const read = parts.flatMap((part) => {
    const value = query.get(part) ?? '';
    const isRight = value !== '' && listUsers.query.safeParse({ [part]: value }).success;
    return isRight ? [[part, value]] : [];
  });
  return Object.fromEntries(read) as UserFilter;
}

/** The query of an address that names a filter and perhaps an open account. */
export function writeFilter(filter: UserFilter, openId: string | null = null): string {
  const query = new URLSearchParams();
  for (const part of parts) {
    const value = filter[part];
    if (value) query.set(part, value);
  }
  if (openId !== null) query.set(openPart, openId);
  return query.toString();
}

/** The account whose sheet an address opens. */
export function readOpenUser(query: URLSearchParams): string | null {
  const named = query.get(openPart);
  return named !== null && getUser.parameters.safeParse({ id: named }).success ? named : null;
}
