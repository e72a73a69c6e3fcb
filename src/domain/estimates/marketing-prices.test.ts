import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Currency, currencies, priceBounds } from '../money.ts';
import { firstPriceBook } from './price-book/first-price-book.ts';
import { type ServicePrice, serviceFacts, services } from '../catalogue/services.ts';
import { marketingPrice, publicPrice } from './marketing-prices.ts';
import { type MarketingBand, marketingBands } from './price-book/price-book.ts';

/** Whole units, by hand: euro × 25 and × 7.45, and not below 20,000 CZK or 5,000 DKK where the work is sold alone. */
const table: Record<MarketingBand, Record<Currency, [minimum: number, maximum: number]>> = {
  // 500 euro are 12,500 CZK and 3,725 DKK, both below the lowest project price.
  websites: { EUR: [500, 2500], CZK: [20_000, 62_500], DKK: [5000, 18_625] },
  calculators: { EUR: [300, 1500], CZK: [7500, 37_500], DKK: [2235, 11_175] },
  automations: { EUR: [800, 4000], CZK: [20_000, 100_000], DKK: [5960, 29_800] },
  erp: { EUR: [3000, 12_000], CZK: [75_000, 300_000], DKK: [22_350, 89_400] },
  // 50 × 7.45 = 372.50.
  maintenance: { EUR: [50, 300], CZK: [1250, 7500], DKK: [373, 2235] },
};

test('A4 marketing prices are the bands of spec §9 in the visitor’s currency', () => {
  for (const band of marketingBands) {
    for (const currency of currencies) {
      const [minimum, maximum] = table[band][currency];
      const expected = { minimum: minimum * 100, maximum: maximum * 100 };
      assert.deepEqual(marketingPrice(band, firstPriceBook, currency), expected, `${band} ${currency}`);
    }
  }
});

test('B5 no work that is sold alone is promised below the lowest project price', () => {
  for (const band of ['websites', 'automations', 'erp'] as const) {
    for (const currency of currencies) {
      assert.ok(marketingPrice(band, firstPriceBook, currency).minimum >= priceBounds[currency].minimum);
    }
  }
});

/** Whole euro, by hand from the base prices of a small and a medium website and of a large rebuilt one. */
const ofService: Record<ServicePrice, [minimum: number, maximum: number]> = {
  onePageWebsite: [500, 900],
  companyWebsite: [900, 1600],
  rebuiltWebsite: [1400, 2200],
  calculators: [300, 1500],
  automations: [800, 4000],
  erp: [3000, 12_000],
  maintenance: [50, 300],
};

test('V8 each kind of website has a price of its own, and a system for the firm the one of its page', () => {
  const priceOf = (price: ServicePrice) => {
    const { minimum, maximum } = publicPrice(price, firstPriceBook, 'EUR');
    return [minimum / 100, maximum / 100];
  };
  for (const service of services) {
    for (const price of serviceFacts[service].prices) assert.deepEqual(priceOf(price), ofService[price], service);
  }
  const kinds = ['webove-stranky', 'tvorba-webu', 'web-development'] as const;
  assert.equal(new Set(kinds.map((service) => serviceFacts[service].prices[0])).size, 3);
  assert.equal(serviceFacts['web-apps'].prices[0], 'erp');
});

test('V8 B5 a one-page website is not promised below the lowest project price', () => {
  // 500 and 900 euro are 12,500 and 22,500 CZK; the lowest price is 20,000.
  assert.deepEqual(publicPrice('onePageWebsite', firstPriceBook, 'CZK'), { minimum: 20_000_00, maximum: 22_500_00 });
});
