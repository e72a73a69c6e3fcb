/** Countries that a customer can be of: those served, and where their people build (ISO 3166). */
export const countries = ['SK', 'CZ', 'DK', 'AT', 'DE', 'HU', 'NO', 'PL', 'SE'] as const;
export type Country = (typeof countries)[number];

/** A customer's country; '' if unknown. */
export type CountryChoice = Country | '';
