import type { Material } from '#contract/projects/project-material.ts';
import { type MaterialStatus, isNotGiven } from '#domain/projects/material/material-status.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

const tones: Record<MaterialStatus, BadgeTone> = {
  owed: 'waiting',
  sent: 'active',
  accepted: 'done',
  asked_again: 'stopped',
};

type Props = Pick<Material, 'status'> & {
  /** Whether the project goes on. */
  isOpen: boolean;
};

/** How it stands with a thing that is owed, in words; in a project that is over nothing is owed any more. */
export function MaterialBadge({ status, isOpen }: Props) {
  const t = useTexts();
  if (isNotGiven(status, { isOpen })) return <Badge>{t('projectMaterial:notGiven')}</Badge>;
  return <Badge tone={tones[status]}>{t(`projectMaterial:statuses.${status}`)}</Badge>;
}
