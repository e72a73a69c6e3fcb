import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeliveryFailure, deliveryFailureOf } from './delivery-failure.ts';

const table: [message: string, failure: DeliveryFailure][] = [
  ['getaddrinfo ENOTFOUND smtp.nowhere.example', 'host-unknown'],
  ['connect ECONNREFUSED 127.0.0.1:2525', 'connection-refused'],
  ['connect EHOSTUNREACH 10.0.0.1:587', 'connection-refused'],
  ['Reached maximum number of retries after connection was closed', 'connection-refused'],
  ['self-signed certificate', 'certificate'],
  ["Hostname/IP does not match certificate's altnames: Host: mail. is not in the cert's altnames", 'certificate'],
  ['certificate has expired', 'certificate'],
  ['Error upgrading connection with STARTTLS: 500 5.5.1 Error: command not recognized', 'no-encryption'],
  ['40D7:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number', 'no-encryption'],
  ['Invalid login: 535 5.7.8 Authentication failed', 'wrong-password'],
  ['Missing credentials for "PLAIN"', 'wrong-password'],
  ['Mail command failed: 530 5.7.0 Authentication Required', 'wrong-password'],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 <…@…> no such user", 'recipient-refused'],
  ['550 5.1.1 No such user', 'recipient-refused'],
  ['Mail command failed: 553 5.1.8 Sender address rejected', 'sender-refused'],
  ['Mail command failed: 550 5.7.1 not allowed to send as this sender', 'sender-refused'],
  ['Message failed: 451 4.3.0 Try again later', 'put-off'],
  ['Connection timeout', 'timeout'],
  ['Greeting never received', 'timeout'],
  ['The operation was aborted due to timeout', 'timeout'],
  ['Something else', 'other'],
  ['', 'other'],
];

test('G7 what a mail server or the network says is told as something one can act on', () => {
  for (const [message, failure] of table) assert.equal(deliveryFailureOf(message), failure, message);
});
