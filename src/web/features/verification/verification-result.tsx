import type { VerifiedDocument, VerifyState } from '#contract/quotes/verify.ts';
import { exactTime } from '../../lib/time/relative-time.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { type Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { Notice, type NoticeTone } from '../../ui/notice.tsx';

type Props = {
  verified: VerifiedDocument;
  /** It appears after an action on the page, which moves the focus here. */
  isNew: boolean;
};

const toneOf: Record<VerifyState, NoticeTone> = {
  intact: 'success',
  changed: 'danger',
  open: 'info',
  superseded: 'warning',
  declined: 'info',
  expired: 'warning',
  withdrawn: 'warning',
  voided: 'warning',
  unknown: 'warning',
};

/** What was found out about a document: one sentence, what follows, and the figures to compare (H5). */
export function VerificationResult({ verified, isNew }: Props) {
  const t = useTexts();
  const words = wordsOf(verified);
  const { found } = verified;
  return (
    <section
      ref={isNew ? show : undefined}
      tabIndex={-1}
      aria-label={t('verification:result')}
      className="grid max-w-3xl scroll-mt-6 gap-5"
    >
      <Notice tone={toneOf[found.state]} title={t(`verification:states.${words}.title`)}>
        {t(`verification:states.${words}.text`)}
      </Notice>
      <Facts verified={verified} />
    </section>
  );
}

/** Ref of a new result: it is read aloud and in sight. */
function show(section: HTMLElement | null): void {
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'nearest' });
}

/** A code says that the record is intact, a file that it is the very document; the same holds for what was changed. */
function wordsOf({ isFile, found: { state, fingerprint } }: VerifiedDocument) {
  if (state === 'intact') return isFile ? 'intactFile' : 'intact';
  if (state === 'changed') return fingerprint === null ? 'changed' : 'changedFile';
  return state;
}

function Facts({ verified: { found } }: { verified: VerifiedDocument }) {
  const t = useTexts();
  const { language } = usePage();
  const time = (at: number | null) => (at === null ? null : <time className="figures">{exactTime(at, language)}</time>);
  const fingerprint = (text: string | null) => text && <code className="figures text-sm break-all">{text}</code>;
  const isWaiting = found.signedAt !== null && found.sealedAt === null;
  const items = [
    { id: 'signed', term: t('verification:facts.signedAt'), detail: time(found.signedAt) },
    {
      id: 'sealed',
      term: t('verification:facts.sealedAt'),
      detail: isWaiting ? t('verification:facts.notSealed') : time(found.sealedAt),
    },
    { id: 'stamped', term: t('verification:facts.timestampedAt'), detail: time(found.timestampedAt) },
    { id: 'fingerprint', term: t('verification:facts.fingerprint'), detail: fingerprint(found.fingerprint) },
    { id: 'certificate', term: t('verification:facts.certificate'), detail: fingerprint(found.certificate) },
  ] satisfies Definition[];
  const shown = items.filter(({ detail }) => detail !== null);
  return shown.length === 0 ? null : <DefinitionList items={shown} />;
}
