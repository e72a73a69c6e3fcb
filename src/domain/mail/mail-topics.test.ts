import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountMailKinds, customerMailKinds, mailKinds, secretMailKinds } from './mail-kinds.ts';
import { alwaysSentReasons, mailTopics, optionalTopics, topicOfMail, topicsOfMails } from './mail-topics.ts';

const allowed = { isFirstReminderOptional: true };

test('I3 every mail has a topic or a reason why it is always sent, and no two lists share a word', () => {
  assert.deepEqual(Object.keys(topicsOfMails).toSorted(), [...mailKinds].toSorted());
  const words = [...mailTopics, ...alwaysSentReasons];
  assert.equal(new Set(words).size, words.length);
  for (const word of words) assert.ok(Object.values(topicsOfMails).includes(word), `${word} has no mail`);
});

test('I3 contracts, documents, security and receipts cannot be turned off', () => {
  const optional = mailKinds.filter((kind) => topicOfMail(kind, allowed) !== null);
  assert.deepEqual(optional.toSorted(), [
    'case-study-asked',
    'material-asked-again',
    'material-owed',
    'milestone-handed-over',
    'payment-first-reminder',
    'quote-ending',
    'quote-unseen',
    'reference-asked',
    'thread-messages',
  ]);
  // Being asked for a reference or for leave is a favour, although the link is a secret.
  const favours: readonly string[] = ['reference-asked', 'case-study-asked'];
  const secret = secretMailKinds.filter((kind) => !favours.includes(kind));
  for (const kind of [...secret, ...accountMailKinds]) assert.equal(topicOfMail(kind, allowed), null, kind);
});

test('I3 the first reminder of a payment is optional only where the agency allows it', () => {
  const rules = { isFirstReminderOptional: false };
  assert.equal(topicOfMail('payment-first-reminder', rules), null);
  assert.equal(topicOfMail('payment-first-reminder', allowed), 'payment-reminders');
  assert.deepEqual(
    optionalTopics(rules),
    mailTopics.filter((topic) => topic !== 'payment-reminders'),
  );
  assert.equal(topicOfMail('payment-reminder', allowed), null, 'firm reminders always leave');
});

test('I3 a customer reads mails of customers alone in the topics, and a kind of a later release has none', () => {
  const ofCustomers: readonly string[] = customerMailKinds;
  for (const [kind, topic] of Object.entries(topicsOfMails)) {
    if (mailTopics.some((each) => each === topic)) assert.ok(ofCustomers.includes(kind), kind);
  }
  assert.equal(topicOfMail('a-later-kind', allowed), null);
  assert.equal(topicOfMail('toString', allowed), null);
});
