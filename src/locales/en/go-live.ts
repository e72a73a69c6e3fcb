import type { Translated } from '../translated.ts';
import type { goLive as source } from '../sk/go-live.ts';

export const goLive: Translated<typeof source> = {
  meta: {
    title: 'Before you go live | {{brand}}',
    description: 'What is missing before the first customers visit.',
  },
  title: 'Before you go live',
  lead: 'While only you see the site, it shows sample content. On a live address samples are never shown, and sections without content disappear. This is still missing.',
  failedLoad: 'The list could not be loaded.',
  done: {
    title: 'Nothing is missing',
    text: 'Firm details, content, mail and backups are ready.',
  },
  notice: {
    title_one: '{{count}} thing is missing before you go live',
    title_other: '{{count}} things are missing before you go live',
    text: 'Some of it the law requires, some of it customers will look for.',
    action: 'See the list',
  },
  groups: {
    agency: 'Details the law requires',
    brand: 'Your brand',
    content: 'Content',
    operation: 'Operation',
  },
  needs: {
    legalForm: {
      name: 'Legal form',
      why: 'It has to be in the footer, in the terms and on documents. No quote can be sent without it.',
      how: 'Fill in under Firm details',
    },
    companyNumber: {
      name: 'Company number',
      why: 'It has to be on the site, in emails and on every document.',
      how: 'Fill in under Firm details',
    },
    register: {
      name: 'Name of the register',
      why: 'The law asks where you are registered. No quote can be sent without it.',
      how: 'Fill in under Firm details',
    },
    registerEntry: {
      name: 'Number in the register',
      why: 'It goes with the register on the site and on documents.',
      how: 'Fill in under Firm details',
    },
    taxNumber: {
      name: 'Tax number',
      why: 'An invoice is not complete without it.',
      how: 'Fill in under Firm details',
    },
    vatNumber: {
      name: 'VAT number',
      why: 'Whoever pays VAT states it on every document.',
      how: 'Fill in under Firm details',
    },
    supervisoryBody: {
      name: 'Supervisory body',
      why: 'The terms have to name it. At the moment there is a gap.',
      how: 'Fill in under Firm details',
    },
    hosting: {
      name: 'Hosting provider',
      why: 'The privacy policy has to say who stores the data and in which country.',
      how: 'Fill in under Firm details',
    },
    taxStatus: {
      name: 'VAT status',
      why: 'Without it the program does not know which tax to add, and sends no quote.',
      how: 'Set under quotes',
    },
    account: {
      name: 'Bank account',
      why: 'Customers would have nowhere to pay.',
      how: 'Set under quotes',
    },
    brandName: {
      name: 'Name',
      why: 'The site, emails and PDFs carry the name of the sample agency.',
      how: 'Change it in src/domain/brand.ts, then build the site again.',
    },
    brandPeople: {
      name: 'Person and address',
      why: 'Emails are signed by an invented person, or the site shows an invented address.',
      how: 'Change them in src/domain/brand.ts, then build the site again.',
    },
    brandNumbers: {
      name: 'Company and tax numbers',
      why: 'The site and documents show the numbers of the sample agency.',
      how: 'Change under Firm details',
    },
    brandAccount: {
      name: 'Account number',
      why: 'Payments would go to the account of the sample agency.',
      how: 'Change under quotes',
    },
    brandPhone: {
      name: 'Phone',
      why: 'Nobody reaches you on this number.',
      how: 'Change it in src/domain/brand.ts, then build the site again.',
    },
    brandMailboxes: {
      name: 'Email addresses and social media',
      why: 'Addresses under .example do not exist. Replies from customers would be lost.',
      how: 'Change them in src/domain/brand.ts, then build the site again.',
    },
    brandProducts: {
      name: 'Own products',
      why: 'The sample products are invented. They are not shown on a live address.',
      how: 'Change them in src/domain/brand.ts, then build the site again.',
    },
    logo: {
      name: 'Own logo',
      why: 'The site, emails and PDFs have the default logo.',
      how: 'Upload under Appearance',
    },
    references: {
      name: 'Real references',
      why: 'The samples are not shown on a live address, which leaves the home page without a word from customers.',
      how: 'See the references',
    },
    caseStudies: {
      name: 'Real case studies',
      why: 'The samples are not shown on a live address, and the page of projects leaves the menu.',
      how: 'Open case studies',
    },
    hosts: {
      name: 'Address of the site',
      why: 'Until the server knows its address, emails hold no links.',
      how: 'Set it by the variable SITE_HOSTS, for example en=yourdomain.com.',
    },
    mailServer: {
      name: 'Mail server',
      why: 'Emails are only written to files. Customers receive nothing.',
      how: 'Set up sending of emails',
    },
    vaultKey: {
      name: 'Key of the passwords',
      why: 'The key lies on the same disk as the data, and no backup holds it. If the disk fails, passwords cannot be read again.',
      how: 'Set it by the variable VAULT_KEY, and keep a copy apart from the backups.',
    },
    backupSchedule: {
      name: 'Regular backups',
      why: 'Backups are made by command only. If you forget it, there is nothing to restore.',
      how: 'Set it by the variable BACKUP_SCHEDULE, for example 03:00.',
    },
    backupProof: {
      name: 'Proof of a backup',
      why: 'No backup has been restored for proof yet. It happens by itself after the first nightly backup.',
      how: 'See the system health',
    },
  },
};
