import { askedWords } from '../../cs/content/asked-words.ts';
import { faq } from '../../cs/content/faq.ts';
import { serviceCards } from '../../cs/content/service-cards.ts';
import { service as maintenanceSupport } from '../../cs/content/services/maintenance-support.ts';
import { service as seoMarketing } from '../../cs/content/services/seo-marketing.ts';
import { service as tvorbaWebu } from '../../cs/content/services/tvorba-webu.ts';
import { service as webAplikacie } from '../../cs/content/services/web-aplikacie.ts';
import { service as webApps } from '../../cs/content/services/web-apps.ts';
import { service as webDevelopment } from '../../cs/content/services/web-development.ts';
import { service as weboveStranky } from '../../cs/content/services/webove-stranky.ts';
import type { AskedContent } from '../content.ts';

/** What the question box answers from (A6). */
export const askedContent: AskedContent = {
  askedWords,
  faq,
  serviceCards,
  services: {
    'tvorba-webu': tvorbaWebu,
    'webove-stranky': weboveStranky,
    'web-development': webDevelopment,
    'web-aplikacie': webAplikacie,
    'web-apps': webApps,
    'seo-marketing': seoMarketing,
    'maintenance-support': maintenanceSupport,
  },
};
