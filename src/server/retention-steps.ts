import { accountsStep } from '#server/features/retention/steps/accounts-step-store.ts';
import { billingStep } from '#server/features/retention/steps/billing-step-store.ts';
import { customersStep } from '#server/features/retention/steps/customers-step-store.ts';
import { projectsStep } from '#server/features/retention/steps/projects-step-store.ts';
import { requestsStep } from '#server/features/retention/steps/requests-step-store.ts';
import { simpleSteps } from '#server/features/retention/steps/simple-steps-store.ts';
import type { RetentionStep } from '#server/jobs/retention-step.ts';

/** What deletes by each rule of the retention schedule, in the order of a run: documents about money go before the quotes that they name (K6). */
export const retentionSteps: readonly RetentionStep[] = [
  billingStep,
  projectsStep,
  requestsStep,
  customersStep,
  accountsStep,
  ...simpleSteps,
];
