import type { Testimonial } from '#domain/catalogue/testimonials.ts';
import type { TestimonialContent } from '#locales/content/content.ts';
import { tradeIcons } from '../../ui/icons/trade-icons.ts';
import { TitleBlock } from '../../ui/title-block.tsx';

type Props = { testimonial: Testimonial; content: TestimonialContent };

/** A sample of what a customer says, as a sheet that is signed in its title block. */
export function TestimonialSheet({ testimonial, content }: Props) {
  const TradeIcon = tradeIcons[testimonial];
  const signature = (
    <>
      <p className="font-semibold">{content.author}</p>
      <p className="text-sm text-muted">{content.role}</p>
      <p className="text-sm text-muted">{content.company}</p>
    </>
  );
  return (
    <figure className="testimonial">
      <TradeIcon size={48} className="text-timber" />
      <blockquote className="max-w-3xl text-lg md:text-xl md:leading-normal">
        <p>{content.quote}</p>
      </blockquote>
      <figcaption className="sm:col-span-2">
        <TitleBlock
          cells={[
            { id: 'author', span: 2, content: signature },
            {
              id: 'metric',
              span: 2,
              content: <p className="font-display text-xl font-semibold text-level">{content.metric}</p>,
            },
          ]}
        />
      </figcaption>
    </figure>
  );
}
