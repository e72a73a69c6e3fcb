import type { Translated } from '../translated.ts';
import type { unsent as reference } from '../sk/unsent.ts';

export const unsent: Translated<typeof reference> = {
  offline: 'You’re offline. Carry on: your answers are saved and the price is worked out on this device.',
  needsConnection: 'The detailed quote, the PDF and the plan need a connection.',
  title: { 'service-request': 'Your enquiry is waiting to be sent', contact: 'Your message is waiting to be sent' },
  kept: {
    'service-request': 'It’s saved on this device and will be sent automatically as soon as there’s a connection.',
    contact: 'It’s saved on this device and will be sent automatically as soon as there’s a connection.',
  },
  closing: {
    free: 'You can close this page; it will be sent all the same.',
    bound: 'Keep this page open, or come back later and it will be sent then.',
  },
  tried: 'Last attempt: {{time}}.',
  earlier: 'The enquiry saved {{time}} is still waiting to be sent. What you change now won’t be in it.',
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
    'service-request': 'Your saved enquiry needs correcting',
    contact: 'Your saved message needs correcting',
    action: 'Open the form',
  },
};
