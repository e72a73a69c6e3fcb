import type { ComponentType } from 'react';

import * as arrows from '#web/ui/icons/arrows.tsx';
import * as features from '#web/ui/icons/features.tsx';
import type { IconProps } from '#web/ui/icons/icon.tsx';
import * as objectives from '#web/ui/icons/objectives.tsx';
import * as serviceTypes from '#web/ui/icons/service-types.tsx';
import * as signs from '#web/ui/icons/signs.tsx';
import * as things from '#web/ui/icons/things.tsx';
import * as trades from '#web/ui/icons/trades.tsx';
import { Section } from './section.tsx';

const groups: readonly Record<string, ComponentType<IconProps>>[] = [
  trades,
  objectives,
  serviceTypes,
  features,
  arrows,
  signs,
  things,
];

/** The whole icon set at its working sizes. */
export function IconsSection() {
  return (
    <Section name="Icons">
      {groups.map((group) => (
        <div key={Object.keys(group).join()} className="gallery-icons">
          {Object.entries(group).map(([name, GalleryIcon]) => (
            <figure key={name}>
              <GalleryIcon size={40} />
              <GalleryIcon />
              <figcaption className="text-muted">{name.replace('Icon', '')}</figcaption>
            </figure>
          ))}
        </div>
      ))}
    </Section>
  );
}
