/** Folds text for search: lower case, no diacritics, single spaces, so that "zluty" finds "Žlutý". */
export function searchText(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter((part) => part)
    .join(' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
