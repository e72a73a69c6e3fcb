import { shownTestimonials } from '#domain/catalogue/testimonials.ts';
import { Closing } from '../../features/home/closing.tsx';
import { Collaboration } from '../../features/home/collaboration.tsx';
import { Hero } from '../../features/home/hero.tsx';
import { Prices } from '../../features/home/prices.tsx';
import { Products } from '../../features/home/products.tsx';
import { Skills } from '../../features/home/skills.tsx';
import { Specialization } from '../../features/home/specialization.tsx';
import { Statistics } from '../../features/home/statistics.tsx';
import { TestimonialSheet } from '../../features/home/testimonial-sheet.tsx';
import { Testimonials } from '../../features/home/testimonials.tsx';
import { WorkProcess } from '../../features/home/work-process.tsx';
import { ReferenceSheet } from '../../features/references/reference-sheet.tsx';
import { usePage } from '../../lib/page-context.ts';
import { usePlainContent } from '../../lib/texts/use-plain-content.ts';
import { PlumbLine } from '../../ui/plumb-line.tsx';

/** The first page: for whom I work, how it goes, what others say, what it costs, and the way to a price (A1). */
export function HomePage() {
  return (
    <div className="page-column pt-8">
      <PlumbLine hasNail hasBob className="grid grid-cols-1 gap-20 pb-20 md:gap-28">
        <Hero />
        <Specialization />
        <Collaboration />
        <Voices />
        <Prices />
        <Skills />
        <WorkProcess />
        <Statistics />
        <Products />
        <Closing />
      </PlumbLine>
    </div>
  );
}

/** What customers say; until one has, samples where no visitors from outside come, and nothing where they do (A11). */
function Voices() {
  const { isLive, data } = usePage();
  const content = usePlainContent('testimonials');
  const references = data.references ?? [];
  const samples = shownTestimonials(isLive);
  if (references.length > 0) {
    const slides = references.map((each) => ({ id: each.id, sheet: <ReferenceSheet reference={each} /> }));
    return <Testimonials slides={slides} areSamples={false} />;
  }
  if (samples.length === 0) return null;
  const slides = samples.map((id) => ({
    id,
    sheet: <TestimonialSheet testimonial={id} content={content[id]} />,
  }));
  return <Testimonials slides={slides} areSamples />;
}
