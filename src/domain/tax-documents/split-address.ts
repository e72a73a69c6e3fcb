/** An address in the parts that structured invoices ask for. */
export type AddressParts = { street: string; city: string; postalCode: string };

/** A postal code of the countries served and the town behind it: `917 01 Trnava`, `8000 Aarhus C`, `00-950 Warszawa`. */
const townPattern = /^(?:[A-Z]{1,2}[ -])?(\d{3} \d{2}|\d{2}-\d{3}|\d{4,5})(?: (.+))?$/;
/** The same the other way round: `Trnava 917 01`. */
const codeBehindPattern = /^(\D+) (\d{3} \d{2}|\d{2}-\d{3}|\d{4,5})$/;
/** Longer parts are no town. */
const longestPart = 120;

/** Reads an address that was typed as one text, over lines or with commas; what it cannot tell apart stays in the street. */
export function splitAddress(address: string): AddressParts {
  const parts = address
    .split(/[\n,]/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '');
  const place = parts.findLastIndex((part) => readTown(part) !== null);
  const town = readTown(parts[place] ?? '');
  if (!town) return withoutCode(parts);
  // `917 01, Trnava`: the town has a part of its own.
  const city = town.city === '' ? (parts[place + 1] ?? '') : town.city;
  return { street: parts.slice(0, place).join(', '), city, postalCode: town.postalCode };
}

/** The last part is the town if it is not the only one and has no number. */
function withoutCode(parts: readonly string[]): AddressParts {
  const last = parts.at(-1) ?? '';
  const isTown = parts.length > 1 && !/\d/.test(last);
  return { street: (isTown ? parts.slice(0, -1) : parts).join(', '), city: isTown ? last : '', postalCode: '' };
}

function readTown(part: string): { city: string; postalCode: string } | null {
  if (part.length > longestPart) return null;
  const [, code, town = ''] = townPattern.exec(part) ?? [];
  if (code !== undefined) return { postalCode: code, city: town };
  const [, city, behind] = codeBehindPattern.exec(part) ?? [];
  return city === undefined || behind === undefined ? null : { postalCode: behind, city: city.trim() };
}
