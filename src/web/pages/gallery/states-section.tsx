import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { UndoIcon } from '#web/ui/icons/arrows.tsx';
import { MailIcon } from '#web/ui/icons/things.tsx';
import { Notice, type NoticeTone } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import type { Samples } from './sample-texts.ts';
import { Section } from './section.tsx';

const tones: readonly NoticeTone[] = ['info', 'success', 'warning', 'danger'];

type Props = { texts: Samples; scope: string };

/** Notices, nothing yet, on its way, failed. */
export function StatesSection({ texts }: Props) {
  return (
    <Section name="States">
      {tones.map((tone) => {
        const [title, text] = texts.notices[tone];
        return (
          <Notice
            key={tone}
            tone={tone}
            title={title}
            actions={tone === 'danger' && <Button size="sm">{texts.errors.retry}</Button>}
          >
            {text}
          </Notice>
        );
      })}
      <Notice>{texts.notices.info[1]}</Notice>
      <EmptyState
        title={texts.states.empty}
        text={texts.states.emptyText}
        icon={<MailIcon size={40} />}
        headingLevel={3}
        action={<Button variant="primary">{texts.states.emptyAction}</Button>}
      />
      <SkeletonGroup label={texts.states.loading}>
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton className="w-4/5" />
        <Skeleton shape="control" className="mt-2" />
        <Skeleton shape="block" />
      </SkeletonGroup>
      <ErrorState
        title={texts.errors.pageTitle}
        text={texts.errors.pageText}
        reference={texts.errors.reference}
        badge={<Badge tone="stopped">critical</Badge>}
        headingLevel={2}
        actions={
          <>
            <Button variant="primary" icon={<UndoIcon size={20} />}>
              {texts.errors.retry}
            </Button>
            <Button>{texts.buttons.quiet}</Button>
          </>
        }
      />
    </Section>
  );
}
