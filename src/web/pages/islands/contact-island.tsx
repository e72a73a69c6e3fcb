import { ContactForm } from '../../features/contact/contact-form.tsx';

/** What answers on the contact page: its form (E1). */
export const ContactIsland = ContactForm;
