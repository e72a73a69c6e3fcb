import { askedWords } from '../../da/content/asked-words.ts';
import { faq } from '../../da/content/faq.ts';
import { serviceCards } from '../../da/content/service-cards.ts';
import { service as maintenanceSupport } from '../../da/content/services/maintenance-support.ts';
import { service as seoMarketing } from '../../da/content/services/seo-marketing.ts';
import { service as tvorbaWebu } from '../../da/content/services/tvorba-webu.ts';
import { service as webAplikacie } from '../../da/content/services/web-aplikacie.ts';
import { service as webApps } from '../../da/content/services/web-apps.ts';
import { service as webDevelopment } from '../../da/content/services/web-development.ts';
import { service as weboveStranky } from '../../da/content/services/webove-stranky.ts';
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
