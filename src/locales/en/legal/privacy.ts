import type { LegalDocument } from '../../content/content.ts';

export const privacy: LegalDocument = {
  title: 'Privacy policy',
  lead: 'What I know about you, why I need it, how long I keep it and how you can have it corrected or deleted.',
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible for your data',
      blocks: [
        'The controller of personal data on the website {{host}} is {{company}}, {{address}}, {{country}}, company no. {{companyNumber}}. Your data is looked after by {{developer}}.',
        'Write to {{mailbox}} or call {{phone}} about anything to do with personal data. I have no data protection officer, as the law doesn’t require one.',
        'I follow Regulation (EU) 2016/679 (the GDPR) and the Slovak Act no. 18/2018 on personal data protection.',
      ],
    },
    {
      id: 'what-data',
      title: 'What data I process',
      blocks: [
        [
          'Enquiries: name, email, phone, company, trade and your answers in the price calculator, including the project description and the estimate.',
          'Contact form and messages: what you write to me, and my replies.',
          'Customer portal: name, email, language, password in a form that can’t be read, times of sign-in, files and messages.',
          'Contracts and billing: billing details, quotes, your signature with its time, IP address and browser type, invoices, payments and the account number you paid from.',
          'Operation of the site: IP address, time, page, browser type and records of errors.',
          'Analytics and chat: only if you allow them in the cookie settings.',
        ],
        'A question you type on the page of questions and answers is neither stored nor recorded. A project plan that you send no enquiry about I delete after 90 days.',
        'An enquiry you haven’t finished stays in your browser, and I only read it once you send it. It reaches the server before that only if you have a link to it sent, are signed in to your account, or add files to it.',
        'Without the required fields I can’t reply, and without billing details I can’t issue an invoice. Everything else is up to you. Please don’t send me sensitive data, such as information on health.',
      ],
    },
    {
      id: 'why',
      title: 'Why, and on what legal basis',
      blocks: [
        [
          'To answer an enquiry, prepare a quote and carry out an order: steps before a contract and its performance (Art. 6(1)(b) GDPR).',
          'To keep accounts and pay taxes: a legal obligation (Art. 6(1)(c)).',
          'To keep the site secure, find errors, prevent abuse and defend legal claims: my legitimate interest in a working and safe service (Art. 6(1)(f)).',
          'To have a language model write a text or an answer: a step before a contract that you ask for yourself (Art. 6(1)(b)). The model gets nothing until you press the button.',
          'To deal with you when you write for a firm: my legitimate interest in reaching an agreement with it (Art. 6(1)(f)).',
          'To remember your language and appearance, measure visits and run the chat: your consent (Art. 6(1)(a)), which you can withdraw at any time without giving a reason.',
        ],
        'The estimate is computed automatically from a price list and your answers. It binds nobody, and I look at every enquiry myself. I make no decisions with legal effects on you by automated means alone.',
        'I send no advertising you haven’t asked for and I don’t sell data.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long I keep data',
      blocks: [
        [
          'Invoices and other billing documents: {{keepBilling}}, as Slovak law requires.',
          'Project documents, including quotes, drawings and messages: {{keepProjects}} after the end of the project.',
          'Enquiries that led to no contract: {{keepRequests}} after our last contact, or less if you ask me to delete them.',
          'Unfinished enquiry behind a link you had sent: {{keepDraftLinks}}, or until you cancel the link or send the enquiry.',
          'Unfinished enquiry in your account: until you send it, start a new one or close the account.',
          'Files of an enquiry you haven’t sent: {{keepUploads}}.',
          'Portal account: until you ask to have it closed, at the latest until the project documents are deleted.',
          'Emails to me that belong to no enquiry: {{keepLooseMails}}. Other emails in their original form: {{keepRawMails}}; their text stays with the enquiry.',
          'Emails the portal sends you that belong to no enquiry or project: {{keepSentMails}}.',
          'Portal sign-in: {{keepSessions}}. Record of your cookie choice: {{keepConsentRecords}}. Daily totals of the calculator that can’t be traced to you: {{keepAnalytics}}.',
          'Your request about your data: name and address {{keepSubjectRequests}} after the answer.',
          'Server logs: at most {{keepServerLogs}}. Error reports: {{keepErrorReports}}.',
          'Cookies: preferences and your choice 12 months, analytics 2 years, chat 6 months. Details are on the cookies page.',
        ],
        'After that I delete the data or strip it of everything that identifies you. It may stay a little longer in a backup until that expires, and is used only for restoring. If there is a dispute, I keep what’s needed until it ends.',
      ],
    },
    {
      id: 'who-else',
      title: 'Who else gets access',
      blocks: [
        'I pass data on only where the work can’t be done without it:',
        [
          'providers of hosting, email and backups for the site {{host}}',
          'my accountant and bank, for invoices and payments',
          'Google (Analytics and Tag Manager), only with your consent to analytics',
          'Smartsupp, only with your consent to the chat',
          'the provider of a language model, if the site uses one: when you have a description or a project plan written or ask a question, it gets your answers about the project or the wording of the question. Contact details, email and web addresses, phone numbers, names of firms and names by which you introduce yourself are taken out first. Other names in the text are not recognised, so please leave them out',
          'a photographer, translator or other specialist you agreed to in the quote',
          'courts, authorities and lawyers, where the law requires it or a claim has to be made or defended',
        ],
        'Providers who process data for me have a contract under Art. 28 GDPR that lets them use it only on my instructions.',
      ],
    },
    {
      id: 'where',
      title: 'Where the data is',
      blocks: [
        'The website, database and backups are in the data centre of the hosting provider that runs the server behind {{host}}. Who that is, and in which country, is stated at the top of this page; if it isn’t there yet, I’ll tell you on request.',
        'The language model runs on its provider’s own servers. Who that is, and in which country, I’ll tell you on request.',
        'Outside the European Economic Area data is transferred only on the basis of a European Commission adequacy decision (Art. 45 GDPR), which includes the EU–US Data Privacy Framework, or of standard contractual clauses (Art. 46 GDPR). If you allow analytics, Google may process data in the USA on one of these bases. If you don’t consent, no data goes to Google. Write to me if you’d like a copy of the safeguards.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        [
          'to learn what data I hold about you and to get a copy',
          'to have wrong data corrected',
          'to have data deleted, unless the law requires me to keep it',
          'to have processing restricted while we settle a dispute about the data',
          'to receive data you gave me in a machine-readable form, or have it sent to someone else',
          'to withdraw consent at any time; what happened before then remains lawful',
        ],
        'Right to object: you may object at any time, on grounds relating to your situation, to processing based on my legitimate interest. I’ll stop unless I show compelling grounds or need the data for a legal claim. You may object to advertising without giving a reason.',
        'An email to {{mailbox}} is enough. A copy of your data or its deletion I arrange on request by email. I reply free of charge, within one month at the latest. For a complicated request I may extend that by two months and tell you why beforehand. If I’m not sure it’s you, I’ll ask for confirmation.',
      ],
    },
    {
      id: 'complaints',
      title: 'Where to complain',
      blocks: [
        'If something seems wrong, please write to me first; it’s usually quickest. You can also complain directly to a supervisory authority, where you live, where you work or where the breach happened:',
        [
          'Slovakia (my supervisory authority): Úrad na ochranu osobných údajov Slovenskej republiky, dataprotection.gov.sk',
          'Czechia: Úřad pro ochranu osobních údajů, uoou.gov.cz',
          'Denmark: Datatilsynet, datatilsynet.dk',
        ],
        'You also have the right to go to court.',
      ],
    },
    {
      id: 'security',
      title: 'How I protect data',
      blocks: [
        'The connection to the site is encrypted. Passwords are stored so that they can’t be read, and signing in is protected against guessing. Access to enquiries and documents is limited to people who need it. I back data up regularly and test restoring it. Forms are protected against robots without tracking people.',
        'If a breach put you at risk, I’d report it to the authority within 72 hours of learning of it. If the risk were high, I’d tell you too without undue delay, and what to do.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this document',
      blocks: [
        'When the way I handle data or the law changes, I change this text and state the new date. I email customers with a running project about important changes beforehand. Where consent is needed, I ask again. An older version I send on request.',
      ],
    },
  ],
};
