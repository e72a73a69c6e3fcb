import type { FunctionComponent } from 'react';
import type { Service } from '#domain/catalogue/services.ts';
import { BookingIcon, CalculatorIcon, LocationIcon } from '../../ui/icons/features.tsx';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { AutomationIcon, TrustIcon } from '../../ui/icons/objectives.tsx';
import { RedesignIcon, WebsiteIcon } from '../../ui/icons/service-types.tsx';

const icons: Record<Service, FunctionComponent<IconProps>> = {
  'tvorba-webu': WebsiteIcon,
  'webove-stranky': BookingIcon,
  'web-development': RedesignIcon,
  'web-aplikacie': CalculatorIcon,
  'web-apps': AutomationIcon,
  'seo-marketing': LocationIcon,
  'maintenance-support': TrustIcon,
};

type Props = IconProps & { service: Service };

/** Pictogram of a service. */
export function ServiceIcon({ service, ...icon }: Props) {
  const Icon = icons[service];
  return <Icon {...icon} />;
}
