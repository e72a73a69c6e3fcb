import type { Translated } from '../translated.ts';
import type { drafts as reference } from '../sk/drafts.ts';

export const drafts: Translated<typeof reference> = {
  send: {
    text: 'I’ll send you a link that opens this enquiry on your phone or your computer. It works for 30 days, for anyone who has it.',
    snapshot: 'The link opens your answers as they are now. Whatever you change later stays only on this device.',
    action: 'Send the link',
    done: 'The link is on its way',
    doneText: 'I’ve sent it to {{email}}. It works until {{date}}.',
    failure: 'The link couldn’t be sent. Your answers are where they were.',
  },
  link: {
    known: 'The link to this enquiry works until {{date}}.',
    opened: 'Opened from your link, saved {{time}}',
    openedText:
      'What you change now stays only on this device. Until {{date}} the link opens what was saved back then.',
    forget: 'Cancel the link',
    forgetTitle: 'Cancel the link?',
    forgetText:
      'It stops working for everyone who has it, and I delete the enquiry saved behind it. The answers on this device stay.',
    forgotten: 'The link no longer works. The enquiry behind it has been deleted.',
    forgetFailure: 'The link couldn’t be cancelled. Please try again.',
    invalid: 'This link no longer works',
    invalidText:
      'The 30 days are up, someone cancelled it, or part of it is missing. Carry on with what’s on this device, or start again.',
    unreachable: 'The link couldn’t be opened',
  },
  question: {
    title: 'Which enquiry do you want to continue?',
    text: 'There are two, and they differ. Neither gets lost; I’ll put the other one aside for you.',
    here: 'On this device',
    link: 'From your link',
    account: 'In your account',
    saved: 'Saved {{time}}',
    answers_one: '{{count}} question answered',
    answers_other: '{{count}} questions answered',
    differing: 'They differ in: {{questions}}.',
    files: 'files',
    useHere: 'Continue with the one on this device',
    useLink: 'Continue with the one from the link',
    useAccount: 'Continue with the one in the account',
    waiting: 'Two different enquiries are waiting here',
    waitingText: 'Until you choose, I only save on this device.',
    choose: 'Choose',
  },
  other: {
    text: 'The other enquiry, saved {{time}}, has been put aside on this device.',
    swap: 'Switch to it',
    forget: 'Discard it',
    forgetTitle: 'Discard the other enquiry?',
    forgetText: 'Its answers will be deleted from this device and can’t be brought back.',
  },
};
