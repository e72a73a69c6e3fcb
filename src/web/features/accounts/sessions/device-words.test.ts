import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceWords } from './device-words.ts';

test('F5 a device is named by its browser and system, and by nothing when it tells neither', () => {
  const devices: Record<string, string | null> = {
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36':
      'Chrome, Windows',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1':
      'Safari, iOS',
    'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0': 'Firefox, Android',
    '': null,
    nonsense: null,
  };
  for (const [userAgent, words] of Object.entries(devices)) assert.equal(deviceWords(userAgent), words, userAgent);
});
