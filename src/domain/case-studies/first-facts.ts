import { type Country, countries } from '../catalogue/case-studies.ts';
import type { Service } from '../catalogue/services.ts';
import type { RequestService } from '../service-requests/request-service.ts';

/** The service of the catalogue under which a finished project is told, by what was asked for. */
const serviceOfRequest: Record<RequestService, Service> = {
  website: 'tvorba-webu',
  'web-app': 'web-apps',
  'website-redesign': 'web-development',
  'mobile-app': 'web-apps',
  calculator: 'web-aplikacie',
  automation: 'web-apps',
  erp: 'web-apps',
};

/** The service that a case study begins with; the owner may choose another one. */
export const firstService = (service: RequestService | null): Service => serviceOfRequest[service ?? 'website'];

/** The country of a customer, where it is one in which the agency works. */
export const firstCountry = (country: string): Country | '' => countries.find((each) => each === country) ?? '';

/**
 * The town in an address as it is written in our countries: the last line that begins with a postal code, or the part behind one. ''
 * where there is none.
 */
export function townIn(address: string): string {
  const lines = address.split(/[\n,]/).map((line) => line.trim());
  const found = lines.map(
    (line) => /^(?:[A-Z]{1,2}-)?\d{3} ?\d{1,2}\s{1,3}(?<town>\p{L}[^\d]*)/u.exec(line)?.groups?.['town'],
  );
  return found.findLast((town) => town !== undefined)?.trim() ?? '';
}
