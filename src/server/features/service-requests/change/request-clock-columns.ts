import type { RequestClocks } from '#domain/service-requests/clocks.ts';
import type { ServiceRequestTable } from '#server/database/tables/request-tables.ts';

type ClockColumns = Pick<ServiceRequestTable, 'waiting_on' | 'answer_due_at' | 'first_response_at'>;

/** Returns the clocks of a stored request in the shape of the domain rules. */
export function clocksOf(row: ClockColumns): RequestClocks {
  return { waitingOn: row.waiting_on, answerDueAt: row.answer_due_at, firstResponseAt: row.first_response_at };
}

/** Returns the columns that store the clocks. */
export function columnsOfClocks(clocks: RequestClocks): ClockColumns {
  return {
    waiting_on: clocks.waitingOn,
    answer_due_at: clocks.answerDueAt,
    first_response_at: clocks.firstResponseAt,
  };
}
