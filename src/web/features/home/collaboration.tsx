import { useTexts } from '../../lib/texts/use-texts.ts';
import { SectionHead } from './section-head.tsx';

const steps = ['estimate', 'call', 'quote', 'build'] as const;

/** The steps from the first click to the finished work, drawn as a chain of dimensions (A1). */
export function Collaboration() {
  const t = useTexts();
  return (
    <section className="grid gap-8" aria-labelledby="collaboration">
      <SectionHead id="collaboration" title={t('home:collaboration.title')} lead={t('home:collaboration.lead')} />
      <ol className="step-chain">
        {steps.map((step) => (
          <li key={step}>
            <h3 className="text-xl">{t(`home:collaboration.steps.${step}.title`)}</h3>
            <p className="mt-2 text-muted">{t(`home:collaboration.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
