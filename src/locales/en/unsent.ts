import type { Translated } from '../translated.ts';
import type { unsent as reference } from '../sk/unsent.ts';

export const unsent: Translated<typeof reference> = {
  offline: 'You’re offline. Carry on: your answers are saved and the price is worked out on this device.',
  needsConnection: 'The detailed quote, the PDF and the plan need a connection.',
  title: { 'service-request': 'Your enquiry is waiting to be sent', contact: 'Your message is waiting to be sent' },
  kept: {
    'service-request': 'It’s kept on this device and will be sent automatically as soon as there’s a connection.',
    contact: 'It’s kept on this device and will be sent automatically as soon as there’s a connection.',
  },
  closing: {
    free: 'You can close this page; it will be sent all the same.',
    bound: 'Keep this page open, or come back later: that’s when it will be sent.',
  },
  tried: 'Last try: {{time}}.',
  earlier: 'The enquiry kept on {{time}} is still waiting to be sent. What you change now isn’t in it.',
  retry: 'Try to send now',
  trying: 'Sending…',
  takeBack: 'Take it back and change it',
  discard: 'Don’t send it',
  takenBack: 'The enquiry isn’t waiting any more. Change it and send it again.',
  sent: {
    'service-request': 'Enquiry no. {{number}} has been sent',
    contact: 'Message no. {{number}} has been sent',
    action: 'Show confirmation',
  },
  refused: {
    'service-request': 'The kept enquiry needs a correction',
    contact: 'The kept message needs a correction',
    action: 'Open the form',
  },
};
