import type { Material } from '#contract/projects/project-material.ts';
import type { MaterialStatus } from '#domain/projects/material/material-status.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

const tones: Record<MaterialStatus, BadgeTone> = {
  owed: 'waiting',
  sent: 'active',
  accepted: 'done',
  asked_again: 'stopped',
};

/** How it stands with a thing that is owed, in words. */
export function MaterialBadge({ status }: Pick<Material, 'status'>) {
  const t = useTexts();
  return <Badge tone={tones[status]}>{t(`projectMaterial:statuses.${status}`)}</Badge>;
}
