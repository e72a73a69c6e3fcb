import { serviceTypes } from '../configurator/answers.ts';

/** What a request can be for: the configurator's services, and those that only the contact form offers (spec §3). */
export const requestServices = [...serviceTypes, 'calculator', 'automation', 'erp'] as const;
export type RequestService = (typeof requestServices)[number];
