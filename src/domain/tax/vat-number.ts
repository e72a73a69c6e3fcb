type Numbers = { country: string; companyNumber: string; vatNumber: string };

/** VAT number of a buyer; Danish firms have none apart from their company number. '' where there is none. */
export function vatNumberOf({ country, companyNumber, vatNumber }: Numbers): string {
  if (vatNumber !== '' || country !== 'DK' || companyNumber === '') return vatNumber;
  return `DK${companyNumber}`;
}
