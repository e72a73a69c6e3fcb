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
  progress: '{{name}}: sent',
  remove: 'Remove {{name}}',
  removeFailed: 'The file could not be removed. Try again.',
  interrupted: 'The connection dropped. Once it is back, the rest is sent automatically.',
  unfinished: 'The browser did not keep this file. Choose it again.',
  refused: {
    type: 'You can attach photos as JPEG, PNG or WebP and documents as PDF.',
    size: 'The file is too large. Choose one of up to {{size}}.',
    count: 'You can’t attach any more files; the limit is {{count}}.',
    empty: 'The file is empty. Try saving it again, or attach another one.',
  },
  onTheWay_one: 'Still sending {{count}} file.',
  onTheWay_other: 'Still sending {{count}} files.',
  ready_one: '{{count}} file will be sent with your enquiry.',
  ready_other: '{{count}} files will be sent with your enquiry.',
  missing_one: '{{count}} chosen file won’t be sent with your enquiry.',
  missing_other: '{{count}} chosen files won’t be sent with your enquiry.',
  missed: 'Not all files could be attached. Look at them in the list, or send the enquiry without them.',
  wait: {
    title: 'Files are still on their way',
    text: 'Once they have arrived, your enquiry will be sent automatically. Keep this page open.',
    sendNow: 'Send now, without them',
  },
};
