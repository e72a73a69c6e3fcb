import type { Translated } from '../translated.ts';
import type { personalData as reference } from '../sk/personal-data.ts';

export const personalData: Translated<typeof reference> = {
  meta: {
    title: 'Your data | {{brand}}',
    description: 'A copy of all your data, and deleting your account.',
  },
  title: 'Your data',
  back: 'Back to settings',
  section: {
    title: 'Your data',
    lead: 'A copy of everything I have about you, and deleting your account.',
    open: 'Download or delete your data',
  },
  copy: {
    title: 'Copy of your data',
    lead: 'I’ll prepare a ZIP file with everything I have about you: your account, enquiries, messages, files, quotes, projects, payments and invoices. It opens on any computer.',
    ask: 'Prepare a copy',
    waiting: {
      title: 'Your copy is being prepared',
      mailed: 'You can leave this page. I’ll email you the link.',
      stay: 'You’ll be able to download it here in a moment.',
      progress: 'Progress',
      steps: '{{done}} of {{of}}',
      refresh: 'Refresh',
    },
    ready: {
      title: 'Your copy is ready',
      text: 'You can download it until {{date}}, {{time}}.',
      download: 'Download ZIP ({{size}})',
    },
    over: 'Your last copy has expired. You can ask for another one after {{date}}, {{time}}.',
    failed: { title: 'The copy couldn’t be prepared', text: 'Nothing was lost. Please try again.' },
  },
  deletion: {
    title: 'Delete your account',
    lead: 'Deleting can’t be undone. If there’s anything you want to keep, download a copy of your data first.',
    goes: {
      title: 'What I’ll delete',
      items: {
        account: 'your account, sign-in, authenticator app and passkeys,',
        work: 'enquiries, messages, files and drafts,',
        quotes: 'quotes you haven’t signed, and emails in both directions,',
        person: 'your name, address, phone number and company wherever I don’t have to keep them.',
      },
      open: 'Open enquiries and quotes will be withdrawn.',
    },
    stays: {
      title: 'What I have to keep, and until when',
      nothing: 'Nothing. Only counts and amounts remain for statistics, without your name or contact details.',
      kinds: {
        'tax-document_one': '{{count}} invoice or other document',
        'tax-document_other': '{{count}} invoices and other documents',
        'payment-request_one': '{{count}} payment',
        'payment-request_other': '{{count}} payments',
        quote_one: '{{count}} signed quote',
        quote_other: '{{count}} signed quotes',
        project_one: '{{count}} project',
        project_other: '{{count}} projects',
      },
      until: 'until {{date}}',
      hidden: 'I’ll no longer see them in lists or search, and they’re deleted automatically after the last day.',
    },
    staff: 'An account that belongs to the site’s administration is deleted by another administrator under Users.',
    obstacles: {
      title: 'Your account can’t be deleted right now',
      projects:
        'A project is still running. You need the account to approve my work, and I need it to deliver what we agreed.',
      payments: 'Something still has to be paid.',
      colleagues: 'There are other people in your company. Hand it over to one of them or remove their access first.',
      care: 'You have monthly care arranged. Write to me and I’ll end it.',
      claims: 'There is a dispute for which I have to keep the data. They’ll be deleted once it’s settled.',
      afterwards: 'Once that’s settled, you can delete it here.',
    },
    password: 'Your password',
    ask: 'Send the confirmation link',
    askNow: 'Delete my account for good',
    mailedHint:
      'I’ll send a link to your verified email address. Your account is only deleted once you open it and confirm.',
    unmailedHint: 'You have no verified email address, so your account is deleted right away.',
    sent: {
      title: 'Check your email',
      text: 'The confirmation link is valid until {{date}}, {{time}}. Nothing is deleted until you open it.',
    },
    confirm: {
      title: 'Really delete your account?',
      text: 'This is the last step. After it you can’t sign in any more, and it can’t be undone.',
      submit: 'Yes, delete my account for good',
      leave: 'No, keep my account',
    },
    failure: 'That didn’t work',
    done: {
      title: 'Your account is closed',
      text: 'I’ve signed you out everywhere and your data is being deleted now, which usually takes a few minutes. If you had a verified email address, I’ve emailed you what I have to keep and until when.',
      home: 'To the home page',
    },
  },
  kept: {
    billing:
      'I have to keep documents and payments for accounting and tax, until {{date}} at the latest. Then they are deleted.',
    contract:
      'I keep signed quotes and project records for three years after the end in case of a complaint or dispute, until {{date}} at the latest. Then they are deleted.',
  },
  groups: {
    account: {
      title: 'Account and sign-in',
      text: 'Name, email, devices, passkeys, and what happened to the account. Passwords and secret keys are not included.',
    },
    customer: { title: 'Contact details', text: 'Your name, company, address and other people you told me about.' },
    requests: { title: 'Enquiries and messages', text: 'What you sent me, estimates, progress, messages and files.' },
    mails: { title: 'Emails', text: 'Emails I sent you, and those that came from you.' },
    quotes: { title: 'Quotes', text: 'Quotes as I sent them, and signatures. Signed ones are included as PDFs.' },
    projects: { title: 'Projects', text: 'Projects, milestones and what I handed over.' },
    payments: { title: 'Payments', text: 'What I asked for and what arrived.' },
    documents: { title: 'Invoices and documents', text: 'Issued documents, also as PDFs.' },
  },
  index: {
    title: 'Copy of your data',
    fileName: 'my-data',
    lead: 'Everything about the account {{username}} as of {{date}}.',
    formats:
      'Each table is here twice: JSON for programs and CSV for spreadsheets. Times are milliseconds since 1970, amounts are in cents or the like.',
    rows_one: '{{count}} record',
    rows_other: '{{count}} records',
  },
};
