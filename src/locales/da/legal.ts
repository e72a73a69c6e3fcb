import type { Translated } from '../translated.ts';
import type { legal as reference } from '../sk/legal.ts';

export const legal: Translated<typeof reference> = {
  contents: 'Indhold',
  provider: {
    title: 'Oplysninger om leverandøren',
    name: 'Leverandør',
    legalForm: 'Virksomhedsform',
    address: 'Adresse',
    companyNumber: 'Virksomhedsnr. (IČO)',
    taxNumber: 'Skattenr. (DIČ)',
    vatNumber: 'Momsnr.',
    register: 'Registreret hos',
    supervisoryBody: 'Tilsynsmyndighed',
    hosting: 'Hvor data ligger',
    email: 'E-mail',
    phone: 'Telefon',
  },
  effective: 'Gælder fra 1. januar 2025',
};
