/** Day of the last change of the pages that have no content file with a day of their own, for the sitemap (A8). */
export const pagesUpdatedOn = '2026-11-21';
