import type { Translated } from '../translated.ts';
import type { approvalRecord as reference } from '../sk/approval-record.ts';

export const approvalRecord: Translated<typeof reference> = {
  title: 'Record of approval',
  fileName: 'approval',
  approvedOn: 'Approved {{time}}',
  lead: 'This record says what was handed over and who approved it. It was made at the moment of approval and has not changed since. Times are in the {{zone}} time zone.',
  approved: 'Approved version {{n}}',
  version: 'Earlier version {{n}}',
  handedOver: 'Handed over',
  text: 'What is ready',
  link: 'Link',
  decision: 'Decision',
  reason: 'What to change',
  decisions: { approved: 'Approved {{time}}', changes_requested: 'Changes requested {{time}}' },
  facts: {
    title: 'Approval',
    project: 'Project',
    milestone: 'Milestone',
    description: 'Description',
    customer: 'Customer',
    at: 'Time of approval',
    by: 'Approved by',
    note: 'Based on',
    released: 'Payment released',
    onBehalf: 'recorded by the supplier on behalf of the customer',
    unnamed: 'the customer',
    nothing: 'none',
    sum: '{{sum}} under quote {{number}}',
  },
};
