import { Fragment, type ReactNode } from 'react';
import type {
  DecisionOnHandover,
  HandoverMark,
  HandoverPicture,
  MilestoneHandover,
} from '#contract/projects/handovers.ts';
import { formatDay } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { MarkList } from './mark-list.tsx';
import type { PictureAddress } from './picture-addresses.ts';
import { PinnedPicture } from './pinned-picture.tsx';

export type VersionProps = {
  handover: MilestoneHandover;
  /** The hand-over before it, whose pictures it is compared with. */
  earlier?: MilestoneHandover | undefined;
  /** Of the project. */
  language: Language;
  addressOf: PictureAddress;
  renderTick?: (mark: HandoverMark) => ReactNode;
  /** Draws a picture in another way, such as one that takes marks. */
  renderPicture?: (picture: HandoverPicture) => ReactNode;
};

/** What was handed over at once: words, link, pictures with the marks on them, and the marks as a list (I7). */
export function HandoverVersion(props: VersionProps) {
  const { handover, earlier, language, addressOf, renderTick, renderPicture } = props;
  const { text, link, pictures, marks } = handover;
  const t = useTexts();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {text === '' ? null : (
        <p lang={language} className="max-w-prose whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {link === '' ? null : (
        <a
          href={link}
          target="_blank"
          rel="noreferrer noopener"
          className="justify-self-start py-1 wrap-anywhere pointer-coarse:py-2.5"
        >
          {t('projectApprovals:version.link')}
        </a>
      )}
      {pictures.map((picture) => (
        <div key={picture.id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {renderPicture?.(picture) ?? <PinnedPicture picture={picture} addressOf={addressOf} marks={marks} />}
          <Comparison n={picture.n} earlier={earlier} addressOf={addressOf} />
        </div>
      ))}
      <MarkList handover={handover} {...(renderTick && { renderTick })} />
    </div>
  );
}

type ComparisonProps = Pick<VersionProps, 'earlier' | 'addressOf'> & { n: number };

/** The picture that stood at the same place in the hand-over before, with the marks that were put on it. */
function Comparison({ n, earlier, addressOf }: ComparisonProps) {
  const t = useTexts();
  const before = earlier?.pictures.find((picture) => picture.n === n);
  if (!earlier || !before) return null;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
        {t('projectApprovals:pictures.compare', { n: earlier.n })}
      </summary>
      <div className="mt-2 border-s-2 border-edge ps-3 sm:ps-5">
        <PinnedPicture picture={before} addressOf={addressOf} marks={earlier.marks} />
      </div>
    </details>
  );
}

/** Number of a hand-over, when it was given, and what was decided on it. */
export function VersionTitle({ handover }: Pick<VersionProps, 'handover'>) {
  const t = useTexts();
  // Of who reads, as the words around the days are.
  const { language } = usePage();
  const { n, at, decision } = handover;
  const facts = [
    t('projectApprovals:version.handedOver', { date: formatDay(at, language) }),
    decision
      ? t(`projectApprovals:version.${decision.to}`, { date: formatDay(decision.at, language) })
      : t('projectApprovals:version.waiting'),
    ...(decision ? [t(`projectApprovals:version.by.${deciderOf(decision)}`, { name: decision.name ?? '' })] : []),
  ];
  return (
    <>
      <strong className="me-2">{t('projectApprovals:version.title', { n })}</strong>
      {/* Each breaks as a whole, without a sign between them that could end a line. */}
      {facts.map((fact) => (
        <Fragment key={fact}>
          {' '}
          <span className="figures me-2 inline-block text-sm text-muted">{fact}</span>
        </Fragment>
      ))}
    </>
  );
}

const deciderOf = ({ by, name }: DecisionOnHandover): 'named' | 'customer' | 'admin' =>
  name !== null ? 'named' : by === 'customer' ? 'customer' : 'admin';
