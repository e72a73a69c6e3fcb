import type { Translated } from '../translated.ts';
import type { legal as reference } from '../sk/legal.ts';

export const legal: Translated<typeof reference> = {
  contents: 'Contents',
  provider: {
    title: 'Supplier details',
    name: 'Supplier',
    legalForm: 'Legal form',
    address: 'Registered office',
    companyNumber: 'Company number (IČO)',
    taxNumber: 'Tax number (DIČ)',
    vatNumber: 'VAT number',
    register: 'Registered with',
    supervisoryBody: 'Supervisory body',
    hosting: 'Where data is stored',
    email: 'Email',
    phone: 'Phone',
  },
  effective: 'Effective from 1 January 2025',
};
