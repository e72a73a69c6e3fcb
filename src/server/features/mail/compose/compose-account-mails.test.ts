import { firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Language, languages } from '#domain/languages.ts';
import { type AccountMailKind, accountMailKinds } from '#domain/mail/mail-kinds.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { composeAccountMail } from './compose-account-mails.ts';

const href = 'https://plumbline.example/verify-email?lng=sk&token=abc';

const areaOf = {
  'verify-email': 'verify',
  'email-in-use': 'inUse',
  'reset-password': 'reset',
  'password-changed': 'passwordChanged',
  'email-changed': 'emailChanged',
  invitation: 'invitation',
  'second-factor-reset': 'secondFactorReset',
  'codes-refused': 'codesRefused',
  'account-disabled': 'accountDisabled',
  'account-enabled': 'accountEnabled',
  'account-state-told': 'accountStateTold',
  'all-signed-out': 'allSignedOut',
  'data-ready': 'dataReady',
  'confirm-deletion': 'confirmDeletion',
  'account-deleted': 'deleted',
  'customer-left': 'customerLeft',
  'data-erased': 'dataErased',
  'data-request-extended': 'dataRequestExtended',
} as const;

/** What the mails about changed ways to sign in say of the change. */
const changeOf = {
  'totp-enabled': 'totpEnabled',
  'totp-disabled': 'totpDisabled',
  'recovery-codes-renewed': 'codesRenewed',
  'passkey-added': 'passkeyAdded',
  'passkey-removed': 'passkeyRemoved',
} as const satisfies Record<Exclude<AccountMailKind, keyof typeof areaOf>, string>;

function wordingOf(language: Language, kind: AccountMailKind): Record<string, string> {
  const { account } = texts[language].emails;
  if (kind in changeOf) {
    const { subject, action, note, ...leads } = account.factorChanged;
    return { subject, lead: leads[changeOf[kind as keyof typeof changeOf]], action, note };
  }
  const wording: Record<string, string> = { ...account[areaOf[kind as keyof typeof areaOf]] };
  // What some of them say beside, from case to case.
  for (const more of ['passkeys', 'disabled', 'enabled', 'until']) delete wording[more];
  return wording;
}

for (const language of languages) {
  test(`F2 F3 F4 every mail about an account says in ${language} what happened, what to do and what if it was not you`, () => {
    for (const kind of accountMailKinds) {
      const mail = composeAccountMail({ kind, language, username: 'Žaneta', agency: firstAgencyFacts(), href });
      const wording = wordingOf(language, kind);
      for (const said of Object.values(wording)) {
        assert.ok(mail.text.includes(said.replace('{{username}}', 'Žaneta')), `${kind}: ${said}`);
      }
      const hasButton = wording['action'] !== undefined;
      assert.deepEqual([mail.text.includes(href), mail.html.includes('token=abc')], [hasButton, hasButton], kind);
      assert.ok(mail.html.includes(`<html lang="${language}">`));
      assert.doesNotMatch(mail.subject + mail.text + mail.html, /\{\{|undefined|emails:/);
    }
  });
}

test('F2 a username becomes neither markup nor a link in a mail that may reach a stranger', () => {
  const username = '<b>https://spam.example</b>\r\nBcc: all@spam.example';
  for (const kind of accountMailKinds) {
    const { subject, text, html } = composeAccountMail({
      kind,
      language: 'en',
      agency: firstAgencyFacts(),
      username,
      href,
    });
    assert.doesNotMatch(subject + text + html, /spam\.example/);
    assert.doesNotMatch(html, /<b>/);
  }
});
