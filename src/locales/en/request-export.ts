import type { requestExport as reference } from '../sk/request-export.ts';
import type { Translated } from '../translated.ts';

export const requestExport: Translated<typeof reference> = {
  fileName: 'enquiries',
  yes: 'yes',
  no: 'no',
  columns: {
    number: 'Number',
    received: 'Received',
    changed: 'Last change',
    status: 'Status',
    priority: 'Priority',
    turn: 'Waiting on',
    due: 'Answer due',
    assignee: 'Assigned to',
    archived: 'Archived',
    source: 'Source',
    language: 'Language',
    title: 'Enquiry',
    service: 'Service',
    trade: 'Trade',
    customer: 'Customer',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    minimum: 'Estimate from',
    maximum: 'Estimate to',
    currency: 'Currency',
  },
};
