import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

type Props = {
  /** The draft of a mailed link is being loaded (C10). */
  isOpeningLink?: boolean;
};

/**
 * Placeholder of a step whose answers only this browser knows; without scripts it links to the first question. It fills
 * the window, so that what lies beneath does not move when the step comes.
 */
export function ResumeSkeleton({ isOpeningLink = false }: Props) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <div className="grid min-h-dvh content-start gap-6">
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton shape="heading" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </SkeletonGroup>
      <noscript>
        <p>
          {isOpeningLink ? `${t('configurator:keeping.scriptsOff')} ` : null}
          {t('configurator:scriptsOff.notice')}{' '}
          <a href={pathOf('configurator', language)}>{t('configurator:scriptsOff.startOver')}</a>
        </p>
      </noscript>
    </div>
  );
}
