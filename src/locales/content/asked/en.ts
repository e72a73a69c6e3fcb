import { askedWords } from '../../en/content/asked-words.ts';
import { faq } from '../../en/content/faq.ts';
import { serviceCards } from '../../en/content/service-cards.ts';
import { service as maintenanceSupport } from '../../en/content/services/maintenance-support.ts';
import { service as seoMarketing } from '../../en/content/services/seo-marketing.ts';
import { service as tvorbaWebu } from '../../en/content/services/tvorba-webu.ts';
import { service as webAplikacie } from '../../en/content/services/web-aplikacie.ts';
import { service as webApps } from '../../en/content/services/web-apps.ts';
import { service as webDevelopment } from '../../en/content/services/web-development.ts';
import { service as weboveStranky } from '../../en/content/services/webove-stranky.ts';
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
