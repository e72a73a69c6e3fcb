import * as z from 'zod/mini';
import { isMonth } from '#domain/calendar/month.ts';
import { pathOf } from '#domain/routes.ts';
import { addressFilter } from '../../lib/address-filter.ts';
import { usePage } from '../../lib/page-context.ts';
import { useAddressFilter } from '../../lib/use-address-filter.ts';

type CalendarAddress = { month?: string | undefined; view?: 'agenda' | undefined; search?: undefined };

/** How month and view stand in the address; the month of today and the grid go without saying. */
const address = addressFilter<CalendarAddress>(
  {
    shape: {
      month: z.optional(z.string().check(z.refine(isMonth))),
      view: z.optional(z.literal('agenda')),
      search: z.optional(z.undefined()),
    },
  },
  () => false,
);

/** The month and view in the address of the calendar, and addresses of others. */
export function useCalendarAddress() {
  const { language } = usePage();
  const { filter, addressOf } = useAddressFilter(pathOf('adminCalendar', language), address);
  return { ...filter, addressOf };
}
