import { searchText } from '../search/search-text.ts';

/** What columns of a bank's CSV file can hold. */
export const csvColumns = [
  'bookedOn',
  'amount',
  'currency',
  'variableSymbol',
  'counterName',
  'counterAccount',
  'counterBank',
  'message',
  'reference',
  'account',
] as const;
export type CsvColumn = (typeof csvColumns)[number];

/** Without these nothing can be read. */
export const requiredCsvColumns = ['bookedOn', 'amount'] as const satisfies readonly CsvColumn[];

/** How a bank names its columns: names that stand for one, in any writing of accents and capitals. */
export type CsvProfile = { name: string; columns: Partial<Record<CsvColumn, readonly string[]>> };

/** A mapping of an administrator's own: one name of the file's header for a column; '' where the file has none. */
export type OwnCsvMapping = { name: string; columns: Record<CsvColumn, string> };

/** Longest name of a mapping and of a column, in characters, and how many mappings there can be. */
export const csvProfileLimits = { name: 60, column: 120, profiles: 50 } as const;

/** Profiles of banks, each by the names that its files are known by (research, "Bank files"). */
export const bankCsvProfiles: readonly CsvProfile[] = [
  {
    name: 'Fio',
    columns: {
      bookedOn: ['Datum', 'Dátum'],
      amount: ['Objem'],
      currency: ['Měna', 'Mena'],
      variableSymbol: ['VS'],
      counterName: ['Název protiúčtu', 'Názov protiúčtu'],
      counterAccount: ['Protiúčet'],
      counterBank: ['Kód banky'],
      message: ['Zpráva pro příjemce', 'Správa pre príjemcu'],
      reference: ['ID pohybu', 'ID operace'],
    },
  },
  {
    name: 'ČSOB',
    columns: {
      bookedOn: ['datum zaúčtování', 'dátum zaúčtovania'],
      amount: ['částka', 'čiastka'],
      currency: ['měna', 'mena'],
      variableSymbol: ['variabilní symbol', 'variabilný symbol'],
      counterName: ['název účtu protiúčtu', 'jméno protistrany', 'názov účtu protiúčtu', 'meno protistrany'],
      counterAccount: ['číslo účtu protiúčtu', 'číslo protiúčtu'],
      counterBank: ['kód banky protiúčtu', 'kód banky'],
      message: ['poznámka', 'zpráva', 'správa'],
      reference: ['ID transakce', 'ID transakcie'],
      account: ['číslo účtu'],
    },
  },
  {
    name: 'Tatra banka',
    columns: {
      bookedOn: ['Dátum zaúčtovania'],
      amount: ['Suma'],
      currency: ['Mena'],
      variableSymbol: ['Variabilný symbol', 'VS'],
      counterName: ['Názov protistrany', 'Názov protiúčtu', 'Protistrana', 'Meno protistrany'],
      counterAccount: ['Protiúčet', 'Účet protistrany', 'Číslo protiúčtu', 'IBAN protistrany'],
      counterBank: ['Kód banky'],
      message: ['Informácia pre príjemcu', 'Poznámka', 'Popis', 'Popis transakcie'],
      reference: ['Referencia banky', 'ID transakcie', 'Referencia'],
      account: ['Číslo účtu', 'Účet'],
    },
  },
];

/** An own mapping as a profile; columns without a name are none. */
export function profileOf({ name, columns }: OwnCsvMapping): CsvProfile {
  const named = Object.entries(columns).filter(([, header]) => header !== '');
  return { name, columns: Object.fromEntries(named.map(([column, header]) => [column, [header]])) };
}

/** Whether an own mapping can be used: it has a name, date and amount, and no name of the header stands for two columns. */
export function missingInMapping({ name, columns }: OwnCsvMapping): ('name' | CsvColumn)[] {
  const chosen = Object.values(columns).filter((header) => header !== '');
  const isTwice = (column: CsvColumn) =>
    columns[column] !== '' && chosen.filter((each) => each === columns[column]).length > 1;
  const missing = csvColumns.filter(
    (column) => isTwice(column) || (requiredCsvColumns.some((each) => each === column) && columns[column] === ''),
  );
  return name.trim() === '' ? ['name', ...missing] : missing;
}

/** Places of a profile's columns in a row of names; null where the row lacks date or amount. */
export function placesIn(row: readonly string[], { columns }: CsvProfile): Partial<Record<CsvColumn, number>> | null {
  const names = row.map((cell) => searchText(cell));
  const found = Object.entries(columns).flatMap(([column, headers]) => {
    const place = headers.map((header) => names.indexOf(searchText(header))).find((each) => each >= 0);
    return place === undefined ? [] : [[column, place] as const];
  });
  const places: Partial<Record<CsvColumn, number>> = Object.fromEntries(found);
  return requiredCsvColumns.every((column) => places[column] !== undefined) ? places : null;
}
