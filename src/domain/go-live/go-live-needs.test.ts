import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Brand, brand } from '../brand.ts';
import { firstAgencyFacts } from '../settings/agency-facts.ts';
import { firstQuoteSettings } from '../settings/quote-settings.ts';
import { type GoLiveFacts, goLiveNeeds, goLiveOrder, missingToGoLive } from './go-live-needs.ts';
import { sampleBrandParts } from './sample-brand.ts';

const ownBrand: Brand = {
  name: 'Nivelo',
  developer: 'Eva Rovná',
  address: { street: 'Hlavná 1', postalCode: '949 01', city: 'Nitra', countryCode: 'SK' },
  companyNumber: '36421928',
  taxNumber: '2022749619',
  vatNumber: '',
  iban: 'SK68 1200 0000 1987 4263 7542',
  phone: '+421 37 000 00 00',
  mailboxes: { sk: 'a@nivelo.sk', cs: 'a@nivelo.sk', da: 'a@nivelo.sk', en: 'a@nivelo.sk' },
  supportMailbox: 'b@nivelo.sk',
  products: { diary: 'Denník', area: 'Plocha' },
  socialLinks: [{ name: 'LinkedIn', href: 'https://linkedin.com/company/nivelo' }],
};

const ready: GoLiveFacts = {
  agency: {
    ...firstAgencyFacts(),
    legalForm: 'živnostník',
    companyNumber: '36421928',
    register: 'Okresný úrad Nitra, živnostenský register',
    registerEntry: '430-12345',
    supervisoryBody: 'Inšpektorát SOI, Staničná 9, Nitra',
    hosting: 'Serverovňa, s. r. o., Slovensko',
  },
  settings: {
    ...firstQuoteSettings(),
    taxStatuses: [{ from: '2026-01-01', status: 'not-payer' }],
    accounts: [{ currency: 'EUR', iban: 'SK6812000000198742637542', bic: '' }],
  },
  brand: ownBrand,
  day: '2026-11-27',
  hasLogo: true,
  hasReferences: true,
  hasCaseStudies: true,
  hasHosts: true,
  hasMailServer: true,
  hasVaultKey: true,
  backups: 'proven',
};

test('A10 nothing is missing once everything is the agency’s own', () => {
  assert.deepEqual(missingToGoLive(ready), []);
});

test('A10 A11 each thing that is missing is named, and nothing else', () => {
  const { agency } = ready;
  const cases: [Partial<GoLiveFacts>, string[]][] = [
    [{ agency: { ...agency, legalForm: '' } }, ['legalForm']],
    [{ agency: { ...agency, companyNumber: '' } }, ['companyNumber']],
    [{ agency: { ...agency, register: '', registerEntry: '' } }, ['register', 'registerEntry']],
    [{ agency: { ...agency, taxNumber: '' } }, ['taxNumber']],
    [{ agency: { ...agency, supervisoryBody: '', hosting: '' } }, ['supervisoryBody', 'hosting']],
    [{ settings: { ...ready.settings, taxStatuses: [] } }, ['taxStatus']],
    [{ settings: { ...ready.settings, accounts: [] } }, ['account']],
    [{ brand: { ...ownBrand, supportMailbox: 'podpora@nivelo.example' } }, ['brandMailboxes']],
    [{ brand: { ...ownBrand, socialLinks: [{ name: 'X', href: 'https://x.example/nivelo' }] } }, ['brandMailboxes']],
    [{ hasLogo: false }, ['logo']],
    [{ hasReferences: false, hasCaseStudies: false }, ['references', 'caseStudies']],
    [{ hasHosts: false }, ['hosts']],
    [{ hasMailServer: false }, ['mailServer']],
    [{ hasVaultKey: false }, ['vaultKey']],
    [{ backups: 'none' }, ['backupSchedule']],
    [{ backups: 'unproven' }, ['backupProof']],
  ];
  for (const [change, missing] of cases) assert.deepEqual(missingToGoLive({ ...ready, ...change }), missing);
});

test('A10 a VAT number is missing only of who pays VAT', () => {
  const agency = { ...ready.agency, vatNumber: '' };
  assert.deepEqual(missingToGoLive({ ...ready, agency }), []);
  const settings = { ...ready.settings, taxStatuses: [{ from: '2026-01-01', status: 'payer' } as const] };
  assert.deepEqual(missingToGoLive({ ...ready, agency, settings }), ['vatNumber']);
});

test('A10 the whole sample brand is found; numbers and account of the settings stand in the place of the brand’s', () => {
  const sample: Brand = {
    ...ownBrand,
    name: 'Plumbline',
    developer: 'Martin Olovnica',
    companyNumber: '54321093',
    taxNumber: '1122334400',
    iban: 'SK31 1200 0000 1987 4263 7541',
    phone: '+421 900 123 456',
    products: { diary: 'Libella', area: 'Plocha' },
  };
  const found = ['brandName', 'brandPeople', 'brandPhone', 'brandProducts'];
  assert.deepEqual(missingToGoLive({ ...ready, brand: sample }), found);
  const agency = { ...ready.agency, companyNumber: sample.companyNumber };
  const settings = { ...ready.settings, accounts: [{ currency: 'EUR', iban: 'SK3112000000198742637541', bic: '' }] };
  assert.deepEqual(missingToGoLive({ ...ready, brand: sample, agency, settings } as GoLiveFacts), [
    'brandName',
    'brandPeople',
    'brandNumbers',
    'brandAccount',
    'brandPhone',
    'brandProducts',
  ]);
});

test('A10 while the brand is called as in the sample, all its parts are known to be sample figures', (context) => {
  if (brand.name !== 'Plumbline') return context.skip('the brand is an agency’s own');
  assert.equal(sampleBrandParts(brand).length, 7);
});

test('A10 the list names every need once, in the order of its groups', () => {
  const groups = goLiveOrder.map((need) => goLiveNeeds[need].group);
  assert.deepEqual([...new Set(groups)], ['agency', 'brand', 'content', 'operation']);
  assert.deepEqual(
    groups,
    groups.toSorted(
      (one, other) =>
        ['agency', 'brand', 'content', 'operation'].indexOf(one) -
        ['agency', 'brand', 'content', 'operation'].indexOf(other),
    ),
  );
});
