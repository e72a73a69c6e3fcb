import type { verification as reference } from '../sk/verification.ts';
import type { Translated } from '../translated.ts';

export const verification: Translated<typeof reference> = {
  meta: {
    title: 'Check a document | {{brand}}',
    description:
      'Find out whether a signed quote is genuine and unchanged: by its code, or straight from the PDF, which never leaves your device.',
  },
  crumb: 'Check a document',
  title: 'Is the document genuine?',
  lead: 'Every quote from me carries a code and gets a seal once it is signed. Here you can find out whether anything has changed since.',
  code: {
    title: 'By its code',
    label: 'Verification code',
    hint: 'You’ll find it next to the QR code on the document. Capitals, spaces and hyphens don’t matter.',
    submit: 'Check the code',
  },
  file: {
    title: 'By the file',
    label: 'PDF file',
    choose: 'Choose a PDF',
    text: 'Choose it or drop it on this page. The file never leaves your device: your browser works out its fingerprint, and only that is compared.',
    upload:
      'Without JavaScript the file goes to the server, which works out its fingerprint and does not keep the file.',
    submit: 'Check the file',
    drop: 'Drop the file anywhere on the page.',
    reading: 'Working out the fingerprint',
    failed: 'The file could not be checked',
    failures: {
      tooLarge: 'The file is over 25 MB. My documents are never that large.',
      unreadable: 'Your browser could not read the file. Please choose it again.',
      tooMany: 'That was too many checks in a row. Please try again in ten minutes.',
      offline: 'The server is not responding. Check your connection and choose the file again.',
    },
  },
  result: 'Result of the check',
  states: {
    intactFile: {
      title: 'The document is genuine and unchanged',
      text: 'It is exactly the file that I sealed after it was signed.',
    },
    intact: {
      title: 'The quote with this code has been signed',
      text: 'The stored document and the record of its signature are intact. To find out whether your own file is unchanged too, check the file.',
    },
    changedFile: {
      title: 'This is not the sealed document',
      text: 'I know the code in the file, but the content differs from the document I sealed. Somebody has altered it or saved it with another program, or it is a copy from before it was signed. I’ll gladly send you the real one.',
    },
    changed: {
      title: 'The record of this quote does not add up',
      text: 'What is stored differs from its fingerprint. Please don’t rely on it, and let me know.',
    },
    open: {
      title: 'The quote has not been signed yet',
      text: 'It has been sent and is waiting for the customer’s decision. The seal comes with the signature; until then there is nothing to compare a file with.',
    },
    superseded: { title: 'A newer quote has replaced this one', text: 'It was never signed and is no longer valid.' },
    declined: { title: 'The customer declined this quote', text: 'It was never signed.' },
    expired: { title: 'The quote has expired', text: 'It was never signed.' },
    withdrawn: { title: 'The quote has been withdrawn', text: 'I withdrew it before the customer had signed it.' },
    voided: {
      title: 'The quote was signed and later voided',
      text: 'The document and the record of its signature are kept, but the quote is no longer valid.',
    },
    unknown: {
      title: 'I don’t know this document',
      text: 'A code has 16 letters and digits; compare it with the document. If you are checking a file, download it from the email again: once another program has saved it, it is a different file.',
    },
  },
  facts: {
    fingerprint: 'Fingerprint of what was signed (SHA-256)',
    signedAt: 'Signed',
    sealedAt: 'Sealed',
    notSealed: 'The seal is being added and will be there in a moment.',
    timestampedAt: 'Timestamp',
    certificate: 'Fingerprint of the seal’s certificate (SHA-256)',
  },
  own: {
    title: 'Checking without this page',
    lead: 'The seal is an electronic signature inside the PDF itself (PAdES). Any program that reads such signatures can check it, even offline.',
    acrobat: {
      title: 'In Adobe Acrobat Reader',
      text: 'Open the document and its Signatures panel. It should say that the document has not been modified since it was signed. Acrobat calls the signer unknown, because I issued the seal’s certificate myself, so open its details and compare the fingerprint.',
    },
    pdfsig: {
      title: 'With the pdfsig program',
      text: 'Run the command below. For a genuine document it prints “{{valid}}” and “{{total}}”, for an altered one “{{broken}}”. It does not know who issued the certificate, which is fine for the same reason.',
    },
    certificate: {
      title: 'The seal’s certificate',
      text: 'The file holds every certificate I have ever sealed with, each with its fingerprint.',
      action: 'Download the certificates (PEM)',
    },
    note: {
      title: 'Whose seal it is',
      text: 'The seal is mine and protects the whole file. Customers sign with a simple electronic signature; the evidence for it is on the last page of the document.',
    },
  },
};
