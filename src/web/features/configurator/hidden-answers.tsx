import type { FormWalk } from '#contract/page.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { answersToFields } from '#domain/configurator/form-fields.ts';
import { fieldsOfStep } from '#domain/configurator/step-checks.ts';
import type { Step } from '#domain/configurator/steps.ts';

type Props = { step: Step; answers: Answers; walk: FormWalk | undefined };

/** Hidden fields with the answers of other steps for a form without scripts, and the key of its submission (C9). */
export function HiddenAnswers({ step, answers, walk }: Props) {
  const own: readonly string[] = fieldsOfStep[step];
  const others = answersToFields(answers).filter(([name]) => !own.includes(name));
  return (
    <>
      <input type="hidden" name="step" value={step} />
      {walk ? (
        <>
          <input type="hidden" name="idempotencyKey" value={walk.idempotencyKey} />
          <input type="hidden" name="startedToken" value={walk.startedToken} />
          {walk.storedEstimate ? <input type="hidden" name="estimateId" value={walk.storedEstimate.id} /> : null}
        </>
      ) : null}
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
