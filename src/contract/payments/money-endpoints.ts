import type { Endpoint } from '../endpoint.ts';
import * as bankImports from '../bank-imports.ts';
import * as payments from './payments.ts';
import * as recurring from '../tax-documents/recurring-invoices.ts';
import * as delivery from '../tax-documents/document-delivery.ts';
import * as month from '../tax-documents/month.ts';
import * as documents from '../tax-documents/tax-documents.ts';

/** Calls about payments, tax documents and bank files, by their groups (J2). */
export const moneyEndpoints = {
  Payments: {
    listPaymentRequests: payments.listPaymentRequests,
    sumPayments: payments.sumPayments,
    getPaymentRequest: payments.getPaymentRequest,
    requestPayment: payments.requestPayment,
    cancelPaymentRequest: payments.cancelPaymentRequest,
    rejectClaim: payments.rejectClaim,
    changeReminders: payments.changeReminders,
    listPayments: payments.listPayments,
    readLedger: payments.readLedger,
    bookPayment: payments.bookPayment,
    undoPayment: payments.undoPayment,
    refundPayment: payments.refundPayment,
    spendCredit: payments.spendCredit,
  },
  'Tax documents': {
    listTaxDocuments: documents.listTaxDocuments,
    listAdvancesToDocument: documents.listAdvancesToDocument,
    getTaxDocument: documents.getTaxDocument,
    countMonth: month.countMonth,
    createTaxDocument: documents.createTaxDocument,
    saveTaxDocument: documents.saveTaxDocument,
    deleteTaxDocument: documents.deleteTaxDocument,
    issueTaxDocument: documents.issueTaxDocument,
    listRecurringInvoices: recurring.listRecurringInvoices,
    startRecurringInvoice: recurring.startRecurringInvoice,
    changeRecurringInvoice: recurring.changeRecurringInvoice,
    mailTaxDocument: documents.mailTaxDocument,
    getDocumentDelivery: delivery.getDocumentDelivery,
    deliverDocument: delivery.deliverDocument,
    getEInvoiceSettings: delivery.getEInvoiceSettings,
    changeEInvoiceSettings: delivery.changeEInvoiceSettings,
  },
  'Bank files': {
    listBankImports: bankImports.listBankImports,
    readBankFile: bankImports.readBankFile,
    listBankEntries: bankImports.listBankEntries,
    bookMatched: bankImports.bookMatched,
    bookEntry: bankImports.bookEntry,
    setBankEntryState: bankImports.setBankEntryState,
    findPayableRequests: bankImports.findPayableRequests,
    listBankProfiles: bankImports.listBankProfiles,
    saveBankProfile: bankImports.saveBankProfile,
    deleteBankProfile: bankImports.deleteBankProfile,
  },
} as const satisfies Record<string, Record<string, Endpoint>>;
