import { AxisHeading } from '#web/ui/axis-heading.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dimension } from '#web/ui/dimension.tsx';
import { ArrowRightIcon } from '#web/ui/icons/arrows.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { PlumbLine } from '#web/ui/plumb-line.tsx';
import { SectionMark } from '#web/ui/section-mark.tsx';
import { TitleBlock } from '#web/ui/title-block.tsx';
import type { Samples } from './sample-texts.ts';
import { Section } from './section.tsx';

type Props = { texts: Samples };

/** Signature pieces: logo, plumb line, marks, dimensions, hatches, title block. */
export function DrawingSection({ texts }: Props) {
  return (
    <Section name="Drawing">
      <Logo title="Plumbline" />
      <PlumbLine hasNail hasBob className="gallery-axis">
        <AxisHeading level={1} size="hero">
          {texts.headline}
        </AxisHeading>
        <p className="max-w-prose text-lg">{texts.lead}</p>
        <div className="gallery-row">
          <ButtonLink to="?" variant="primary" iconAfter={<ArrowRightIcon size={20} />}>
            {texts.buttons.primary}
          </ButtonLink>
          <ButtonLink to="?">{texts.buttons.secondary}</ButtonLink>
        </div>
        <AxisHeading level={2}>{texts.sectionTitle}</AxisHeading>
        <p className="max-w-prose">{texts.states.emptyText}</p>
        <AxisHeading level={3}>{texts.choices.objectives}</AxisHeading>
      </PlumbLine>
      <Dimension className="text-2xl">
        <strong>{texts.table.range}</strong>
      </Dimension>
      <div className="gallery-row">
        <SectionMark>A</SectionMark>
        <SectionMark>2</SectionMark>
        <SectionMark>Ř</SectionMark>
      </div>
      <div className="gallery-bands">
        <div className="gallery-band hatched text-edge" />
        <div className="gallery-band drafting-grid" />
      </div>
      <TitleBlock
        cells={[
          { id: 'brand', content: <Logo />, span: 2 },
          { id: 'mail', label: texts.fields.email, content: <a href="mailto:a@b.sk">info@plumbline.sk</a> },
          { id: 'phone', label: texts.fields.phone, content: <span className="figures">+421 900 123 456</span> },
          { id: 'scale', label: texts.fields.language, content: 'Slovenčina, Čeština, Dansk, English', span: 2 },
          { id: 'date', label: texts.table.quantity, content: '1:1' },
          { id: 'sheet', label: texts.table.item, content: <span className="figures">2025-11</span> },
        ]}
      />
    </Section>
  );
}
