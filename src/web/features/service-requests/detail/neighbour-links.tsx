import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../../../ui/icons/arrows.tsx';
import { useNeighbours } from './use-neighbours.ts';

type Props = { id: string };

const signs = { previous: ArrowLeftIcon, next: ArrowRightIcon } as const;
const keys = { previous: 'k', next: 'j' } as const;

/** The ways to the requests before and after this one in the list that was open last (G10). */
export function NeighbourLinks({ id }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const neighbours = useNeighbours(id);
  if (neighbours.previous === null && neighbours.next === null) return null;
  return (
    <nav aria-label={t('serviceRequests:detail.neighbours.label')} className="ms-auto -me-3 flex gap-1">
      {(['previous', 'next'] as const).map((side) => {
        const target = neighbours[side];
        const Sign = signs[side];
        const name = t(`serviceRequests:detail.neighbours.${side}`);
        return (
          <a
            key={side}
            className={buttonClass({ size: 'sm', variant: 'quiet' })}
            aria-label={name}
            aria-keyshortcuts={keys[side]}
            title={name}
            {...(target === null
              ? { role: 'link', 'aria-disabled': true }
              : { href: pathOf('adminRequest', language, { id: target }), 'data-shortcut': side })}
          >
            <Sign size={20} />
          </a>
        );
      })}
    </nav>
  );
}
