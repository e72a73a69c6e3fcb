import type { FormWalk } from '#contract/page.ts';
import { type Answers, serviceTypes, startAnswers } from '#domain/configurator/answers.ts';
import { answersToFields, fieldsToAnswers } from '#domain/configurator/form-fields.ts';
import { readDraft, saveDraft } from '#web/features/drafts/configurator-draft.ts';

type HydratedAnswers = {
  answers: Answers;
  /** When they were last saved, and when the draft was saved that they continue (ms); null for never. */
  savedAt: number | null;
  restoredAt: number | null;
};

/**
 * Answers for hydrating the server's page (C7): those of its form, else the draft of this browser; merged with what was
 * chosen or typed before hydration, which is saved at once.
 */
export function hydrateAnswers(walk: FormWalk | undefined, form: HTMLFormElement | null): HydratedAnswers {
  const draft = walk ? null : readDraft();
  const known = withNamedService(draft?.answers ?? walk?.answers ?? startAnswers);
  const savedAt = draft?.savedAt ?? null;
  const typed = form && withTyped(known, form);
  return typed
    ? { answers: typed, savedAt: saveDraft(typed, Date.now()), restoredAt: savedAt }
    : { answers: known, savedAt, restoredAt: savedAt };
}

/** What is to be built, as the page of a service names it in the address, unless that has been answered. */
function withNamedService(answers: Answers): Answers {
  const named = new URLSearchParams(location.search).get('service');
  return { ...answers, serviceType: answers.serviceType ?? serviceTypes.find((type) => type === named) ?? null };
}

/** Empty fields, and those that nobody has touched, keep their answer. Returns null when the form has nothing new. */
function withTyped(answers: Answers, form: HTMLFormElement): Answers | null {
  const touched = new Set([...form.elements].filter(isTouched).map((control) => control.name));
  const typed = [...new FormData(form)].filter(
    (pair): pair is [string, string] => pair[1] !== '' && touched.has(pair[0]),
  );
  const names = new Set(typed.map(([name]) => name));
  const known = answersToFields(answers);
  const fields: Record<string, string[]> = {};
  for (const [name, value] of [...known.filter(([each]) => !names.has(each)), ...typed])
    (fields[name] ??= []).push(value);
  const merged = fieldsToAnswers(fields);
  return JSON.stringify(answersToFields(merged)) === JSON.stringify(known) ? null : merged;
}

/** What the server has chosen beforehand, the quick mode, is no answer: it would replace that of the draft. */
function isTouched(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
}
