import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textsOf } from '#server/texts.ts';
import { shownTitle } from './shown-title.ts';

const [sk, da] = [textsOf('sk'), textsOf('da')];
const answers = { source: 'configurator', language: 'da', service: 'website', trade: 'roofer' } as const;
const message = { source: 'contact', language: 'da', service: null, trade: null } as const;
const website = (t: typeof sk) => t('configurator:serviceTypes.website.name');

test('G2 titles that the program wrote in the customer’s language are shown in the reader’s', () => {
  const written = `${website(da)}: ${da('configurator:trades.roofer')}`;
  assert.equal(shownTitle({ ...answers, title: written }, 'sk'), `${website(sk)}: ${sk('configurator:trades.roofer')}`);
  assert.equal(shownTitle({ ...answers, title: written }, 'da'), written);
  assert.equal(shownTitle({ ...message, title: da('contact:request.title') }, 'sk'), sk('contact:request.title'));
  const about = `${da('contact:request.title')}: ${da('contact:services.erp')}`;
  assert.equal(
    shownTitle({ ...message, title: about }, 'sk'),
    `${sk('contact:request.title')}: ${sk('contact:services.erp')}`,
  );
});

test('G2 the title of a Czech message is shown in Slovak, although it is stored with ordinary spaces', () => {
  const cs = textsOf('cs');
  const stored = cs('contact:request.title').replaceAll('\u00A0', ' ');
  const czech = { ...message, language: 'cs' } as const;
  assert.equal(shownTitle({ ...czech, title: stored }, 'sk'), sk('contact:request.title'));
  assert.equal(
    shownTitle({ ...czech, title: `${stored}: ${cs('contact:services.erp')}` }, 'sk'),
    `${sk('contact:request.title')}: ${sk('contact:services.erp')}`,
  );
});

test('G2 what somebody typed stays as it is, in a trade of their own or a title', () => {
  const own = { ...answers, trade: 'custom', title: `${website(da)}: Stråtækker` } as const;
  assert.equal(shownTitle(own, 'sk'), `${website(sk)}: Stråtækker`);
  assert.equal(shownTitle({ ...answers, title: 'Ny hjemmeside til Jens' }, 'sk'), 'Ny hjemmeside til Jens');
  assert.equal(shownTitle({ ...message, title: 'Tag' }, 'sk'), 'Tag');
  assert.equal(
    shownTitle({ ...message, source: 'manual', title: da('contact:request.title') }, 'sk'),
    da('contact:request.title'),
  );
});
