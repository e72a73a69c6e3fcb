import { firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paletteOf } from '#domain/settings/brand-colours.ts';
import type { MailMessage } from '#server/gateways/mail/mail-gateway.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';
import { composeAccountMail } from '#server/features/mail/compose/compose-account-mails.ts';
import { applyLook } from './apply-look.ts';

const productColours = /#e03c17|#c4310d|#ff7d5c/;

const mail: MailMessage = {
  ...composeAccountMail({
    kind: 'verify-email',
    language: 'sk',
    username: 'style="#c4310d"',
    href: 'https://plumbline.example/overenie',
    agency: firstAgencyFacts(),
  }),
  id: 'x',
  from: { name: 'Plumbline', address: 'ahoj@plumbline.example' },
  to: 'jana@example.com',
  language: 'sk',
  createdAt: 0,
};
const plain = { version: 1, palette: paletteOf(null), page: null, logoFile: null, logoPicture: null };
const primaryColor = '#0b5fa5';
const blue = { ...plain, palette: paletteOf(primaryColor), page: { primaryColor } };

test('G7 a mail of a site that looks like the product leaves as it is', () => {
  assert.equal(applyLook(mail, plain), mail);
  assert.match(mail.html, productColours);
});

test('G7 a mail wears the agency’s colour by day and at night, and texts stay as they were typed', () => {
  const { html, text } = applyLook(mail, blue);
  assert.doesNotMatch(html.replace('style=&quot;#c4310d&quot;', ''), productColours);
  assert.match(html, /style="style=&quot;|style=&quot;#c4310d&quot;/, 'a name is no style');
  assert.match(html, /background-color:#0b5fa5;text-decoration:none/);
  assert.ok(html.includes(`.button{background-color:${blue.palette.dark.action}!important`));
  assert.equal(text, mail.text);
});

test('G7 a mail carries the agency’s logo within itself', () => {
  const bytes = newPicture(480, 40);
  const page = { logo: { src: '/logo/x.png', width: 480, height: 40 } };
  const dressed = applyLook(mail, { ...plain, page, logoPicture: { bytes, width: 480, height: 40 } });
  assert.match(dressed.html, /<img src="cid:logo" alt="Plumbline" width="276" height="23"/);
  assert.deepEqual(dressed.pictures, [{ id: 'logo', name: 'logo.png', type: 'image/png', bytes }]);
  assert.match(dressed.html, productColours);
});
