import type { Translated } from '../translated.ts';
import type { threads as reference } from '../sk/threads.ts';

export const threads: Translated<typeof reference> = {
  title: 'Messages',
  lead: 'Questions, material, ideas: write them here. When you’re away, you’ll find my reply in your email.',
  empty: {
    customer: 'No messages yet. Write the first one.',
    agency: 'No messages yet. The customer gets your message in the portal, and by email when they’re away.',
  },
  noReader: 'The customer has neither an account nor an email address that the message could reach.',
  conversation: 'Conversation',
  earlier: 'Earlier messages',
  unread_one: '{{count}} unread message',
  unread_other: '{{count}} unread messages',
  states: {
    sent: 'Sent',
    seen: 'Read',
    sending: 'Sending',
    waiting: 'Waiting for a connection',
  },
  own: 'You',
  edited: 'edited',
  deleted: 'This message was taken back',
  former: 'Earlier wording',
  typing: {
    agency: '{{developer}} is typing…',
    customer: 'The customer is typing…',
  },
  composer: {
    label: 'Write a message',
    send: 'Send',
    empty: 'Write a message.',
    unfilled: 'The message is missing: {{name}}. Fill it in, or the customer will see a gap.',
    failed: 'The message was not sent',
    offline: 'You’re offline. The message will be sent when you’re back online.',
    quoting: 'Reply to the message',
    stopQuoting: 'Don’t quote',
  },
  files: {
    label: 'Files and photos',
    choose: 'Attach',
    hint: 'Up to {{count}} photos or PDFs, each up to {{size}}.',
    uploading: 'You can send once the files have been uploaded.',
    refused: 'First remove the files that could not be uploaded, or try them again.',
    list: 'Attached files',
  },
  actions: {
    more: 'Message options',
    quote: 'Quote',
    edit: 'Edit',
    editLabel: 'Edit the message',
    save: 'Save',
    remove: 'Take back',
    failed: 'The message was not changed',
  },
  outbox: {
    retry: 'Try again',
    drop: 'Discard',
  },
};
