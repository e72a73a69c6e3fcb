import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '#domain/languages.ts';
import { quoteNewsMailKinds } from '#domain/mail/mail-kinds.ts';
import { firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import { composeCodeMail } from '#server/features/mail/compose/compose-code-mail.ts';
import { questionAnsweredMessage } from './compose-quote-mail.ts';
import { composeQuoteNews } from './compose-quote-news.ts';

const agency = firstAgencyFacts();
const about = { number: '2026-0042', title: 'Web\nfor roofs', name: 'Jan <b>Novák</b>' };

for (const language of languages) {
  test(`H5 the mails about answers to a quote say in ${language} whose they are and what was written`, () => {
    for (const kind of quoteNewsMailKinds) {
      const news = {
        ...about,
        kind,
        language,
        text: 'One.\n\nTwo <i>.',
        line: null,
        href: 'https://a.example/q',
        agency,
      };
      const { subject, text, html } = composeQuoteNews({ ...news, ...(kind === 'quote-asked' && { line: 'Gallery' }) });
      assert.ok(subject.includes('2026-0042'), subject);
      for (const part of ['Jan <b>Novák</b>', 'Web for roofs', 'One.', 'Two', 'https://a.example/q']) {
        assert.ok(text.includes(part), `${part} in ${text}`);
      }
      assert.equal(text.includes('Gallery'), kind === 'quote-asked');
      assert.doesNotMatch(html, /<b>Novák|<i>\./);
      assert.doesNotMatch(`${subject}${text}`, /\{\{|undefined/);
    }
    const bare = { ...about, kind: 'quote-declined', language, text: '', line: null, href: null, agency } as const;
    assert.doesNotMatch(composeQuoteNews(bare).text, /https:\/\/a\.example/);
  });

  test(`H5 a code and the answer to a question are mailed in ${language}`, () => {
    const { subject, text } = composeCodeMail({ language, number: '2026-0042', code: '012345', agency });
    assert.ok(!subject.includes('012345') && text.includes('\n012345\n'), 'the code is in the body alone');
    const { body } = questionAnsweredMessage(language, { ...about, question: 'When?', answer: 'In May.\n\nOr June.' });
    assert.ok(body.includes('When?') && body.endsWith('In May.\n\nOr June.'), body);
  });
}
