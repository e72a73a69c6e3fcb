import type { Translated } from '../translated.ts';
import type { errors as reference } from '../sk/errors.ts';

export const errors: Translated<typeof reference> = {
  codes: {
    'invalid-input': 'Nogle af oplysningerne er ikke rigtige. Tjek de markerede felter.',
    'malformed-body': 'Oplysningerne nåede ikke rigtigt frem. Genindlæs siden, og prøv igen.',
    'sign-in-required': 'Log ind først.',
    'wrong-credentials': 'Forkert brugernavn eller adgangskode',
    'csrf-token-invalid': 'Formularen er udløbet (CSRF). Prøv igen.',
    'access-denied': 'Det har du ikke adgang til.',
    'foreign-origin': 'Formularen blev sendt fra en anden hjemmeside. Åbn den igen her hos mig.',
    'not-found': 'Det kunne ikke findes.',
    'idempotency-key-reused': 'Formularen er allerede sendt med andre oplysninger. Genindlæs siden, og send den igen.',
    'setup-link-invalid': 'Linket gælder ikke længere. Genstart serveren, så skriver den et nyt.',
    'body-too-large': 'Det er for meget på én gang. Gør projektbeskrivelsen kortere.',
    'unsupported-media-type': 'Jeg kan ikke modtage data i det format.',
    'sent-too-fast': 'Det gik for hurtigt. Prøv igen om et par sekunder.',
    'too-many-requests': 'For mange forsøg. Prøv igen om lidt.',
    'internal-error': 'Der opstod en fejl. Prøv igen.',
    'database-unavailable': 'Databasen svarer ikke lige nu. Intet er gået tabt. Prøv igen om lidt.',
  },
  network: { title: 'Problem med forbindelsen', text: 'Tjek din internetforbindelse, og prøv igen.' },
  generic: { title: 'Der opstod en fejl', text: 'Noget gik galt. Prøv igen.' },
  errorId: 'Fejlnummer: {{id}}',
  page: {
    title: 'Siden kunne ikke indlæses',
    text: 'Prøv at genindlæse den. Hjælper det ikke, så skriv til mig, og oplys fejlnummeret.',
  },
  pdf: 'PDF-filen kunne ikke laves. Prøv igen.',
  submit: 'Forespørgslen blev ikke sendt. Dine svar er gemt. Prøv igen.',
  generate: 'Prisen kunne ikke beregnes. Prøv igen.',
};
