import { usePage } from './page-context.ts';

/** By whose addresses the files of a customer's page are fetched: the agency that looks at it has its own. */
export const useFileSide = (): 'own' | 'office' => (usePage().data.customerView ? 'office' : 'own');
