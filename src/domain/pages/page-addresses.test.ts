import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceFacts } from '../catalogue/services.ts';
import { type Language, type LanguageHosts, chooseLanguage, languageOfHost, languages } from '../languages.ts';
import { type PageAddress, addressIn, addressesOf, originIn } from './page-addresses.ts';
import { type Screen, matchPath, screens } from '../routes.ts';

const id = '01JD3ZS5Q8YV6W0T9KXB4N7M2C';
const parameters = { id };

const noHosts: LanguageHosts = {};
const threeHosts: LanguageHosts = { sk: 'plumbline.sk', cs: 'plumbline.cz', da: 'plumbline.dk' };
const fourHosts: LanguageHosts = { ...threeHosts, en: 'plumbline.com' };

test('A3 without own hosts a screen’s address is its own path on this host, with the language in the query', () => {
  assert.deepEqual(addressesOf({ screen: 'configurator', origin: 'http://localhost:3000', hosts: noHosts }), {
    sk: 'http://localhost:3000/ponuka?lng=sk',
    cs: 'http://localhost:3000/nabidka?lng=cs',
    da: 'http://localhost:3000/tilbud?lng=da',
    en: 'http://localhost:3000/quote?lng=en',
  });
});

test('B3 a language with its own host is addressed there, in the scheme of the current page', () => {
  const page: PageAddress = { screen: 'configurator', origin: 'https://plumbline.sk', hosts: fourHosts };
  assert.deepEqual(addressesOf(page), {
    sk: 'https://plumbline.sk/ponuka',
    cs: 'https://plumbline.cz/nabidka',
    da: 'https://plumbline.dk/tilbud',
    en: 'https://plumbline.com/quote',
  });
  assert.equal(addressIn('cs', { ...page, origin: 'http://localhost:3000' }), 'http://plumbline.cz/nabidka');
});

test('B3 a language without its own host stays on a known host, with the language in the query', () => {
  const page: PageAddress = { screen: 'configurator', origin: 'https://plumbline.sk', hosts: threeHosts };
  assert.equal(addressIn('en', page), 'https://plumbline.sk/quote?lng=en');
});

test('B3 a forged host puts no foreign address in place of a configured one', () => {
  const site = { origin: 'https://evil.example', hosts: threeHosts };
  assert.equal(originIn('sk', site), 'https://plumbline.sk');
  assert.equal(originIn('da', site), 'https://plumbline.dk');
  assert.equal(originIn('en', { ...site, hosts: fourHosts }), 'https://plumbline.com');
  assert.equal(originIn('da', { ...site, hosts: noHosts }), 'https://evil.example');
});

test('A3 the home page and a page with a parameter have addresses in all languages', () => {
  const origin = 'https://plumbline.sk';
  assert.equal(addressIn('da', { screen: 'home', origin, hosts: fourHosts }), 'https://plumbline.dk/');
  assert.equal(
    addressIn('da', { screen: 'adminRequest', parameters, origin, hosts: noHosts }),
    `https://plumbline.sk/admin/requests/${id}?lng=da`,
  );
});

/** Parameters of the screens that show one thing each; a service is named by its language's own slug, see below. */
const parametersOf: Partial<Record<Screen, Record<string, string>>> = {
  adminRequest: parameters,
  adminError: parameters,
  adminCustomer: parameters,
  adminQuote: parameters,
  adminProject: parameters,
  adminCaseStudy: parameters,
  adminContentKind: { key: 'faq' },
  adminDocument: parameters,
  quote: { token: id },
  payment: { key: id },
  reference: { key: id },
  portalQuote: parameters,
  portalProject: parameters,
  portalRequest: parameters,
};

const configurations: [name: string, hosts: LanguageHosts, origin: string][] = [
  ['no own hosts', noHosts, 'http://localhost:3000'],
  ['own hosts for three languages', threeHosts, 'https://plumbline.sk'],
  ['own hosts for all languages', fourHosts, 'https://plumbline.sk'],
];

/** What a server that gets this address reads from it: no cookie, no other hint. */
function read(address: string, hosts: LanguageHosts) {
  const { pathname, searchParams, host } = new URL(address);
  const language = chooseLanguage({ query: searchParams.get('lng'), hostLanguage: languageOfHost(host, hosts) });
  return { language, ...matchPath(pathname) };
}

for (const [name, hosts, origin] of configurations) {
  test(`A8 an address leads back to its screen and language: ${name}`, () => {
    for (const screen of screens) {
      const filled = parametersOf[screen] ?? {};
      if (screen === 'service') continue;
      const addresses = addressesOf({ screen, parameters: filled, origin, hosts });
      for (const language of languages) {
        assert.deepEqual(read(addresses[language], hosts), { language, screen, parameters: filled });
      }
    }
  });

  test(`A8 a service’s address leads back to the service, by the language’s own slug: ${name}`, () => {
    const addresses = addressesOf({ screen: 'service', parameters: { slug: 'web-apps' }, origin, hosts });
    for (const language of languages) {
      const found = { language, screen: 'service', parameters: { slug: serviceFacts['web-apps'].slugs[language] } };
      assert.deepEqual(read(addresses[language], hosts), found);
    }
  });

  test(`A8 the page in each language names the same addresses of all languages: ${name}`, () => {
    for (const screen of screens) {
      const seenFrom = (language: Language, from: string): Record<Language, string> => {
        const page = { screen, parameters, hosts };
        return addressesOf({ ...page, origin: new URL(addressIn(language, { ...page, origin: from })).origin });
      };
      const expected = addressesOf({ screen, parameters, origin, hosts });
      for (const language of languages) {
        assert.deepEqual(seenFrom(language, origin), expected, `${screen} seen in ${language}`);
      }
      for (const host of Object.values(hosts)) {
        assert.deepEqual(seenFrom('en', `https://${host}`), expected, `${screen} seen in English on ${host}`);
      }
    }
  });
}
