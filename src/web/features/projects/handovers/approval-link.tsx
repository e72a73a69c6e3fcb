import { useTexts } from '../../../lib/texts/use-texts.ts';

type Props = {
  address: string;
  /** Of the milestone. */
  title: string;
};

/** The record of an approved milestone to download (I7). */
export function ApprovalLink({ address, title }: Props) {
  const t = useTexts();
  return (
    <a
      href={address}
      download
      aria-label={t('projectApprovals:version.recordNamed', { title })}
      className="justify-self-start py-1 pointer-coarse:py-2.5"
    >
      {t('projectApprovals:version.record')}
    </a>
  );
}
