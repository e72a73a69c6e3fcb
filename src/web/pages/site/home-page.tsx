import { shownTestimonials } from '#domain/catalogue/testimonials.ts';
import { Closing } from '../../features/home/closing.tsx';
import { Collaboration } from '../../features/home/collaboration.tsx';
import { Hero } from '../../features/home/hero.tsx';
import { Prices } from '../../features/home/prices.tsx';
import { Products } from '../../features/home/products.tsx';
import { Skills } from '../../features/home/skills.tsx';
import { Specialization } from '../../features/home/specialization.tsx';
import { Statistics } from '../../features/home/statistics.tsx';
import { Testimonials } from '../../features/home/testimonials.tsx';
import { WorkProcess } from '../../features/home/work-process.tsx';
import { usePage } from '../../lib/page-context.ts';
import { PlumbLine } from '../../ui/plumb-line.tsx';

/** The first page: for whom I work, how it goes, what others say, what it costs, and the way to a price (A1). */
export function HomePage() {
  const { isLive } = usePage();
  const shown = shownTestimonials(isLive);
  return (
    <div className="page-column pt-8">
      <PlumbLine hasNail hasBob className="grid grid-cols-1 gap-20 pb-20 md:gap-28">
        <Hero />
        <Specialization />
        <Collaboration />
        {shown.length > 0 ? <Testimonials shown={shown} /> : null}
        <Prices />
        <Skills />
        <WorkProcess />
        <Statistics />
        {isLive ? null : <Products />}
        <Closing />
      </PlumbLine>
    </div>
  );
}
