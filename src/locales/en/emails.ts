import type { Translated } from '../translated.ts';
import type { emails as reference } from '../sk/emails.ts';

export const emails: Translated<typeof reference> = {
  greeting: 'Hello {{name}},',
  regards: 'Kind regards,',
  signature: '{{developer}}, {{brand}}',
  number: 'Enquiry number: {{number}}',
  price: 'Price estimate: {{price}} excluding VAT',
  duration: 'Time needed: {{weeks}}',
  subject: 'Enquiry no. {{number}} – {{brand}}',
  received: {
    lead: 'Thank you for your enquiry. I have it and will be in touch within 24 hours.',
    estimateTitle: 'Your estimate',
    pdf: 'Estimate as PDF',
    next: 'When we speak, we’ll go through the scope, and then I’ll send you a quote with a fixed price. You can also just reply to this email.',
    reason:
      'You’re getting this email because someone sent an enquiry on my website with this address. If it wasn’t you, there’s nothing you need to do.',
  },
  notification: {
    lead: 'A new enquiry is in: {{title}}. It needs a reply within 24 hours.',
    contact: 'Contact',
    answers: 'Answers',
    open: 'Open enquiry',
    files_one: '{{count}} file is attached. You’ll find it with the enquiry.',
    files_other: '{{count}} files are attached. You’ll find them with the enquiry.',
  },
  health: {
    subject_one: '{{count}} problem with the system',
    subject_other: '{{count}} problems with the system',
    lead: 'This needs fixing as soon as possible:',
    open: 'Open system health',
    reason: 'You get this email as an administrator. There is only one per problem until it is fixed.',
    bad: {
      jobs: 'Background jobs have been waiting for more than half an hour.',
      mail: 'At least ten emails were refused in the last day.',
      disk: 'Less than 3% of the disk is free.',
      backup: 'The latest backup is too old or can’t be restored.',
      seal: 'The seal’s certificate is about to expire.',
      clock: 'The server clock differs from the database by more than half a minute.',
      requests: 'A request about personal data is due within two days or already overdue.',
    },
  },
  staff: {
    assigned: {
      subject: 'Enquiry no. {{number}} is now yours',
      lead: 'Enquiry no. {{number}} is now yours to deal with: {{title}}.',
    },
    mentioned: {
      subject: 'A note for you on enquiry no. {{number}}',
      lead: 'You’re mentioned in an internal note on enquiry no. {{number}}: {{title}}. The note stays in the back office.',
    },
    followUp: {
      subject: 'Reminder: enquiry no. {{number}}',
      lead: 'It’s time to get back to enquiry no. {{number}}: {{title}}.',
    },
    several_one: 'You have been given {{count}} enquiry',
    several_other: 'You have been given {{count}} enquiries',
    severalLead: 'You’ll find them among your enquiries.',
    by: 'From: {{name}}',
    openMine: 'Open my enquiries',
  },
  advance: {
    subject: 'Invoice for an advance due by {{day}}',
    lead: 'The payment of {{sum}} ({{name}}, quote no. {{number}}) still needs its invoice. It must be issued by {{day}}.',
    instead: 'If you deliver the work before then, the final invoice is enough.',
    open: 'Open invoices',
  },
  signed: {
    customer: {
      subject: 'Signed quote no. {{number}}',
      lead: 'Thank you. You signed quote no. {{number}} ({{title}}) on {{date}}.',
      document:
        'The signed document is attached, with the signature record at its end. Please keep the attachment: it carries an electronic seal, so any later change shows; the code to verify it is in the document.',
    },
    recorded: {
      subject: 'Quote no. {{number}} is accepted',
      lead: 'As we agreed, I have recorded quote no. {{number}} ({{title}}) as accepted. If you did not agree to it, please reply straight away.',
      document:
        'The document with the record is attached. Please keep it: it carries an electronic seal, so any later change shows; the code to verify it is in the document.',
    },
    tooLarge:
      'The document is too large to attach to an email. Please download it from the page of the quote and keep it: it carries an electronic seal, so any later change shows; the code to verify it is in the document.',
    download: 'Download the document from the quote’s page',
    next: 'I will be in touch about the next steps.',
    office: {
      subject: 'Signed quote no. {{number}}: {{name}}',
      lead: 'Quote no. {{number}} ({{title}}) has been signed by {{name}}.',
      price: 'Price: {{price}}',
      document: 'The sealed document with the signature record is attached; the customer has it too.',
      tooLarge:
        'The sealed document with the signature record is too large to attach; you can download it in the back office. The customer has an email with a link to the page of the quote.',
      open: 'Open the quote in the back office',
    },
  },
  payment: {
    ofInvoice: '{{title}}, invoice no. {{document}}',
    requested: {
      subject: 'Payment request no. {{number}}: {{sum}}',
      lead: 'Here is the payment request for quote no. {{quote}} ({{title}}).',
    },
    sum: 'Amount: {{sum}}',
    due: 'Due by: {{date}}',
    account: 'Account: {{account}}',
    symbol: 'Payment reference: {{symbol}}',
    how: 'You’ll find a QR code and all the details on the payment page as well.',
    open: 'How to pay',
    openPaid: 'Open the payments',
    received: {
      subject: 'Payment for request no. {{number}} received',
      full: 'Thank you. I have received {{sum}} for payment request no. {{number}} ({{title}}). It is paid in full.',
      part: 'Thank you. I have received {{sum}} for payment request no. {{number}} ({{title}}). {{rest}} is still to be paid.',
      over: 'You have paid {{sum}} too much. The extra is kept as your credit. Let me know whether to put it towards your next payment or send it back to your account.',
    },
    reminder: {
      first: {
        subject: 'Reminder of payment no. {{number}}',
        lead: 'Payment request no. {{number}} ({{title}}) was due on {{date}}. Perhaps it just slipped your mind, so here are the details again. If you have already paid, thank you, and please ignore this email.',
      },
      second: {
        subject: 'Second reminder of payment no. {{number}}',
        lead: 'Payment request no. {{number}} ({{title}}) was due on {{date}} and the payment has not arrived yet. Please pay it within the next few days. If anything stands in the way, write to me.',
      },
      last: {
        subject: 'Last reminder of payment no. {{number}}',
        lead: 'After two reminders the payment for request no. {{number}} ({{title}}), due on {{date}}, still has not arrived. Please pay it within seven days or get in touch. Work may stop until it is paid.',
      },
    },
    rejected: {
      subject: 'Payment for request no. {{number}} not found',
      lead: 'You told me that payment request no. {{number}} ({{title}}) is paid, but the payment is not in the account.',
      reason: 'What was checked: {{reason}}',
      proof: 'If you have paid, please send me the confirmation from your bank.',
    },
    refunded: {
      subject: 'Refund for payment request no. {{number}}: {{sum}}',
      lead: 'I am returning {{sum}} of what you paid for payment request no. {{number}} ({{title}}).',
      day: 'Refunded on: {{date}}',
    },
  },
  document: {
    invoice: {
      subject: 'Invoice no. {{number}}',
      lead: 'Here is invoice no. {{number}} ({{title}}).',
    },
    advance_tax: {
      subject: 'Advance payment invoice no. {{number}}',
      lead: 'Thank you for your payment. Here is advance payment invoice no. {{number}} for it ({{title}}). There is nothing more to pay.',
    },
    credit_note: {
      subject: 'Credit note no. {{number}}',
      lead: 'Here is credit note no. {{number}} for invoice no. {{corrected}}.',
    },
    correction: {
      subject: 'Correction of invoice no. {{corrected}}',
      lead: 'Here is correction no. {{number}} to invoice no. {{corrected}}. The amount stays the same.',
    },
    left: 'This amount of invoice no. {{corrected}} is still to be paid. Please use the new payment reference; the previous one is no longer valid.',
    owedBack:
      'After the credit note, {{sum}} is due back to you. Let me know which account to send it to, or whether to put it towards your next payment.',
    paid: 'The invoice is paid in full; there is nothing more to pay.',
    pdf: 'The document is attached.',
    withXml: 'Attached are the document as a PDF and the electronic invoice as XML for your accounting software.',
  },
  quote: {
    subject: 'Quote no. {{number}} – {{brand}}',
    body: 'Hello {{name}},\n\nHere is my quote no. {{number}}: {{title}}.\n\nPrice: {{price}}\nValid until: {{validUntil}}\n\nIn the quote you’ll find the work item by item, the dates and the payments.',
    open: 'Open the quote',
    questions: 'Any questions? Just reply to this email.',
    withTax: '{{sum}} including VAT',
    monthly: '{{sum}} a month',
    andMonthly: '{{once}} and {{monthly}} a month',
    withdrawn: {
      subject: 'Quote no. {{number}} is no longer valid',
      lead: 'I’m withdrawing quote no. {{number}} ({{title}}). It is no longer valid.',
      reason: 'Reason: {{reason}}',
    },
    link: {
      subject: 'A new link to quote no. {{number}}',
      lead: 'Here’s a new link to quote no. {{number}} ({{title}}). The previous one no longer works.',
    },
    unseen: {
      subject: 'Quote no. {{number}} is waiting for you',
      lead: 'A few days ago I sent you quote no. {{number}}: {{title}}. In case it got lost among other emails, here’s the link again.',
    },
    ending: {
      subject: 'Quote no. {{number}} is valid until {{date}}',
      lead: 'Quote no. {{number}} ({{title}}) is valid only until {{date}}. If you’d like anything changed, write to me.',
    },
    answered: {
      subject: 'An answer about quote no. {{number}}',
      lead: 'Here’s the answer to your question about quote no. {{number}} ({{title}}).',
      question: 'You asked: “{{question}}”',
    },
    code: {
      subject: 'Your code to sign quote no. {{number}}',
      greeting: 'Hello,',
      lead: 'Your code to sign quote no. {{number}} is:',
      note: 'It’s valid for 15 minutes and works once. Enter it on the page with the quote.',
      reason:
        'You’re getting this code because somebody wants to sign a quote that was sent to this address. If it wasn’t you, don’t give it to anyone.',
    },
  },
  quoteNews: {
    asked: {
      subject: 'A question about quote no. {{number}}',
      lead: '{{name}} has a question about quote no. {{number}} ({{title}}):',
      line: 'Item: {{line}}',
    },
    declined: {
      subject: 'Quote no. {{number}} has been declined',
      lead: '{{name}} has declined quote no. {{number}} ({{title}}).',
      reason: 'Reason: {{reason}}',
      withoutReason: 'No reason was given.',
    },
    changes: {
      subject: 'Changes to quote no. {{number}}',
      lead: '{{name}} would like changes to quote no. {{number}} ({{title}}):',
    },
    open: 'Open the quote in the back office',
  },
  withdrawn: {
    receipt: {
      subject: 'Enquiry no. {{number}} is withdrawn',
      lead: 'This confirms that you’ve withdrawn enquiry no. {{number}}: {{title}}.',
      quotes: 'Quotes you haven’t answered yet no longer apply.',
      next: 'There’s nothing else to do. If you change your mind, send a new enquiry or reply to this email.',
      again: 'New enquiry',
    },
    copy: {
      subject: 'Withdrawn: enquiry no. {{number}}',
      lead: '{{name}} has withdrawn enquiry no. {{number}}: {{title}}.',
      withoutReason: 'No reason was given.',
      quotes: 'Its open quotes are withdrawn.',
      open: 'Open the enquiry',
    },
  },
  preferences: {
    lead: 'Don’t want emails like this one?',
    messages: 'Turn off emails about new messages',
    approvals: 'Turn off emails about milestones to approve',
    material: 'Turn off reminders about material',
    'quote-reminders': 'Turn off quote reminders',
    'payment-reminders': 'Turn off the first payment reminder',
    references: 'Turn off requests for testimonials',
  },
  thread: {
    subject: 'New message: {{about}}',
    lead: 'I’ve written to you about {{about}}:',
    earlier: 'Earlier messages',
    open: 'Reply in the portal',
    answer: 'You can also reply to this email.',
  },
  milestone: {
    handedOver: {
      subject: 'For your approval: {{milestone}} ({{project}})',
      lead: 'In project {{project}}, the milestone {{milestone}} is done and waiting for your approval.',
      link: 'See what was handed over: {{link}}',
      how: 'Approve it in the portal, or say there what should change. Sign in with the email address this message came to. If you have no account yet, you can create one there.',
      open: 'Open the project',
    },
    approved: {
      subject: 'Approved: {{milestone}} ({{project}})',
      lead: '{{name}}: milestone {{milestone}} of project {{project}} is approved.',
    },
    changes: {
      subject: 'Changes requested: {{milestone}} ({{project}})',
      lead: '{{name}} asks for changes to milestone {{milestone}} of project {{project}}:',
    },
    openOffice: 'Open the project in the back office',
  },
  material: {
    owed: {
      subject: 'What I still need from you ({{project}})',
      lead: 'To carry on with project {{project}}, I still need this from you:',
      how: 'Send it in the portal, bit by bit if you like. Don’t email passwords; the portal has a protected field for them. Sign in with the email address this message came to.',
    },
    due: '{{title}}: by {{date}}',
    late: '{{title}}: was due by {{date}}',
    askedAgain: {
      subject: 'Something’s missing: {{title}} ({{project}})',
      lead: 'Thank you for the material for project {{project}}. For {{title}} I still need:',
      day: 'I need it by {{date}}.',
    },
    sent: {
      subject: 'Material has arrived ({{project}})',
      lead: '{{name}} has sent material for project {{project}}. You’ll get another message only after you’ve looked at the project.',
    },
  },
  reference: {
    asked: {
      subject: 'How was it to work together? ({{project}})',
      lead: 'Project {{project}} is done. Thank you for working with me.',
      how: 'Would you say a few words about it to others? It takes two minutes with the link below. You’ll see at once how they will look, and you decide whether I may also show your name, firm, a picture or a number that got better.',
      free: 'It’s entirely up to you. You can edit what you write or take it back at any time, and if you’d rather not, press “No, thank you” on the page. Please don’t pass the link on: it can be used to change the testimonial.',
      open: 'Write a testimonial',
    },
    given: {
      subject: 'New testimonial ({{project}})',
      lead: '{{name}} has written a testimonial about project {{project}}. It goes on the website once you show it.',
    },
    withdrawn: {
      subject: 'Testimonial taken back ({{project}})',
      lead: '{{name}} has taken back the testimonial about project {{project}}. It’s no longer on the website.',
    },
  },
  caseStudy: {
    asked: {
      subject: 'May I show your project? ({{project}})',
      lead: 'I’ve written a short case study of project {{project}} for my website: the task, the solution and the result.',
      how: 'With the link below you can read it as it will appear, and decide whether your firm’s name, your town, the pictures and the figures may be part of it. Without your consent I publish nothing.',
      free: 'You can change your mind or take your consent back at any time, and it’s gone from the website at once. Please don’t pass the link on: it can be used to decide for you.',
      open: 'Read it and decide',
    },
    allowed: {
      subject: 'Consent to a case study ({{project}})',
      lead: '{{name}} agrees to the case study of project {{project}}. It goes on the website once you publish it.',
    },
    withdrawn: {
      subject: 'Consent taken back ({{project}})',
      lead: '{{name}} has taken back the consent to the case study of project {{project}}. It’s no longer on the website.',
    },
  },
  draftLink: {
    subject: 'The link to your unfinished enquiry',
    greeting: 'Hello,',
    lead: 'Here’s the link to the enquiry you started on my website. Open it on your phone or your computer and carry on where you left off.',
    action: 'Continue the enquiry',
    note: 'The link works until {{date}}; after that the saved enquiry is deleted automatically. Anyone who has the link can read the answers, so don’t pass it to people who shouldn’t.',
    forget: 'To cancel it sooner, open it and press “{{action}}”.',
    reason:
      'You’re getting this email because someone entered this address with an unfinished enquiry on my website. If it wasn’t you, there’s nothing you need to do.',
  },
  account: {
    verify: {
      subject: 'Confirm your email address',
      lead: 'Your account on my website uses this email address. Please confirm it. Then your account will show your enquiries, and you can reset your password by email.',
      action: 'Confirm address',
      note: 'The link works once, within 24 hours.',
      reason:
        'You’re getting this email because someone entered this address for their account on my website. If it wasn’t you, there’s nothing you need to do: the address stays unconfirmed.',
    },
    inUse: {
      subject: 'This address already belongs to your account',
      lead: 'Someone entered your email address for another account on my website. It already belongs to your account {{username}}, so it can’t be confirmed anywhere else.',
      action: 'Sign in',
      note: 'If you’ve forgotten your password, you can set a new one from the sign-in page. If it wasn’t you, there’s nothing you need to do.',
    },
    reset: {
      subject: 'A new password for your account',
      lead: 'Someone asked for a new password for your account. If it was you, set it with this link.',
      action: 'Set a new password',
      note: 'The link works once, within an hour. When the password changes, the account is signed out everywhere.',
      reason: 'If you didn’t ask for a new password, there’s nothing you need to do. Your password hasn’t changed.',
    },
    passwordChanged: {
      subject: 'Your account password has changed',
      lead: 'The password for your account has just been changed. I’ve signed the account out on other devices.',
      action: 'Set a new password',
      note: 'If you didn’t change it, set a new password straight away and let me know.',
      passkeys: 'These passkeys stopped working along with the password: {{passkeys}}. Add the one you use again.',
    },
    emailChanged: {
      subject: 'Your account email address has changed',
      lead: 'Your account now has a different email address. Emails about the account will no longer come here.',
      note: 'If you didn’t change it, email or call me straight away. I’ll help you get the account back.',
    },
    invitation: {
      subject: 'Your invitation to an account',
      lead: 'I’ve set up an account for you with the username {{username}}. Set a password and you can sign in.',
      action: 'Set a password',
      note: 'The link works once, within a week.',
      reason:
        'You’re getting this email because an administrator invited you at this address. If you know nothing about it, there’s nothing you need to do.',
    },
    secondFactorReset: {
      subject: 'Two-factor sign-in was removed from your account',
      lead: 'As you asked, I’ve removed the authenticator app and the passkeys from your account. It is signed out everywhere.',
      action: 'Sign in',
      note: 'Sign in with your password and turn on two-factor sign-in again. If you didn’t ask for this, email or call me straight away.',
    },
    factorChanged: {
      subject: 'The way you sign in to your account has changed',
      totpEnabled:
        'The authenticator app has been turned on for your account. I’ve signed the account out on other devices.',
      totpDisabled:
        'The authenticator app has been turned off for your account, and the recovery codes have stopped working. I’ve signed the account out on other devices.',
      codesRenewed: 'Your account has new recovery codes. The old ones no longer work.',
      passkeyAdded: 'A passkey was added to your account. I’ve signed the account out on other devices.',
      passkeyRemoved: 'A passkey was removed from your account. I’ve signed the account out on other devices.',
      action: 'Set a new password',
      note: 'If it wasn’t you, set a new password straight away and let me know.',
    },
    codesRefused: {
      subject: 'Someone is trying codes on your account',
      lead: 'Someone is signing in with your password and has entered ten wrong codes from the authenticator app. They didn’t get in. If they enter ten more, I won’t accept any codes until tomorrow.',
      action: 'Set a new password',
      note: 'If it wasn’t you, someone knows your password. Set a new one.',
    },
    accountDisabled: {
      subject: 'Access to your account is blocked',
      lead: 'I’ve blocked your account. It is signed out everywhere and no one can sign in to it. Your details, enquiries and files are as they were.',
      note: 'If you don’t know why, reply to this email or call me.',
    },
    accountEnabled: {
      subject: 'You can sign in to your account again',
      lead: 'I’ve unblocked your account. Your password and the other ways to sign in work as before.',
      action: 'Sign in',
      note: 'If you’ve forgotten your password, you can set a new one on the sign-in page.',
    },
    accountStateTold: {
      subject: 'You changed access to an account',
      lead: 'Someone else’s access was changed from your account:',
      note: 'If it wasn’t you, someone has got into your account. Change your password straight away and sign out your other devices.',
      disabled: 'The account {{username}} is blocked.',
      enabled: 'The account {{username}} is open again.',
    },
    allSignedOut: {
      subject: 'Everyone was signed out, to be safe',
      lead: 'I’ve signed out all accounts for security reasons. Your password is the same, so just sign in again.',
      action: 'Sign in',
      note: 'There’s nothing else to do. Whatever you were writing in your browser is still there.',
    },
    dataReady: {
      subject: 'Your data copy is ready',
      lead: 'I’ve prepared a copy of all the data I have about you.',
      action: 'Download the copy',
      note: 'The link is valid for 24 hours and opens for anyone who has it, so please don’t forward it. If you didn’t ask for a copy, change your password right away and write to me.',
    },
    confirmDeletion: {
      subject: 'Confirm deleting your account',
      lead: 'You want to delete your account and the data that belongs to it. Open the link, sign in and confirm.',
      action: 'Continue to delete',
      note: 'The link is valid for 24 hours. If you didn’t ask for this, your account stays as it is. But change your password right away: someone knows it.',
    },
    deleted: {
      subject: 'Your account has been deleted',
      lead: 'Your account is closed, and the data I don’t have to keep is being deleted.',
      note: 'Thank you for working with me. If you ever need me again, just write.',
    },
    dataErased: {
      subject: 'Your data has been deleted',
      lead: 'The data I hold about you and don’t have to keep is being deleted.',
      note: 'If you have any questions, just reply to this email.',
    },
    dataRequestExtended: {
      subject: 'Your request about your data will take longer',
      lead: 'Your request is a complex one, so I need more time for it.',
      until: 'I’ll answer by {{date}} at the latest.',
      note: 'If you disagree, you can complain to a supervisory authority or go to court. The privacy page says where.',
    },
    customerLeft: {
      subject: 'A customer has deleted their account',
      lead: 'The customer {{username}} has deleted their account. Open enquiries and quotes are withdrawn, and their data is being deleted.',
      note: 'There’s nothing you have to do. Delete this email once you’ve read it, because it contains their name.',
    },
  },
  firm: {
    greeting: 'Hello,',
    reason:
      'You received this because somebody invited you to the customer portal. If you weren’t expecting it, you don’t need to do anything.',
    rights: {
      all: 'Access: everything. Quotes, documents, projects and messages, including signing and approving.',
      documents: 'Access: quotes, documents and payments. No signing and no projects.',
      messages: 'Access: projects and messages. No amounts and no approving.',
    },
    invitationOfAgency: 'I’d like to invite you to the customer portal for {{firm}}.',
    'firm-invitation': {
      subject: 'Invitation to {{firm}}',
      lead: '{{person}} has invited you to the customer portal for {{firm}}.',
      action: 'Accept the invitation',
      note: 'The link is valid for seven days and can be used once.',
    },
    'firm-joined': {
      subject: 'A new colleague at {{firm}}',
      lead: '{{person}} accepted your invitation and now belongs to {{firm}}.',
      action: 'Manage people',
      note: 'If that’s a mistake, you can remove their access straight away.',
    },
    'firm-left': {
      subject: 'A colleague has given up access to {{firm}}',
      lead: '{{person}} has given up access to {{firm}} and no longer sees its projects or documents.',
      note: 'Their messages and signatures stay.',
    },
    'firm-removed': {
      subject: 'Your access to {{firm}} has ended',
      lead: 'Your access to {{firm}} was removed.',
      note: 'You keep your account. If this is a mistake, ask the owner of the company.',
    },
    'firm-offered': {
      subject: 'Will you take over {{firm}}?',
      lead: '{{person}} wants to hand {{firm}} over to you in the portal. You would manage its people and their access.',
      action: 'Accept or decline',
      note: 'Nothing changes until you accept.',
    },
    'firm-handed-over': {
      subject: '{{firm}} has a new owner in the portal',
      lead: '{{person}} now manages {{firm}} in the portal.',
      action: 'Manage people',
      note: 'Quotes, projects and documents stay as they were.',
    },
  },
  sample: { name: 'Jane Cooper', company: 'Cooper Roofing', title: 'New website: Roofer' },
  test: {
    subject: 'Test email: {{brand}}',
    lead: 'Sending email works. This one came through the server set up in the back office.',
    letters: 'Letters to check: Ľ ť ž ô ř ů æ ø å €',
    reason: 'You’re getting this email because you asked for a test in the back office.',
  },
};
