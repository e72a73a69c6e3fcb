import { publishContent, saveContentDraft, uploadContentPicture } from '#contract/content/content.ts';
import { createMessageTemplate } from '#contract/mail/mail.ts';
import { createLibraryFeature } from '#contract/price-book/library-features.ts';
import { getPriceVersion, publishPrices } from '#contract/price-book/price-versions.ts';
import { createProject } from '#contract/projects/projects.ts';
import { createQuoteTemplate } from '#contract/quotes/quote-templates.ts';
import { saveView } from '#contract/service-requests/saved-views.ts';
import { changeRetention, getRetention } from '#contract/retention/retention.ts';
import { changeAgencyFacts, getAgencyFacts } from '#contract/settings.ts';
import { inEachLanguage } from '#domain/languages.ts';
import { templateContentOf } from '#domain/quotes/content/template-content.ts';
import { newQuestion, readContent } from '#tests/support/people/content.ts';
import { kovac } from '#tests/support/people/customers.ts';
import { done } from '#tests/support/people/office.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';
import { sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { createCustomer } from '#contract/customers.ts';
import { type Step, type Walk, type WalkKind, countIn, fact, makeCall, proved, rowIn, rowsIn } from './walk.ts';

const kind = 'faq';
const texts = { name: 'Strecha', description: '' };
const item = ({ mark }: Walk) => `q-${mark}`;

/** How many rows hold the mark of a walk anywhere. */
const holding = async (walk: Walk, table: string): Promise<number> =>
  (await rowsIn(walk, table)).filter((row) => JSON.stringify(row).includes(walk.mark)).length;

/** Sides of a picture that no other walk has, each within what is kept as it came. */
const sidesOf = ({ mark }: Walk): { width: number; height: number } => {
  const walk = Number.parseInt(mark.slice(1, -1), 36);
  return { width: 60 + (walk % 400), height: 60 + Math.floor(walk / 400) };
};

const termSets = async (walk: Walk): Promise<number> =>
  (await rowsIn(walk, 'audit_entries', { action: changeRetention.audit })).length;

/** Settings and content that there are once: one walk after another changes them. */
export const settingsWalk: WalkKind = {
  name: 'settings and content',
  steps: [
    {
      call: changeAgencyFacts,
      send: async ({ office, mark }) => {
        const facts = done(await office.get(getAgencyFacts.path), getAgencyFacts);
        return office.put(changeAgencyFacts.path, { ...facts, hosting: `Server ${mark}` });
      },
      // What is changed again later stands in the audit log no more, so that only the first change is asked for here.
      stored: async (walk) => {
        if (walk.facts.has('facts-seen')) return 1;
        const seen = String((await rowIn(walk, 'settings', { name: 'agency' }))['value']).includes(walk.mark);
        if (seen) walk.facts.set('facts-seen', 'yes');
        return Number(seen);
      },
    },
    proved({
      call: changeRetention,
      isReady: async (walk) => {
        walk.facts.set('term-sets', String(await termSets(walk)));
        return true;
      },
      send: async ({ office, mark }) => {
        const { terms, version } = done(await office.get(getRetention.path), getRetention);
        const requests = 3 + (Number.parseInt(mark.slice(1, -1), 36) % 30);
        return office.put(changeRetention.path, { version, terms: { ...terms, requests } });
      },
      stored: async (walk) => Math.min(1, (await termSets(walk)) - Number(fact(walk, 'term-sets'))),
    }),
    {
      call: uploadContentPicture,
      send: (walk) => {
        const { width, height } = sidesOf(walk);
        const data = newPicture(width, height).toString('base64');
        return makeCall(walk.office, walk, { endpoint: uploadContentPicture, body: { data } });
      },
      stored: (walk) => countIn(walk, 'content_pictures', sidesOf(walk)),
    },
    {
      call: publishPrices,
      send: async ({ office, mark }) => {
        const path = getPriceVersion.path.replace(':version', 'present');
        const { version, content } = done(await office.get(path), getPriceVersion);
        const { small } = content.base.website;
        const website = { ...content.base.website, small: { ...small, maximum: small.maximum + 100 } };
        const changed = { ...content, base: { ...content.base, website } };
        return office.post(publishPrices.path, { version, content: changed, note: mark });
      },
      stored: (walk) => countIn(walk, 'price_books', { note: walk.mark }),
    },
    {
      call: saveContentDraft,
      send: async (walk) => {
        const { document, version } = await readContent(walk.office, kind);
        const items = [...document.items.filter(({ id }) => !id.startsWith('q-')), newQuestion(item(walk), walk.mark)];
        walk.facts.set('kind', kind);
        const body = { version, document: { ...document, items }, isReleaseSeen: false };
        return makeCall(walk.office, walk, { endpoint: saveContentDraft, body });
      },
      stored: async (walk) =>
        Math.min(1, (await holding(walk, 'content_drafts')) + (await holding(walk, 'content_versions'))),
    },
    {
      call: publishContent,
      send: async (walk) => {
        const { version } = await readContent(walk.office, kind);
        return makeCall(walk.office, walk, { endpoint: publishContent, body: { version } });
      },
      stored: (walk) => holding(walk, 'content_versions'),
    },
  ],
};

const keyed = (endpoint: Step['call'] & object, table: string, body: (walk: Walk) => object): Step => ({
  call: endpoint,
  send: (walk) => makeCall(walk.office, walk, { endpoint, body: body(walk) }),
  stored: (walk) => holding(walk, table),
});

/** What the agency makes for itself. */
export const officeWalk: WalkKind = {
  name: 'templates, views and projects by hand',
  steps: [
    keyed(createLibraryFeature, 'library_features', ({ mark }) => ({
      category: 'content',
      unit: 'piece',
      unitPrice: 12_000,
      texts: inEachLanguage(() => ({ ...texts, name: mark })),
    })),
    keyed(createQuoteTemplate, 'quote_templates', ({ mark }) => ({
      name: mark,
      content: templateContentOf(sampleQuoteContent()),
    })),
    keyed(saveView, 'saved_views', ({ mark }) => ({ name: mark, query: 'status=new' })),
    {
      call: createCustomer,
      send: ({ office, email }) => office.post(createCustomer.path, { ...kovac, email }),
      stored: (walk) => countIn(walk, 'customers', { email_key: walk.email, as: 'customer' }),
    },
    keyed(createProject, 'projects', (walk) => ({
      customerId: fact(walk, 'customer'),
      title: walk.mark,
      language: 'sk',
      service: null,
      startsOn: null,
      dueOn: null,
    })),
    keyed(createMessageTemplate, 'message_templates', ({ mark }) => ({
      kind: 'request',
      language: 'sk',
      name: mark,
      subject: 'Vec',
      body: 'Dobrý deň.',
    })),
  ],
};
