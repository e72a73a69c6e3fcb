import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Language, languages } from './languages.ts';
import { type Screen, allPathsOf, matchPath, pathOf, screens } from './routes.ts';

type Row = { own: Record<Language, string>; aliases: readonly string[] };

const everywhere = (path: string): Record<Language, string> => ({ sk: path, cs: path, da: path, en: path });

/** A3's own paths with the aliases of spec §2, written down independently of the route table. */
const table: Record<Screen, Row> = {
  home: { own: everywhere('/'), aliases: [] },
  about: {
    own: { sk: '/o-mne', cs: '/o-mne', da: '/om-mig', en: '/about' },
    aliases: ['/about.html'],
  },
  services: {
    own: { sk: '/sluzby', cs: '/sluzby', da: '/tjenester', en: '/services' },
    aliases: ['/services.html'],
  },
  service: {
    own: { sk: '/sluzby/:slug', cs: '/sluzby/:slug', da: '/tjenester/:slug', en: '/services/:slug' },
    aliases: [],
  },
  projects: { own: { sk: '/projekty', cs: '/projekty', da: '/projekter', en: '/projects' }, aliases: [] },
  contact: { own: { ...everywhere('/kontakt'), en: '/contact' }, aliases: ['/contact.html'] },
  faq: { own: everywhere('/faq'), aliases: [] },
  privacy: { own: { ...everywhere('/privacy'), sk: '/ochrana-udajov', da: '/databeskyttelse' }, aliases: [] },
  terms: {
    own: { sk: '/obchodne-podmienky', cs: '/obchodni-podminky', da: '/handelsbetingelser', en: '/terms' },
    aliases: [],
  },
  cookies: { own: everywhere('/cookies'), aliases: [] },
  verify: { own: { sk: '/overenie', cs: '/overeni', da: '/verificering', en: '/verify' }, aliases: [] },
  configurator: { own: { sk: '/ponuka', cs: '/nabidka', da: '/tilbud', en: '/quote' }, aliases: [] },
  confirmation: {
    own: { ...everywhere('/service-request-confirmation'), sk: '/potvrdenie-dopytu' },
    aliases: [],
  },
  quote: {
    own: {
      sk: '/cenova-ponuka/:token',
      cs: '/cenova-nabidka/:token',
      da: '/pristilbud/:token',
      en: '/your-quote/:token',
    },
    aliases: [],
  },
  payment: {
    own: { sk: '/platba/:key', cs: '/uhrada/:key', da: '/betaling/:key', en: '/payment/:key' },
    aliases: [],
  },
  reference: { own: everywhere('/reference/:key'), aliases: [] },
  login: { own: { ...everywhere('/login'), sk: '/prihlasenie' }, aliases: ['/auth'] },
  setup: { own: everywhere('/setup'), aliases: [] },
  passwordReset: {
    own: { ...everywhere('/resetovat-heslo'), da: '/reset-password', en: '/reset-password' },
    aliases: [],
  },
  emailVerification: { own: everywhere('/verify-email'), aliases: [] },
  portal: { own: everywhere('/portal'), aliases: [] },
  portalQuote: {
    own: {
      sk: '/portal/cenove-ponuky/:id',
      cs: '/portal/cenove-nabidky/:id',
      da: '/portal/tilbud/:id',
      en: '/portal/quotes/:id',
    },
    aliases: [],
  },
  portalProject: {
    own: {
      sk: '/portal/projekty/:id',
      cs: '/portal/projekty/:id',
      da: '/portal/projekter/:id',
      en: '/portal/projects/:id',
    },
    aliases: [],
  },
  portalRequest: {
    own: {
      sk: '/portal/dopyty/:id',
      cs: '/portal/poptavky/:id',
      da: '/portal/foresporgsler/:id',
      en: '/portal/requests/:id',
    },
    aliases: [],
  },
  portalData: {
    own: {
      sk: '/portal/nastavenia/udaje',
      cs: '/portal/nastavenia/data',
      da: '/portal/settings/data',
      en: '/portal/settings/your-data',
    },
    aliases: [],
  },
  portalPeople: {
    own: {
      sk: '/portal/nastavenia/ludia',
      cs: '/portal/nastavenia/lide',
      da: '/portal/settings/kolleger',
      en: '/portal/settings/people',
    },
    aliases: [],
  },
  invitation: {
    own: { sk: '/pozvanka', cs: '/pozvanka', da: '/invitation', en: '/invitation' },
    aliases: [],
  },
  mailPreferences: {
    own: {
      sk: '/nastavenie-emailov',
      cs: '/nastaveni-emailu',
      da: '/mailindstillinger',
      en: '/email-preferences',
    },
    aliases: [],
  },
  settings: {
    own: { ...everywhere('/portal/nastavenia'), da: '/portal/settings', en: '/portal/settings' },
    aliases: [],
  },
  admin: { own: everywhere('/admin'), aliases: [] },
  adminRequests: { own: everywhere('/admin/requests'), aliases: [] },
  adminNewRequest: { own: everywhere('/admin/requests/new'), aliases: [] },
  adminQuotes: { own: everywhere('/admin/quotes'), aliases: [] },
  adminQuote: { own: everywhere('/admin/quotes/:id'), aliases: [] },
  adminProjects: { own: everywhere('/admin/projects'), aliases: [] },
  adminProject: { own: everywhere('/admin/projects/:id'), aliases: [] },
  adminReferences: { own: everywhere('/admin/references'), aliases: [] },
  adminCaseStudies: { own: everywhere('/admin/case-studies'), aliases: [] },
  adminCaseStudy: { own: everywhere('/admin/case-studies/:id'), aliases: [] },
  adminCalendar: { own: everywhere('/admin/calendar'), aliases: [] },
  adminDocuments: { own: everywhere('/admin/documents'), aliases: [] },
  adminPayments: { own: everywhere('/admin/payments'), aliases: [] },
  adminDocument: { own: everywhere('/admin/documents/:id'), aliases: [] },
  adminBankImports: { own: everywhere('/admin/payments/import'), aliases: [] },
  adminCustomers: { own: everywhere('/admin/customers'), aliases: [] },
  adminCustomer: { own: everywhere('/admin/customers/:id'), aliases: [] },
  adminUsers: { own: everywhere('/admin/users'), aliases: [] },
  adminAnalytics: { own: everywhere('/admin/analytics'), aliases: [] },
  adminInbox: { own: everywhere('/admin/inbox'), aliases: [] },
  adminOutbox: { own: everywhere('/admin/outbox'), aliases: [] },
  adminTemplates: { own: everywhere('/admin/templates'), aliases: [] },
  adminPrices: { own: everywhere('/admin/prices'), aliases: [] },
  adminGoLive: { own: everywhere('/admin/settings/go-live'), aliases: [] },
  adminRetention: { own: everywhere('/admin/settings/retention'), aliases: [] },
  adminContent: { own: everywhere('/admin/content'), aliases: [] },
  adminContentKind: { own: everywhere('/admin/content/:key'), aliases: [] },
  adminAgency: { own: everywhere('/admin/settings/agency'), aliases: [] },
  adminQuoteSettings: { own: everywhere('/admin/settings/quotes'), aliases: [] },
  adminLook: { own: everywhere('/admin/settings/look'), aliases: [] },
  adminMail: { own: everywhere('/admin/settings/mail'), aliases: [] },
  adminPersons: { own: everywhere('/admin/persons'), aliases: [] },
  adminHealth: { own: everywhere('/admin/health'), aliases: [] },
  adminAudit: { own: everywhere('/admin/audit'), aliases: [] },
  adminProfile: { own: everywhere('/admin/profile'), aliases: [] },
  adminSettings: { own: everywhere('/admin/settings'), aliases: [] },
  adminRequest: { own: everywhere('/admin/requests/:id'), aliases: [] },
  adminErrors: { own: everywhere('/admin/errors'), aliases: [] },
  adminError: { own: everywhere('/admin/errors/:id'), aliases: [] },
};

const id = '01JD3ZS5Q8YV6W0T9KXB4N7M2C';
const slug = 'any-slug';
const token = 'any-token';
const key = 'any-key';
const filled = (path: string) =>
  path.replace(':id', id).replace(':slug', slug).replace(':token', token).replace(':key', key);
const parametersOf = (path: string): Record<string, string> => ({
  ...(path.includes(':id') ? { id } : {}),
  ...(path.includes(':slug') ? { slug } : {}),
  ...(path.includes(':token') ? { token } : {}),
  ...(path.includes(':key') ? { key } : {}),
});

test('A3 every screen has its own path in every language', () => {
  for (const screen of screens) {
    for (const language of languages) {
      const own = table[screen].own[language];
      assert.equal(pathOf(screen, language, parametersOf(own)), filled(own), `${screen} ${language}`);
    }
  }
});

test('A2 every own path and every alias leads to its screen, with or without a slash at the end', () => {
  for (const screen of screens) {
    const { own, aliases } = table[screen];
    for (const path of [...Object.values(own), ...aliases]) {
      const expected = { screen, parameters: parametersOf(path) };
      assert.deepEqual(matchPath(filled(path)), expected, path);
      assert.deepEqual(matchPath(`${filled(path)}/`), expected, `${path}/`);
    }
  }
});

test('A2 the paths of a screen are its own paths and its aliases, each once', () => {
  for (const screen of screens) {
    const { own, aliases } = table[screen];
    const expected = new Set([...Object.values(own), ...aliases]);
    assert.deepEqual(new Set(allPathsOf(screen)), expected, screen);
    assert.equal(allPathsOf(screen).length, expected.size, screen);
  }
});

test('A3 no two screens share a path, and none hides another’s', () => {
  const all = screens.flatMap(allPathsOf);
  assert.equal(new Set(all).size, all.length);
  for (const screen of screens) {
    for (const path of allPathsOf(screen)) assert.equal(matchPath(filled(path))?.screen, screen, path);
  }
});

test('A9 any other path has no screen', () => {
  const unknown = [
    '/neexistuje',
    '/ponuka/neexistuje',
    '/Ponuka',
    '/ponuk',
    '/ponuka2',
    `/admin/requests/${id}/edit`,
    '/quote.html',
    '/:id',
    '/constructor',
    '/__proto__',
    '/%2F',
    '/..',
    '/ponuka?lng=da',
    'https://plumbline.sk/ponuka',
  ];
  for (const path of unknown) assert.equal(matchPath(path), null, path);
});

test('A9 any text is a screen or none, never a crash', () => {
  const parts = ['ponuka', 'admin', 'requests', ':id', '%', '%2F', '..', '?', '#', '\\', ' ', 'ž'];
  const known = fc.array(fc.constantFrom(...parts)).map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(fc.oneof(known, fc.string()), (path) => {
      const match = matchPath(path);
      return match === null || screens.includes(match.screen);
    }),
  );
});

test('A2 what a path is made from is what is read from it', () => {
  const given = fc.record({
    screen: fc.constantFrom(...screens),
    language: fc.constantFrom(...languages),
    id: fc.ulid(),
  });
  fc.assert(
    fc.property(given, ({ screen, language, id: requestId }) => {
      const own = {
        adminRequest: { id: requestId },
        adminError: { id: requestId },
        adminCustomer: { id: requestId },
        adminQuote: { id: requestId },
        adminDocument: { id: requestId },
        adminProject: { id: requestId },
        adminCaseStudy: { id: requestId },
        adminContentKind: { key: requestId },
        portalQuote: { id: requestId },
        portalProject: { id: requestId },
        portalRequest: { id: requestId },
        quote: { token: requestId },
        payment: { key: requestId },
        reference: { key: requestId },
        service: { slug: requestId },
      } as const;
      const parameters = screen in own ? own[screen as keyof typeof own] : {};
      assert.deepEqual(matchPath(pathOf(screen, language, parameters)), { screen, parameters });
    }),
  );
});

test('A2 a parameter never adds a segment or a query to its path', () => {
  assert.equal(pathOf('adminRequest', 'sk', { id: 'a/b?c#d e' }), '/admin/requests/a%2Fb%3Fc%23d%20e');
  assert.equal(pathOf('adminRequest', 'sk', { id: '../login' }), '/admin/requests/..%2Flogin');
});
