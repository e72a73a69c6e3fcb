import type { ServiceType } from '../configurator/answers.ts';

/** Testimonials in the order of the carousel (A1, spec §3). */
export const testimonials = ['roofer', 'carpenter', 'electrician', 'plumber', 'mason', 'painter'] as const;
export type Testimonial = (typeof testimonials)[number];

export type TestimonialFacts = {
  serviceType: ServiceType;
  /** False once the owner has put a real testimonial in its place; a sample says that it is one. */
  isSample: boolean;
};

/** What is the same in every language; the texts are in `locales/<language>/content/testimonials.ts`. */
export const testimonialFacts: Record<Testimonial, TestimonialFacts> = {
  roofer: { serviceType: 'web-app', isSample: true },
  carpenter: { serviceType: 'website', isSample: true },
  electrician: { serviceType: 'website-redesign', isSample: true },
  plumber: { serviceType: 'mobile-app', isSample: true },
  mason: { serviceType: 'web-app', isSample: true },
  painter: { serviceType: 'website', isSample: true },
};

/** The testimonials that a host shows: where visitors from outside come, none that is a sample (A11). */
export function shownTestimonials(isLive: boolean): readonly Testimonial[] {
  return isLive ? testimonials.filter((id) => !testimonialFacts[id].isSample) : testimonials;
}
