import { checkLongest } from '../text-length.ts';
import { accountLimits } from './account.ts';

/** Returns the rules that the name that others see of a person breaks; an empty one shows the username. */
export function checkDisplayName(displayName: string) {
  return checkLongest('displayName', displayName, accountLimits.displayName.maximum);
}
