import type { RequestService } from '#domain/service-requests/request-service.ts';
import type { TextKey } from './text-key.ts';

/** The text that names what a request is for, the same on screen, in mails and in exports. */
export function serviceNameKey(service: RequestService): TextKey {
  switch (service) {
    case 'calculator':
    case 'automation':
    case 'erp':
      return `contact:services.${service}`;
    default:
      return `configurator:serviceTypes.${service}.name`;
  }
}
