import { firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { brand } from '#domain/brand.ts';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import { type Language, languages } from '#domain/languages.ts';
import { type MoneyRange, formatMoney, formatRange } from '#domain/money.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { sampleAnswers, sampleContact, sampleRequest } from '#tests/support/requests/sample-request.ts';
import { type RequestMailInput, composeNotificationMail, composeReceivedMail } from './compose-request-mails.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import type { ComposedMail } from '#server/features/mail/compose/finish-mail.ts';

const pdfUrl = 'https://plumbline.example/api/estimates/EST/pdf';
const adminUrl = 'https://plumbline.example/admin/requests/REQ?lng=sk&a=b';

for (const language of languages) {
  test(`C9 the visitor's mail in ${language} says number, price, time, every line, what comes next and why it came`, () => {
    const input = inputIn(language);
    const { estimate } = input;
    const { configurator, emails, estimateDocument } = texts[language];
    const mail = composeReceivedMail(input);
    assert.match(mail.subject, new RegExp(`\\b${input.number}\\b`));
    assertSaid(mail, [
      String(input.number),
      sampleContact.name,
      formatRange(estimate.total, estimate.currency, language),
      `${estimate.weeks.minimum}–${estimate.weeks.maximum}`,
      ...sampleAnswers.features.map((feature) => configurator.features[feature].name),
      ...estimate.lines
        .flatMap(({ low, high }) => [low, high])
        .map((sum) => formatMoney(sum, estimate.currency, language)),
      emails.received.next,
      emails.received.reason,
      estimateDocument.disclaimer,
      pdfUrl,
      brand.mailboxes[language],
      brand.phone,
    ]);
    assertWhole(mail, language);
  });

  test(`C9 the agency's copy in ${language} says who asks, every answer and the way to the request`, () => {
    const input = inputIn(language);
    const { configurator } = texts[language];
    const mail = composeNotificationMail(input);
    assert.ok(mail.subject.includes(String(input.number)) && mail.text.includes(input.title));
    assert.equal(mail.subject, composeReceivedMail(input).subject, 'D7 both are one thread');
    assertSaid(mail, [
      ...Object.values(sampleContact),
      configurator.modes.detailed.name,
      configurator.serviceTypes.website.name,
      ...sampleAnswers.objectives.map((objective) => configurator.objectives[objective].name),
      configurator.trades.roofer,
      ...sampleAnswers.features.map((feature) => configurator.features[feature].name),
      ...sampleAnswers.description.split('\n\n'),
      configurator.sizes.medium.name,
      formatRange(budgetOf(input), input.estimate.currency, language),
      configurator.timelines.asap.name,
      formatRange(input.estimate.total, input.estimate.currency, language),
      adminUrl,
      pdfUrl,
    ]);
    assert.ok(mail.html.includes(`href="mailto:${sampleContact.email}"`));
    assert.ok(mail.html.includes('href="tel:+421905111222"'));
    assertWhole(mail, language);
  });

  test(`C9 the agency's copy of a quick request in ${language} names an own trade and an own budget`, () => {
    const answers: Answers = {
      ...emptyAnswers,
      mode: 'quick',
      serviceType: 'mobile-app',
      objectives: ['showcase-work'],
      trade: 'custom',
      customTrade: 'Kamenárstvo',
      size: 'small',
      budget: 'custom',
      customBudget: '12 000',
      timeline: 'flexible',
      contact: { ...sampleContact, phone: '', company: '' },
    };
    const input = inputIn(language, answers);
    const mail = composeNotificationMail(input);
    assertSaid(mail, ['Kamenárstvo', formatMoney(12_000_00, input.estimate.currency, language)]);
    assert.ok(!mail.text.includes(texts[language].configurator.questions.features));
    assert.ok(!mail.html.includes('href="tel:'));
    assertWhole(mail, language);
  });
}

test('C9 an unanswered question is said to be unanswered', () => {
  const mail = composeNotificationMail(inputIn('sk', { ...sampleAnswers, features: [], timeline: null, budget: null }));
  assert.equal(mail.text.split(texts.sk.configurator.summary.none).length - 1, 3);
});

test('C9 what a visitor typed is shown as typed and never becomes markup, a template or a header', () => {
  const name = '"><script>alert(1)</script> {{number}} $t(emails:regards)\r\nBcc: all@spam.example';
  const answers: Answers = {
    ...sampleAnswers,
    trade: 'custom',
    customTrade: '<b>x</b>\r\nX: y',
    description: '</td></table>&amp;',
  };
  const input = { ...inputIn('sk', answers), contact: { ...sampleContact, name }, title: 'Web: <b>x</b>\r\nX: y' };
  for (const mail of [composeReceivedMail(input), composeNotificationMail(input)]) {
    assert.doesNotMatch(mail.subject, /[\r\n]/);
    assert.doesNotMatch(mail.html, /<script|<b>/);
    assert.ok(mail.text.includes('<script>alert(1)</'));
    assert.ok(mail.html.includes(`&quot;&gt;&lt;script&gt;alert(1)`));
    assert.ok(mail.text.includes('{{number}} $t('));
  }
  const { html, text, subject } = composeNotificationMail(input);
  assert.ok(html.includes('&lt;/td&gt;&lt;/table&gt;&amp;amp;'));
  assert.ok(text.includes('</td></table>&amp;'));
  assert.ok(text.includes('Web: <b>x</b> X: y') && !subject.includes('<b>'));
});

test('C9 no name, company or trade changes the tags of a mail', () => {
  const input = inputIn('da', { ...sampleAnswers, trade: 'custom', customTrade: 'x' });
  const tagsOf = ({ html }: ComposedMail) => html.match(/<[^>]*>/g);
  const received = tagsOf(composeReceivedMail(input));
  const notification = tagsOf(composeNotificationMail(input));
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const hostile = `x${typed}`;
      const contact = { ...sampleContact, name: hostile, company: hostile };
      const answers = { ...input.answers, customTrade: hostile };
      assert.deepEqual(tagsOf(composeReceivedMail({ ...input, contact, answers })), received);
      assert.deepEqual(tagsOf(composeNotificationMail({ ...input, contact, answers })), notification);
    }),
    { numRuns: 50 },
  );
});

test("C9 the visitor's mail repeats nothing that was typed but the name, and no link in it", () => {
  const answers: Answers = { ...sampleAnswers, trade: 'custom', customTrade: 'SPAM', description: 'SPAM SPAM' };
  const contact = { ...sampleContact, name: 'Win at https://spam.example', company: 'SPAM' };
  const mail = composeReceivedMail({ ...inputIn('en', answers), contact, title: 'SPAM' });
  assert.doesNotMatch(mail.text + mail.html + mail.subject, /SPAM|spam\.example/);
});

test('C10 the agency’s copy counts the files that came along, and the visitor’s says nothing of them', () => {
  const input = { ...inputIn('sk'), fileCount: 3 };
  assertSaid(composeNotificationMail(input), ['Priložené sú 3 súbory, nájdete ich pri dopyte.']);
  assert.ok(!composeNotificationMail(inputIn('sk')).text.includes('súbor'));
  assert.ok(!composeReceivedMail(input).text.includes('súbor'));
});

function inputIn(language: Language, answers: Answers = sampleAnswers): RequestMailInput {
  const { number, title, estimate } = sampleRequest(language, answers);
  const agency = firstAgencyFacts();
  const { contact } = answers;
  return { language, number, title, contact, answers, estimate, fileCount: 0, pdfUrl, adminUrl, agency };
}

function budgetOf({ estimate }: RequestMailInput): MoneyRange {
  const { minimum, maximum } = estimate.budget?.limits ?? assert.fail('The sample has a budget.');
  return { minimum, maximum: maximum ?? minimum };
}

/** Both parts say each of the texts. */
function assertSaid(mail: ComposedMail, sayings: readonly string[]): void {
  const html = mail.html.replaceAll(/<span style="white-space:nowrap">([^<]*)<\/span>/g, '$1');
  for (const saying of sayings) {
    assert.ok(mail.text.includes(saying), `text lacks: ${saying}`);
    assert.ok(html.includes(escapeHtml(saying)), `HTML lacks: ${saying}`);
  }
}

function assertWhole({ subject, text, html }: ComposedMail, language: Language): void {
  const all = subject + text + html;
  assert.doesNotMatch(
    all,
    /\{\{|\}\}|\$\{|undefined|\[object |NaN|(?:emails|configurator|estimates|estimateDocument|common):\w/,
  );
  assert.ok(html.includes(`<html lang="${language}">`));
  assert.doesNotMatch(html, /<img|<link|<script|url\(|@import/i);
  for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) assert.match(href, /^(?:https:\/\/|mailto:|tel:)/);
  for (const line of `${text}\n${html}`.split('\n')) assert.ok(Buffer.byteLength(line) <= 998, line.slice(0, 80));
}
