import type { ServiceType } from '../configurator/answers.ts';
import type { Service } from './services.ts';

/** What a visitor of a service's page most likely wants built; a service that builds nothing chooses nothing. */
export const serviceToConfigure: Partial<Record<Service, ServiceType>> = {
  'tvorba-webu': 'website',
  'webove-stranky': 'website',
  'web-development': 'website-redesign',
  'web-aplikacie': 'web-app',
  'web-apps': 'web-app',
};
