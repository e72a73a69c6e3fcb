import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { attachmentLimits, attachmentTypes } from './attachment.ts';
import { attachmentName, endingOf } from './attachment-name.ts';

const table: [sent: string, kept: string][] = [
  ['Strecha.JPG', 'Strecha.jpg'],
  ['Žltá strecha č. 2.jpeg', 'Žltá strecha č. 2.jpg'],
  ['z\u030Cltá.jpg', 'žltá.jpg'],
  ['foto', 'foto.jpg'],
  ['setup.exe', 'setup.jpg'],
  ['bill.jpg.exe', 'bill.jpg.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  [String.raw`C:\fakepath\IMG_1.HEIC`, 'IMG_1.jpg'],
  ['...', 'file.jpg'],
  ['.htaccess', 'file.jpg'],
  ['..secret.jpg', 'secret.jpg'],
  ['/', 'file.jpg'],
  ['', 'file.jpg'],
  ['rech\u202Egpj.exe', 'rechgpj.jpg'],
  ['a\0b\u007F\r\n c.jpg', 'ab c.jpg'],
  ['<b>"x"|y?.jpg', 'bxy.jpg'],
  ['📷 dom.jpg', '📷 dom.jpg'],
];

test('C10 a file keeps the name its sender gave it, without folders, unseen marks and leading dots', () => {
  for (const [sent, kept] of table) assert.equal(attachmentName(sent, 'image/jpeg'), kept, JSON.stringify(sent));
});

test('C10 any name at all becomes one that names no folder and ends as what the file is', () => {
  fc.assert(
    fc.property(
      fc
        .array(
          fc.oneof(
            fc.string(),
            fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
          ),
        )
        .map((parts) => parts.join('')),
      fc.constantFrom(...attachmentTypes),
      (sent, type) => {
        const name = attachmentName(sent, type);
        assert.ok(name.endsWith(`.${endingOf[type]}`));
        assert.ok([...name].length <= attachmentLimits.nameLength);
        assert.doesNotMatch(name, /^[.\s]|[/\\\p{Cc}\p{Cf}\p{Cs}"]/u);
        assert.ok(name.isWellFormed());
      },
    ),
  );
});
