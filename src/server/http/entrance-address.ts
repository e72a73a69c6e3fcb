/** Address of the login, which leads back to a path and query of the site (F1). */
export const entranceAddress = (url: string): string => `/auth?next=${encodeURIComponent(url)}`;
