import type { ProjectDetail } from '#contract/projects/projects.ts';
import { brand } from '#domain/brand.ts';
import { writeDay } from '#domain/days.ts';
import {
  type PlaceholderValues,
  type ProjectPlaceholder,
  fillWithGaps,
  placeholders,
  projectPlaceholders,
} from '#domain/mail/placeholders.ts';
import { addressIn } from '#domain/pages/page-addresses.ts';
import { projectNumber } from '#domain/projects/project-number.ts';
import type { GetText } from '#locales/text-key.ts';
import { TemplateChoice } from '../../../features/mail/reply/template-choice.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';

type Props = { project: ProjectDetail; onInsert: (text: string) => void };

/** Prepared messages for the thread of a project, filled in from it; what it does not have is a gap that is named (I2, G7). */
export function ProjectTemplates({ project, onInsert }: Props) {
  const t = useTexts();
  const page = usePage();
  const { id, language } = project;
  const link = addressIn(language, { ...page, screen: 'portalProject', parameters: { id } });
  return (
    <TemplateChoice
      language={language}
      kinds={['project', 'request']}
      onChoose={({ body }) => onInsert(fillWithGaps(body, valuesOf(project, link), (name) => labelOf(name, t)))}
    />
  );
}

/** What the placeholders of a message stand for in a project, in the language of its customer; null for what it does not have. */
function valuesOf(project: ProjectDetail, link: string): PlaceholderValues<ProjectPlaceholder> {
  const { number, title, next, language } = project;
  const { name, company } = project.recipient ?? project.customer ?? nobody;
  return {
    name: textOr(name),
    company: textOr(company),
    number: number === null ? null : projectNumber(number),
    title: textOr(title),
    milestone: next?.title ?? null,
    date: next && writeDay(next.on, language),
    link,
    phone: brand.phone,
  };
}

const nobody = { name: '', company: '' };
const textOr = (text: string): string | null => (text === '' ? null : text);

function labelOf(name: string, t: GetText): string {
  const ofProject = projectPlaceholders.find((each) => each === name);
  if (ofProject) return t(`mail:projectPlaceholders.${ofProject}`);
  const ofRequest = placeholders.find((each) => each === name);
  return ofRequest ? t(`mail:placeholders.${ofRequest}`) : name;
}
