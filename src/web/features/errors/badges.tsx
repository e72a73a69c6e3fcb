import type { Severity } from '#domain/errors/codes.ts';
import type { ErrorReportState } from '#domain/errors/report.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const toneOfSeverity: Record<Severity, BadgeTone> = {
  critical: 'stopped',
  high: 'waiting',
  medium: 'neutral',
  low: 'neutral',
};

type SeverityProps = { severity: Severity };

/** Severity of an error. */
export function SeverityBadge({ severity }: SeverityProps) {
  const t = useTexts();
  return <Badge tone={toneOfSeverity[severity]}>{t(`errorReports:severities.${severity}`)}</Badge>;
}

/** Ink for groups that need a decision. */
const toneOfState: Record<ErrorReportState, BadgeTone> = { open: 'active', resolved: 'done', muted: 'neutral' };

type StateProps = { state: ErrorReportState };

/** State of an error: what was decided about it. */
export function StateBadge({ state }: StateProps) {
  const t = useTexts();
  return <Badge tone={toneOfState[state]}>{t(`errorReports:states.${state}`)}</Badge>;
}
