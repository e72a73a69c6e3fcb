import { contactLimits } from '#domain/contact/contact-details.ts';

/** Attributes of the inputs for contact details: name, autofill, limit (C6, E1). */
export const contactInputs = {
  name: { id: 'name', name: 'name', autoComplete: 'name', maxLength: contactLimits.name },
  email: { id: 'email', name: 'email', type: 'email', autoComplete: 'email', maxLength: contactLimits.email },
  phone: { id: 'phone', name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: contactLimits.phone },
  company: { id: 'company', name: 'company', autoComplete: 'organization', maxLength: contactLimits.company },
} as const;
