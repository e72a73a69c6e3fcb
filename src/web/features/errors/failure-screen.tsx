import type { ReactNode } from 'react';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlumbLine } from '../../ui/plumb-line.tsx';
import type { Caught } from './failure-boundary.tsx';

type Props = {
  caught: Caught;
  title: string;
  /** 2 where the page around it has a heading. */
  headingLevel?: 1 | 2;
  language: Language;
  badge?: ReactNode;
  /** Further actions, beside retry, reload and home. */
  actions: ReactNode;
};

/**
 * Fallback of an error boundary: what to do now, and the id to quote (J5, spec §8). It is part of every page and uses
 * only the texts of the area `common`, so that it needs no file that may be missing.
 */
export function FailureScreen({ caught, title, headingLevel = 1, language, badge, actions }: Props) {
  const t = useTexts();
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert">
      <PlumbLine hasBob className="py-24">
        {badge}
        <Heading ref={focusHeading} tabIndex={-1} className="hang text-3xl">
          {title}
        </Heading>
        <p className="mt-4 max-w-prose text-lg text-muted">{t('common:failure.text')}</p>
        <p className="figures mt-4 text-sm text-muted">{t('common:errorId', { id: caught.id })}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button variant="primary" onClick={caught.retry}>
            {t('common:actions.retry')}
          </Button>
          <Button onClick={() => location.reload()}>{t('common:actions.reload')}</Button>
          <ButtonLink to={pathOf('home', language)}>{t('common:actions.goHome')}</ButtonLink>
          {actions}
        </div>
      </PlumbLine>
    </div>
  );
}

/** Ref of the heading: screen readers and the keyboard continue from it. */
const focusHeading = (heading: HTMLHeadingElement | null): void => heading?.focus();
