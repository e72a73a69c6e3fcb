import { type ColourCheck, shades } from '#domain/settings/brand-colours.ts';
import { localeOf } from '#domain/languages.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { usePaint } from './brand-tokens.ts';
import { LookSection } from './look-section.tsx';

type Props = { checks: readonly ColourCheck[] };

/** How well the colour can be read wherever it is used, measured, and what became of it where it could not (WCAG 2.2). */
export function ContrastFigures({ checks }: Props) {
  const t = useTexts();
  return (
    <LookSection id="contrast" title={t('settings:look.contrast.title')} lead={t('settings:look.contrast.lead')}>
      {shades.map((shade) => (
        <ShadeFigures
          key={shade}
          caption={t(`settings:look.contrast.shades.${shade}`)}
          checks={checks.filter((check) => check.shade === shade)}
        />
      ))}
    </LookSection>
  );
}

function ShadeFigures({ caption, checks }: Props & { caption: string }) {
  const t = useTexts();
  const { language } = usePage();
  const number = new Intl.NumberFormat(localeOf[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  // Cut, not rounded: 4.49 is not enough and must not read as 4.5.
  const ratio = (value: number) => `${number.format(Math.floor(value * 10) / 10)}\u00a0:\u00a01`;
  const columns: TableColumn<ColourCheck>[] = [
    {
      id: 'use',
      header: t('settings:look.contrast.columns.use'),
      isRowHeader: true,
      renderCell: (check) => (
        <span className="flex items-center gap-3">
          <Sample {...check} />
          {t(`settings:look.contrast.uses.${check.use}`)}
        </span>
      ),
    },
    {
      id: 'colour',
      header: t('settings:look.contrast.columns.colour'),
      renderCell: ({ colour, isAdjusted, chosenRatio }) => (
        <span className="grid">
          <span className="figures">{colour}</span>
          <span className="text-sm text-muted">
            {isAdjusted
              ? t('settings:look.contrast.adjusted', { ratio: ratio(chosenRatio) })
              : t('settings:look.contrast.asChosen')}
          </span>
        </span>
      ),
    },
    {
      id: 'ratio',
      header: t('settings:look.contrast.columns.ratio'),
      align: 'end',
      renderCell: (check) => ratio(check.ratio),
    },
    {
      id: 'least',
      header: t('settings:look.contrast.columns.least'),
      align: 'end',
      renderCell: ({ least }) => ratio(least),
    },
  ];
  return (
    <Table
      caption={caption}
      isCaptionHidden={false}
      columns={columns}
      rows={checks}
      rowKey={({ use }) => use}
      density="dense"
      phone="stack"
    />
  );
}

/** The colour on the ground that is hardest for it; a button the other way round. */
function Sample({ use, colour, ground }: ColourCheck) {
  const t = useTexts();
  const isButton = use === 'button';
  const isWords = use === 'words' || isButton;
  const place = usePaint<HTMLSpanElement>(isButton ? ground : colour, isButton ? colour : ground);
  const mark = usePaint<HTMLSpanElement>(colour);
  return (
    <span
      ref={place}
      aria-hidden="true"
      className="grid h-9 w-12 shrink-0 place-items-center rounded-sm border border-hair font-semibold"
    >
      {isWords ? t('settings:look.contrast.sample') : null}
      <span ref={mark} className={isWords ? 'hidden' : use === 'line' ? 'h-6 w-0.75' : 'h-5 w-8 rounded-sm'} />
    </span>
  );
}
