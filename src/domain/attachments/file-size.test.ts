import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '#domain/languages.ts';
import { attachmentLimits } from './attachment.ts';
import { formatFileSize } from './file-size.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('C10 sizes are said in kilobytes and from a megabyte on in megabytes', () => {
  assert.equal(plain(formatFileSize(0, 'sk')), '0 kB');
  assert.equal(plain(formatFileSize(1, 'sk')), '1 kB');
  assert.equal(plain(formatFileSize(300 * 1024, 'da')), '300 kB');
  assert.equal(plain(formatFileSize(1.44 * 1024 * 1024, 'cs')), '1,4 MB');
  assert.equal(plain(formatFileSize(1.44 * 1024 * 1024, 'en')), '1.4 MB');
});

test('C10 the limit of a file reads as 15 MB in every language', () => {
  for (const language of languages) assert.equal(plain(formatFileSize(attachmentLimits.bytes, language)), '15 MB');
});
