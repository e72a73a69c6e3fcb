import { askedWords } from '../../sk/content/asked-words.ts';
import { faq } from '../../sk/content/faq.ts';
import { serviceCards } from '../../sk/content/service-cards.ts';
import { service as maintenanceSupport } from '../../sk/content/services/maintenance-support.ts';
import { service as seoMarketing } from '../../sk/content/services/seo-marketing.ts';
import { service as tvorbaWebu } from '../../sk/content/services/tvorba-webu.ts';
import { service as webAplikacie } from '../../sk/content/services/web-aplikacie.ts';
import { service as webApps } from '../../sk/content/services/web-apps.ts';
import { service as webDevelopment } from '../../sk/content/services/web-development.ts';
import { service as weboveStranky } from '../../sk/content/services/webove-stranky.ts';
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
