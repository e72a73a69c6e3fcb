import type { Samples } from './sample-texts.ts';
import { Section } from './section.tsx';

const swatches = [
  'paper',
  'sheet',
  'sunken',
  'grid',
  'hair',
  'edge',
  'faint',
  'muted',
  'ink',
  'line',
  'action',
  'level',
  'level-soft',
  'timber',
  'timber-soft',
  'caution',
  'caution-soft',
  'danger',
  'danger-soft',
] as const;

const sizes = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl'] as const;

type Props = { texts: Samples };

/** Colours and type. */
export function FoundationsSection({ texts }: Props) {
  return (
    <Section name="Colour and type">
      <div className="gallery-swatches">
        {swatches.map((name) => (
          <div key={name} className="gallery-swatch">
            <svg aria-hidden="true">
              <rect fill={`var(--${name})`} width="100%" height="100%" />
            </svg>
            {name}
          </div>
        ))}
      </div>
      {sizes.map((size) => (
        <p key={size} className={`font-display font-semibold ${size}`}>
          {texts.accents}
        </p>
      ))}
      <p className="max-w-prose text-lg">{texts.lead}</p>
      <p className="max-w-prose">
        {texts.states.emptyText} <a href="#gallery">{texts.buttons.secondary}</a>,{' '}
        <strong>{texts.choices.objectives}</strong>
      </p>
      <p className="text-sm text-muted">{texts.fields.emailHint}</p>
      <p className="lettering">{texts.steps.label}</p>
      <p className="figures">
        0123456789
        <br />1 111 111,11 €
        <br />8 888 888,88 €
      </p>
    </Section>
  );
}
