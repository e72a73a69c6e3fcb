import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { issuedOf } from '#server/features/tax-documents/documents-store.ts';
import { textsOf } from '#server/texts.ts';
import { type MonthDocument, findMonthDocuments } from './month-documents-store.ts';
import { type MonthReading, majorOf, pageSize, pagesOf, writeTable } from './month-table.ts';

/** The documents of a month by pages of some rows. */
export function readMonthDocuments(
  { services: { db }, month }: MonthReading,
  size: number,
): AsyncIterable<readonly MonthDocument[]> {
  return pagesOf<MonthDocument>(size, (last) =>
    findMonthDocuments(db, { month, after: last && { at: last.listed_at, id: last.id }, limit: size }),
  );
}

const columns = [
  'number',
  'kind',
  'issued',
  'delivered',
  'due',
  'company',
  'buyer',
  'companyNumber',
  'vatNumber',
  'country',
  'title',
  'net',
  'tax',
  'gross',
  'payable',
  'currency',
  'symbol',
  'corrects',
  'quote',
] as const;

/** The documents of a month, one line each, as they were frozen. */
export function writeDocuments(reading: MonthReading): AsyncGenerator<Uint8Array> {
  const { language } = reading;
  const t = textsOf(language);
  return writeTable({
    columns,
    nameOf: (column) => t(`monthExport:documents.${column}`),
    language,
    pages: readMonthDocuments(reading, pageSize),
    cellsOf: (row) =>
      frozen(row).map(({ buyer, totals, ...document }) => ({
        number: document.number,
        kind: t(`taxDocuments:kinds.${document.kind}`),
        issued: document.issuedOn,
        delivered: document.deliveredOn,
        due: document.dueOn,
        company: buyer.company,
        buyer: buyer.name,
        companyNumber: buyer.companyNumber,
        vatNumber: buyer.vatNumber,
        country: buyer.country,
        title: document.title,
        net: majorOf(totals.net),
        tax: majorOf(totals.tax),
        gross: majorOf(totals.gross),
        payable: majorOf(document.payable),
        currency: document.currency,
        symbol: document.payment?.variableSymbol ?? null,
        corrects: document.corrects?.number ?? null,
        quote: document.quoteNumber,
      })),
  });
}

const taxColumns = [
  'number',
  'kind',
  'delivered',
  'rate',
  'net',
  'tax',
  'currency',
  'homeNet',
  'homeTax',
  'homeCurrency',
] as const;

/** Base and tax of the documents of a month, one line for each rate, also in the currency in which the tax is declared. */
export function writeTaxes(reading: MonthReading): AsyncGenerator<Uint8Array> {
  const { language } = reading;
  const t = textsOf(language);
  return writeTable({
    columns: taxColumns,
    nameOf: (column) => t(`monthExport:taxes.${column}`),
    language,
    pages: readMonthDocuments(reading, pageSize),
    cellsOf: (row) =>
      frozen(row).flatMap(({ number, kind, deliveredOn, currency, totals, homeTax }) =>
        totals.taxes.map(({ rate, net, tax }) => {
          const home = homeTax?.taxes.find((each) => each.rate === rate);
          return {
            number,
            kind: t(`taxDocuments:kinds.${kind}`),
            delivered: deliveredOn,
            rate: rate / 100,
            net: majorOf(net),
            tax: majorOf(tax),
            currency,
            homeNet: home ? majorOf(home.net) : null,
            homeTax: home ? majorOf(home.tax) : null,
            homeCurrency: home && homeTax ? homeTax.currency : null,
          };
        }),
      ),
  });
}

/** An issued document always has its frozen form. */
function frozen(row: MonthDocument): TaxDocument[] {
  const document = issuedOf(row);
  return document ? [document] : [];
}
