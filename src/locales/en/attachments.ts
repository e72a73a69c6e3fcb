import type { Translated } from '../translated.ts';
import type { attachments as reference } from '../sk/attachments.ts';

export const attachments: Translated<typeof reference> = {
  list: 'Chosen files',
  states: {
    preparing: 'preparing',
    waiting: 'waiting',
    sending: 'sending',
    checking: 'checking',
    ready: 'attached',
    refused: 'not accepted',
    interrupted: 'interrupted',
    unfinished: 'incomplete',
  },
  progress: 'Sent of {{name}}',
  remove: 'Remove {{name}}',
  removeFailed: 'The file could not be removed. Try again.',
  interrupted: 'The connection dropped. Once it is back, the rest is sent by itself.',
  unfinished: 'The browser did not keep this file. Choose it again.',
  refused: {
    type: 'You can attach photos as JPEG, PNG or WebP and documents as PDF.',
    size: 'The file is too large. It may have {{size}} at most.',
    count: 'No more files fit. You can attach up to {{count}}.',
    empty: 'The file is empty. Try saving it again, or attach another one.',
  },
  onTheWay_one: 'Still sending {{count}} file.',
  onTheWay_other: 'Still sending {{count}} files.',
  ready_one: '{{count}} file goes with the request.',
  ready_other: '{{count}} files go with the request.',
  missing_one: '{{count}} chosen file does not go with the request.',
  missing_other: '{{count}} chosen files do not go with the request.',
  missed: 'Not all files could be attached. Look at them in the list, or send the request without them.',
  wait: {
    title: 'Files are still on their way',
    text: 'Once they have arrived I send the request by itself. Keep this page open.',
    sendNow: 'Send now, without them',
  },
};
