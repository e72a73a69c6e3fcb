import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyAnswers } from '#domain/configurator/answers.ts';
import { estimate } from '#domain/estimates/estimate.ts';
import { firstPriceBook, firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { priceBookSchema } from '#domain/estimates/estimate-schema.ts';
import { readPriceDraft } from '#domain/estimates/price-book/price-book-draft.ts';
import { templateContentOf } from '#domain/quotes/content/template-content.ts';
import { buildSnapshot } from '#domain/quotes/build-snapshot.ts';
import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import { sellerOf } from '#domain/quotes/quote-seller.ts';
import { firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import { firstQuoteSettings } from '#domain/settings/quote-settings.ts';
import { sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { sampleAnswers } from '#tests/support/requests/sample-request.ts';
import { storedAnswers } from './answers.ts';
import { storedBankProfile } from './settings/bank-profile.ts';
import { storedContact } from './contact.ts';
import { storedDraft } from './draft.ts';
import { storedErrorSample } from './error-sample.ts';
import { storedEstimate } from './estimate.ts';
import { storedEventDetail } from './event-detail.ts';
import { storedSending } from './job-payloads.ts';
import { storedLibraryTexts } from './library-texts.ts';
import { storedLookSettings } from './settings/look-settings.ts';
import { storedMailServer } from './settings/mail-server.ts';
import { storedTransports } from './passkey-transports.ts';
import { storedPriceBook } from './price-book.ts';
import { storedQuoteContent } from './quotes/quote-content.ts';
import { storedQuoteTemplate } from './quotes/quote-template.ts';
import { storedQuoteSnapshot } from './quotes/quote-snapshot.ts';
import { storedQuoteSettings } from './quotes/quote-settings.ts';
import { storedSecuritySettings } from './settings/security-settings.ts';

const json = JSON.stringify;
const { book } = readPriceDraft(firstPriceBook, {
  'base.website.large.maximum': '5000',
  'features.blog.price.maximum': '400',
  'packages.1.percent': '45',
  'packages.2.percent': '45',
});

test('K8 G7 a feature, service, band or package that a price book lacks has its price of the first book', () => {
  const { blog: _blog, ...features } = book.features;
  const { 'mobile-app': _app, ...base } = book.base;
  const { erp: _erp, ...marketing } = book.marketing;
  const older = { ...book, features, base, marketing, packages: book.packages.slice(0, 2) };
  const read = storedPriceBook.read(json(older), 'price_books 2');
  assert.deepEqual(read, {
    ...book,
    features: { ...book.features, blog: firstPriceBook.features.blog },
  });
  // The premium package of the first book saves 20 %, which is less than the 45 % of the package before it.
  assert.ok(priceBookSchema.safeParse(read).success, 'more work never costs less');
});

test('K8 D1 a size that was filled in costs no less than a smaller one', () => {
  const { large: _large, ...smaller } = book.base.website;
  const dear = { ...smaller, medium: { minimum: 2000_00, maximum: 9000_00 } };
  const read = storedPriceBook.read(json({ ...book, base: { ...book.base, website: dear } }), 'price_books 2');
  assert.deepEqual(read.base.website, { ...dear, large: { minimum: 2000_00, maximum: 9000_00 } });
});

test('K8 D1 damaged figures are no prices', () => {
  const damaged = [
    {
      ...book,
      features: { ...book.features, blog: { price: { minimum: 2, maximum: 1 }, days: { minimum: 1, maximum: 1 } } },
    },
    { ...book, base: { ...book.base, website: null } },
    { ...book, packages: [{ name: 'starter', fromFeature: 3 }] },
    { ...book, installmentsAbove: { two: '1000', three: 2000 } },
    [],
  ];
  for (const content of damaged) {
    assert.throws(() => storedPriceBook.read(json(content), 'price_books 2'), { code: 'price_books 2' });
  }
});

test('K8 what an older release publishes leaves in the price book what a later one has added', () => {
  const holograms = { price: { minimum: 1, maximum: 2 }, days: { minimum: 1, maximum: 1 } };
  const present = json({ ...book, features: { ...book.features, holograms } });
  const seen = storedPriceBook.read(present, 'price_books 2');
  assert.deepEqual(seen, book);
  const draft = { ...seen, installmentsAbove: { two: 2000_00, three: 4000_00 } };
  assert.deepEqual(JSON.parse(storedPriceBook.write(draft, present)), {
    ...draft,
    features: { ...book.features, holograms },
  });
});

test('K8 answers to questions and choices of another release read as unanswered', () => {
  const { customTrade: _trade, ...older } = sampleAnswers;
  const stored = { ...older, serviceType: 'hologram', features: ['blog', 'holograms', 'blog'], mood: 'good' };
  assert.deepEqual(storedAnswers.read(json(stored), 'estimates 1'), {
    ...sampleAnswers,
    serviceType: null,
    features: ['blog'],
    customTrade: '',
  });
  assert.deepEqual(storedAnswers.read('{', 'estimates 1'), emptyAnswers);
});

test('K8 D2 an estimate reads as it was computed; a line of an unknown kind is left out of it, and the total stays', () => {
  const computed = estimate(sampleAnswers, { ...firstVersion, content: book }, 'EUR');
  assert.ok(computed);
  assert.deepEqual(storedEstimate.read(json(computed), 'estimates 1'), computed);
  const hologram = { reason: { kind: 'feature', feature: 'holograms' }, low: 1, high: 2 };
  const stored = { ...computed, lines: [...computed.lines, hologram], timelineFit: 'magic', tax: 20 };
  assert.deepEqual(storedEstimate.read(json(stored), 'estimates 1'), { ...computed, timelineFit: null });
  const { total: _total, ...totalless } = computed;
  assert.throws(() => storedEstimate.read(json(totalless), 'estimates 1'), { code: 'estimates 1' });
});

test('K8 F5 a security setting that was added has its first value, and one that was damaged is never guessed', () => {
  const read = (value: object) => storedSecuritySettings.read(json(value), 'settings security');
  const settings = { requireSecondFactor: true, requireOfAdministrators: false, minimumPasswordLength: 10 };
  const first = { requireSecondFactor: true, requireOfAdministrators: true, minimumPasswordLength: 6 };
  assert.deepEqual(read({ requireSecondFactor: true }), first);
  assert.deepEqual(read({ ...settings, lockAfterMinutes: 5 }), settings);
  assert.deepEqual(read({ ...settings, minimumPasswordLength: 3 }).minimumPasswordLength, 6);
  assert.throws(() => read({ ...settings, requireSecondFactor: 'yes' }), { code: 'settings security' });
  const changed = { ...settings, minimumPasswordLength: 12 };
  const written = storedSecuritySettings.write(changed, json({ ...settings, lockAfterMinutes: 5 }));
  assert.deepEqual(JSON.parse(written), { ...changed, lockAfterMinutes: 5 });
});

test('K8 G7 a look that cannot be read is that of the product, each part for itself', () => {
  const first = { primaryColor: null, defaultTheme: 'light', logo: null, changedById: null };
  const read = (value: unknown) => storedLookSettings.read(json(value), 'settings look');
  assert.deepEqual(read(null), first);
  assert.deepEqual(read({ primaryColor: 'red;}', defaultTheme: 'sepia', logo: { svg: '' } }), first);
  assert.deepEqual(read({ primaryColor: '#0b5fa5' }), { ...first, primaryColor: '#0b5fa5' });
});

test('K8 G7 a mail server of before it had a sender is read, and an unknown encryption is never taken for none', () => {
  const older = { host: 'smtp.firma.example', port: 465, security: 'tls', username: '' };
  const read = (value: unknown) => storedMailServer.read(json(value), 'settings mail-server');
  assert.deepEqual(read(older), { ...older, senderName: '', senderAddress: '' });
  assert.equal(read({ ...older, security: 'quantum' })?.security, 'tls');
  assert.equal(read(null), null);
  assert.throws(() => read({ port: 25 }), { code: 'settings mail-server' });
});

test('K8 A2 a language without its text has the English one', () => {
  const texts = { sk: { name: 'Školenie', description: '' }, en: { name: 'Training', description: 'x' } };
  const read = storedLibraryTexts.read(json({ ...texts, pl: { name: 'Szkolenie' } }), 'library_features 1');
  assert.deepEqual(read, { ...texts, cs: texts.en, da: texts.en });
  assert.deepEqual(storedLibraryTexts.read('{}', 'library_features 1').da, { name: '', description: '' });
});

test('K8 G10 what another release has changed in a request is not taken back in part', () => {
  const read = (value: object) => storedEventDetail.read(json(value), 'service_request_events 1');
  const known = { change: { from: 'low', to: 'high' }, before: { priority: 'low' }, version: 3 };
  assert.deepEqual(read(known), known);
  assert.equal(read({ ...known, before: { priority: 'low', colour: 'red' } }).before, undefined);
  assert.equal(read({ ...known, before: { priority: 'extreme' } }).before, undefined);
  assert.deepEqual(read([]), {});
});

test('K8 contact details without a field have it empty, and damaged ones are an error', () => {
  assert.deepEqual(storedContact.read('{"name":"Eva","fax":"1"}', 'service_requests 1'), {
    name: 'Eva',
    email: '',
    phone: '',
    company: '',
  });
  assert.throws(() => storedContact.read('null', 'service_requests 1'), { code: 'service_requests 1' });
});

test('K8 what can be left out reads as nothing where it is damaged', () => {
  assert.deepEqual(storedDraft.read('{', 'own_drafts 1'), { fields: [], attachments: null, currency: null });
  assert.deepEqual(storedDraft.read('{"fields":[["mode","quick"],7]}', 'own_drafts 1').fields, [['mode', 'quick']]);
  assert.deepEqual(storedTransports.read('{', 'passkeys 1'), []);
  assert.equal(storedErrorSample.read('{"source":"watch"}', 'error_groups 1').source, 'server');
});

test('K8 K4 a job of another release is worked off if it says enough', () => {
  assert.deepEqual(storedSending.fromJson({ outboxMessageId: '1', urgency: 3 }, 'jobs'), { outboxMessageId: '1' });
  assert.throws(() => storedSending.fromJson({}, 'jobs'), { code: 'jobs' });
});

test('K8 H1 a quote of another release keeps its sums; words that it lacks are empty, and damaged sums are an error', () => {
  const content = sampleQuoteContent();
  const read = (value: object) => storedQuoteContent.read(json(value), 'quotes 1');
  assert.deepEqual(read({ ...content, colour: 'red' }), content);
  const { closing: _closing, copies: _copies, exchangeRate: _rate, ...older } = content;
  assert.deepEqual(read(older), { ...content, closing: '' });
  const [line] = content.lines;
  assert.ok(line);
  const { internalCost: _cost, ...costless } = line;
  assert.deepEqual(read({ ...content, lines: [{ ...costless, kind: 'gift' }] }).lines, [{ ...line, internalCost: 0 }]);
  const damaged = [{ unitPrice: '1' }, { quantity: 0.5 }, { taxRate: null }, { recurrence: 'weekly' }];
  for (const changes of damaged) {
    assert.throws(() => read({ ...content, lines: [{ ...line, ...changes }] }), { code: 'quotes 1' });
  }
  const template = templateContentOf(content);
  assert.deepEqual(storedQuoteTemplate.read(json({ ...template, notes: 'x' }), 'quote_templates 1'), template);
  assert.throws(() => storedQuoteTemplate.read('{}', 'quote_templates 1'), { code: 'quote_templates 1' });
});

test('H1 a sent quote reads as it was sent, with parts that this release does not know, and never with other sums', () => {
  const content = sampleQuoteContent();
  const document = buildSnapshot(content, {
    number: '2026-0001',
    version: 1,
    issuedOn: '2026-11-21',
    seller: sellerOf({ facts: firstAgencyFacts(), settings: firstQuoteSettings() }, content),
    tax: { reason: 'domestic', rates: [2300] },
    look: { primaryColor: null, logo: null },
  });
  const stored = canonicalJson(document);
  assert.deepEqual(storedQuoteSnapshot.read(stored, 'quote_snapshots 1'), document);
  const later = { ...document, signature: { name: 'Ján' }, seller: { ...document.seller, website: 'x' } };
  assert.deepEqual(storedQuoteSnapshot.read(json(later), 'quote_snapshots 1'), document);
  for (const damaged of [
    { ...document, totals: null },
    { ...document, lines: [{}] },
    { ...document, format: 2 },
  ]) {
    assert.throws(() => storedQuoteSnapshot.read(json(damaged), 'quote_snapshots 1'), /quote_snapshots 1/);
  }
});

test('K8 H1 settings of quotes that are missing have their first value, and damaged ones get onto no document', () => {
  const read = (value: object) => storedQuoteSettings.read(json(value), 'settings quotes');
  assert.deepEqual(read({}), firstQuoteSettings());
  const account = { currency: 'DKK', iban: 'DK5000400440116243', bic: 'DABADKKK' } as const;
  assert.deepEqual(read({ accounts: [account], colour: 'red' }), { ...firstQuoteSettings(), accounts: [account] });
  for (const damaged of [{ accounts: [{ currency: 'EUR' }] }, { taxStatuses: [{ from: 1, status: 'payer' }] }]) {
    assert.throws(() => read(damaged), { code: 'settings quotes' });
  }
});

test('H9 a mapping of columns from another release reads with the columns that are known', () => {
  const read = storedBankProfile.read(json({ bookedOn: 'Dato', amount: 'Beløb', colour: 'x' }), 'bank_profiles 1');
  assert.deepEqual([read.bookedOn, read.amount, read.account], ['Dato', 'Beløb', '']);
});
