import type { LegalDocument } from '../../content/content.ts';

export const cookies: LegalDocument = {
  title: 'Cookies',
  lead: 'Which cookies the site stores, what for and for how long. Until you choose, only necessary cookies are stored.',
  sections: [
    {
      id: 'what-they-are',
      title: 'What cookies are',
      blocks: [
        'Cookies are small files that a website saves in your browser and reads on your next visit. Some are needed for the site to work. For the others I ask first, and refusing takes one click, the same as agreeing.',
        'An enquiry you haven’t finished stays in your browser’s storage so you can come back to it. It’s never a cookie and I don’t read it until you send it. It’s saved on the server only if you’re signed in or have a link to it sent. It goes when you start a new one or clear the storage.',
        'I only count how often somebody reaches each step of the calculator in a day, and in which language. Who it was isn’t kept anywhere, and so that a step isn’t counted twice, your unfinished enquiry notes it in your browser.',
      ],
    },
    {
      id: 'necessary',
      title: 'Necessary',
      blocks: [
        'Signing in, forms and remembering your choice wouldn’t work without them, so they don’t need consent.',
        [
          'session: keeps you signed in, until the session ends',
          'csrf-token: protects forms from misuse by another site, until the session ends',
          'signed-in: remembers that you’re signed in here, so the site can find your unfinished enquiry, until you sign out',
          'known-device: recognises a device you’ve signed in from, so that other people’s attempts don’t lock you out, 180 days',
          'consent: your choice of cookies, 12 months',
        ],
      ],
    },
    {
      id: 'preferences',
      title: 'Preferences',
      blocks: [
        'These remember how you want the site to look. Without them, your language and appearance last until you close the browser.',
        ['i18next: the language, 12 months', 'theme: light or dark appearance, 12 months'],
      ],
    },
    {
      id: 'analytics',
      title: 'Analytics',
      blocks: [
        'They tell me which pages are read and where people leave. They load only with your consent, through Google Tag Manager, and come from Google Ireland Limited. Some of the data may be processed in the USA.',
        ['_ga and cookies whose names begin with it (Google Analytics): telling visits apart, 2 years'],
      ],
    },
    {
      id: 'chat',
      title: 'Chat',
      blocks: [
        'The chat window is provided by the Czech company Smartsupp.com, s.r.o. It appears only once you allow it. You can always write or call instead: {{mailbox}}, {{phone}}.',
        ['ssupp.* (Smartsupp): links your messages into one conversation, 6 months'],
      ],
    },
    {
      id: 'change-choice',
      title: 'How to change your choice',
      blocks: [
        'You can change your choice on this page whenever you like; it applies from that moment, and the scripts stop loading. The choice is kept without your name, with its time and the version of the text you saw. I ask again after 12 months or when there’s a new purpose. You can also delete or block cookies in your browser, but blocking the necessary ones will stop you signing in.',
        'How I handle the data otherwise is described in the privacy policy.',
      ],
    },
  ],
};
