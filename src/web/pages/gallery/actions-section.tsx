import { Button } from '#web/ui/button.tsx';
import type { ButtonVariant } from '#web/ui/button-class.ts';
import { ArrowLeftIcon, ArrowRightIcon, DownloadIcon } from '#web/ui/icons/arrows.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Samples } from './sample-texts.ts';
import { Section } from './section.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

type Props = { texts: Samples };

/** Buttons in every variant and state. */
export function ActionsSection({ texts }: Props) {
  return (
    <Section name="Buttons">
      <div className="gallery-row">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {texts.buttons[variant]}
          </Button>
        ))}
      </div>
      <div className="gallery-row">
        <Button variant="primary" iconAfter={<ArrowRightIcon size={20} />}>
          {texts.buttons.primary}
        </Button>
        <Button icon={<DownloadIcon size={20} />}>PDF</Button>
        <Button variant="quiet" icon={<ArrowLeftIcon size={20} />}>
          {texts.buttons.quiet}
        </Button>
      </div>
      <div className="gallery-row">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} isLoading loadingText={texts.buttons.loading}>
            {texts.buttons[variant]}
          </Button>
        ))}
      </div>
      <div className="gallery-row">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {texts.buttons[variant]}
          </Button>
        ))}
      </div>
      <div className="gallery-row">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size="sm">
            {texts.buttons[variant]}
          </Button>
        ))}
        <Spinner size={20} />
        <Spinner />
        <Spinner size={48} label={texts.states.loading} />
      </div>
      <Button variant="primary" isFullWidth>
        {texts.buttons.primary}
      </Button>
    </Section>
  );
}
