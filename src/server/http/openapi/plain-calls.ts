import { contentPicturePath } from '#contract/content/content.ts';
import { attachmentFilePath, attachmentPreviewPath, attachmentUploadsPath } from '#contract/attachments.ts';
import { calendarFeedPath } from '#contract/projects/calendar.ts';
import { estimatePdfPath } from '#contract/estimates.ts';
import { inboundMailSourcePath } from '#contract/mail/inbound-mail.ts';
import { livePath, ownLivePath } from '#contract/live.ts';
import { subjectCopyPath } from '#contract/personal-data/subject-requests.ts';
import { exportFilePath } from '#contract/portal/own-data.ts';
import { customerDocumentPath, paymentRequestPdfPath } from '#contract/payments/payment-page.ts';
import { quotesCsvPath } from '#contract/quotes/quote-list.ts';
import { privateQuotePdfPath, privateQuoteRecordPath } from '#contract/quotes/private-quote.ts';
import { evidenceFilePath, sealedQuotePath } from '#contract/quotes/quote-answers.ts';
import { quoteRecordPath, quoteRecordPdfPath } from '#contract/quotes/quote-answers.ts';
import { quotePdfPath } from '#contract/quotes/quotes.ts';
import { keyedPicturePath, officeReferencePicturePath, sitePicturePath } from '#contract/projects/references.ts';
import { sealCertificatesPath } from '#contract/quotes/seal-certificates-path.ts';
import { requestsCsvPath } from '#contract/service-requests/service-requests.ts';
import { monthZipPath } from '#contract/tax-documents/month.ts';
import { taxDocumentFilePath } from '#contract/tax-documents/tax-documents.ts';
import { prdMarkdownPath, prdPdfPath } from '#contract/writing.ts';
import type { PlainCall } from './plain-call.ts';
import { projectFileCalls } from './project-file-calls.ts';

const uploadErrors = [
  'csrf-token-invalid',
  'too-many-requests',
  'malformed-body',
  'unsupported-media-type',
  'attachment-type',
  'attachment-too-large',
  'attachment-unreadable',
  'attachment-busy',
  'files-unavailable',
] as const;

/** Calls that return no JSON of the contract; they are served by their own code. */
export const plainCalls: readonly PlainCall[] = [
  {
    path: estimatePdfPath,
    name: 'getEstimatePdf',
    summary: 'An estimate as a PDF; its key in place of the id adds what the visitor has written',
    type: 'application/pdf',
    errors: ['not-found', 'too-many-requests'],
  },
  {
    path: requestsCsvPath,
    name: 'exportServiceRequests',
    summary: 'The requests that a filter leaves, as comma-separated values; the query is that of the list',
    type: 'text/csv',
    errors: ['invalid-input', 'too-many-requests'],
    permission: 'read-service-requests',
  },
  {
    path: quotesCsvPath,
    name: 'exportQuotes',
    summary: 'The quotes that a filter leaves, as comma-separated values; the query is that of the list',
    type: 'text/csv',
    errors: ['invalid-input', 'too-many-requests'],
    permission: 'manage-quotes',
  },
  {
    path: calendarFeedPath,
    name: 'getCalendarFile',
    summary: 'The calendar of a person of the agency in the iCalendar format, for whoever has its secret address',
    type: 'text/calendar',
    errors: ['not-found', 'too-many-requests'],
  },
  {
    path: livePath,
    name: 'hearLiveEvents',
    summary:
      'What happens in the back office while it happens, as server-sent events; `start` says whether anything has since the `since` of a page',
    type: 'text/event-stream',
    errors: ['too-many-requests'],
    permission: 'open-back-office',
  },
  {
    path: ownLivePath,
    name: 'hearOwnLiveEvents',
    summary:
      'What happens to one’s own requests and projects while it happens, as server-sent events; `start` says whether anything has since the `since` of a page',
    type: 'text/event-stream',
    errors: ['too-many-requests'],
    permission: 'open-portal',
  },
  {
    path: prdPdfPath,
    name: 'getPrdPdf',
    summary: 'A product requirements document as a PDF',
    type: 'application/pdf',
    errors: ['not-found', 'too-many-requests'],
  },
  {
    path: prdMarkdownPath,
    name: 'getPrdMarkdown',
    summary: 'A product requirements document as Markdown',
    type: 'text/markdown',
    errors: ['not-found', 'too-many-requests'],
  },
  {
    path: quotePdfPath,
    name: 'getQuotePdf',
    summary: 'A quote as a PDF: a draft as it would be sent now, else the document that was sent',
    type: 'application/pdf',
    errors: ['not-found', 'too-many-requests'],
    permission: 'manage-quotes',
  },
  {
    path: sealedQuotePath,
    name: 'getSealedQuote',
    summary: 'The sealed PDF of a signed quote, as both sides have it',
    type: 'application/pdf',
    errors: ['not-found'],
    permission: 'manage-quotes',
  },
  {
    path: evidenceFilePath,
    name: 'getEvidenceFile',
    summary: 'The file that an acceptance on behalf relies on, as it was uploaded',
    type: 'application/octet-stream',
    errors: ['not-found'],
    permission: 'manage-quotes',
  },
  {
    path: privateQuotePdfPath,
    name: 'getPrivateQuotePdf',
    summary:
      'A sent quote as a PDF by its private link, with the options that the query chooses; the sealed one once there is one',
    type: 'application/pdf',
    errors: ['not-found', 'quote-superseded', 'quote-withdrawn', 'too-many-requests', 'invalid-input'],
  },
  {
    path: paymentRequestPdfPath(':key', ':id'),
    name: 'getPaymentRequestPdf',
    summary: 'A request for money as a PDF, by the key that opens its quote',
    type: 'application/pdf',
    errors: ['not-found', 'quote-superseded', 'quote-withdrawn', 'too-many-requests'],
  },
  {
    path: customerDocumentPath(':key', ':id', 'pdf'),
    name: 'getCustomerDocumentPdf',
    summary: 'The sealed PDF of a tax document, by the key that opens its quote; not found until it is sealed',
    type: 'application/pdf',
    errors: ['not-found', 'quote-superseded', 'quote-withdrawn', 'too-many-requests'],
  },
  {
    path: customerDocumentPath(':key', ':id', 'xml'),
    name: 'getCustomerDocumentXml',
    summary: 'The structured invoice of a tax document (UBL), by the key that opens its quote',
    type: 'application/xml',
    errors: ['not-found', 'quote-superseded', 'quote-withdrawn', 'too-many-requests'],
  },
  {
    path: taxDocumentFilePath(':id', 'pdf'),
    name: 'getTaxDocumentPdf',
    summary: 'The sealed PDF of a tax document, not found until it is sealed; of a draft a preview',
    type: 'application/pdf',
    errors: ['not-found', 'too-many-requests'],
    permission: 'read-documents',
  },
  {
    path: taxDocumentFilePath(':id', 'xml'),
    name: 'getTaxDocumentXml',
    summary: 'The structured invoice of a tax document (UBL)',
    type: 'application/xml',
    errors: ['not-found', 'too-many-requests'],
    permission: 'read-documents',
  },
  {
    path: monthZipPath,
    name: 'getMonthZip',
    summary: 'Documents, payments and open items of a `month` (YYYY-MM) for the bookkeeper, as a ZIP',
    type: 'application/zip',
    errors: ['invalid-input', 'too-many-requests'],
    permission: 'read-documents',
  },
  {
    path: subjectCopyPath,
    name: 'getSubjectCopy',
    summary: 'A copy of the data of whoever an entry of the register is about, as a ZIP',
    type: 'application/zip',
    errors: ['not-found'],
    permission: 'manage-customers',
  },
  {
    path: exportFilePath,
    name: 'getDataExport',
    summary: 'A copy of one’s data as a ZIP: by its id for whose it is, by the mailed secret for whoever has it',
    type: 'application/zip',
    errors: ['not-found', 'link-invalid', 'too-many-requests'],
  },
  {
    path: sitePicturePath,
    name: 'getReferencePicture',
    summary: 'The picture of a reference that the site shows',
    type: 'image/webp',
    errors: ['not-found', 'too-many-requests'],
  },
  {
    path: contentPicturePath,
    name: 'getContentPicture',
    summary: 'A picture of the site’s content; one that no page shows yet is for administrators',
    type: 'image/webp',
    errors: ['not-found', 'sign-in-required', 'access-denied', 'second-factor-required'],
  },
  {
    path: keyedPicturePath,
    name: 'getOwnReferencePicture',
    summary: 'The picture of a reference, by the key that opens it',
    type: 'image/webp',
    errors: ['not-found', 'too-many-requests'],
  },
  {
    path: officeReferencePicturePath,
    name: 'getOfficeReferencePicture',
    summary: 'The picture of any reference',
    type: 'image/webp',
    errors: ['not-found', 'too-many-requests'],
    permission: 'manage-projects',
  },
  {
    path: sealCertificatesPath,
    name: 'getSealCertificates',
    summary: 'The certificates that signed quotes were ever sealed with, newest first',
    type: 'application/x-pem-file',
    errors: ['too-many-requests'],
  },
  {
    path: quoteRecordPath,
    name: 'getQuoteRecord',
    summary: 'The record of a quote as canonical JSON: every entry with its hash, and what proves the signature',
    type: 'application/json',
    errors: ['not-found', 'too-many-requests'],
    permission: 'manage-quotes',
  },
  {
    path: quoteRecordPdfPath,
    name: 'getQuoteRecordPdf',
    summary: 'The record of a quote as a PDF in its language',
    type: 'application/pdf',
    errors: ['not-found', 'too-many-requests'],
    permission: 'manage-quotes',
  },
  {
    path: privateQuoteRecordPath,
    name: 'getPrivateQuoteRecord',
    summary: 'The part of a quote’s record that concerns its recipient, by the private link',
    type: 'application/json',
    errors: ['not-found', 'quote-superseded', 'quote-withdrawn', 'too-many-requests'],
  },
  {
    path: attachmentUploadsPath,
    method: 'post',
    name: 'announceAttachment',
    summary:
      'Announce a file by tus 1.0.0; the answer names where PATCH sends its bytes and HEAD asks how many have come',
    status: '201',
    errors: [...uploadErrors, 'attachment-too-many'],
  },
  {
    path: `${attachmentUploadsPath}/:upload`,
    method: 'patch',
    name: 'sendAttachmentPart',
    summary: 'Send bytes of a file by tus 1.0.0; with the last ones it is looked into and kept',
    status: '204',
    errors: [...uploadErrors, 'attachment-too-many', 'attachment-unsafe', 'not-found', 'changed-meanwhile'],
  },
  {
    path: attachmentFilePath,
    name: 'getAttachmentFile',
    summary: 'A file of a request',
    type: '*/*',
    errors: ['not-found'],
    permission: 'read-service-requests',
  },
  {
    path: attachmentPreviewPath,
    name: 'getAttachmentPreview',
    summary: 'A small picture of a picture of a request',
    type: 'image/webp',
    errors: ['not-found'],
    permission: 'read-service-requests',
  },
  ...projectFileCalls,
  {
    path: inboundMailSourcePath,
    name: 'getInboundMailSource',
    summary: 'A mail that came in, as it came',
    type: 'message/rfc822',
    errors: ['not-found'],
    permission: 'read-service-requests',
  },
  { path: '/api/health', name: 'getHealth', summary: 'The process lives', type: 'application/json', errors: [] },
  { path: '/api/ready', name: 'getReady', summary: 'The database answers', type: 'application/json', errors: [] },
  { path: '/api/openapi.json', name: 'getOpenApi', summary: 'This document', type: 'application/json', errors: [] },
  { path: '/api/docs', name: 'getDocs', summary: 'This document as a page', type: 'text/html', errors: [] },
];
