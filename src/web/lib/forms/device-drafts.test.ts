import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserStorage } from '../storage/browser-storage.ts';
import { readDeviceDraft, saveDeviceDraft } from './device-drafts.ts';
import { forgetDeviceDrafts } from './forget-device-drafts.ts';

const stored = () => browserStorage.readJson('device-drafts') as Record<string, unknown> | null;

test('H2 what a page could not save is read by the next one, which has it from then on', () => {
  browserStorage.write(
    'device-drafts',
    JSON.stringify({ 'quote-1 closed': { title: 'A' }, 'quote-2 closed': { title: 'B' } }),
  );
  assert.deepEqual(readDeviceDraft('quote-1'), { title: 'A' });
  assert.equal(stored()?.['quote-1 closed'], undefined);
  assert.deepEqual(readDeviceDraft('quote-1'), { title: 'A' });
  saveDeviceDraft('quote-1', null);
  assert.deepEqual([readDeviceDraft('quote-1'), readDeviceDraft('quote-2')], [null, { title: 'B' }]);
  forgetDeviceDrafts();
  assert.equal(stored(), null);
});

test('H2 what another tab has written stays when this one has saved', () => {
  saveDeviceDraft('quote-3', { title: 'Mine' });
  browserStorage.write('device-drafts', JSON.stringify({ ...stored(), 'quote-3 other': { title: 'Theirs' } }));
  assert.deepEqual(readDeviceDraft('quote-3'), { title: 'Mine' });
  saveDeviceDraft('quote-3', null);
  assert.deepEqual(stored(), { 'quote-3 other': { title: 'Theirs' } });
  forgetDeviceDrafts();
});
