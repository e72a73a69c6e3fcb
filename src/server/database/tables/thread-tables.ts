/* Rows of threads; units as in schema.ts. */

/** What a person has seen of a thread: of a request, or of a project with a thread of its own. */
export interface ThreadReadTable {
  /** User and thread, so that there is one. */
  id: string;
  user_id: string;
  service_request_id: string | null;
  project_id: string | null;
  /** Time of the latest message that was seen; 0 for none. */
  seen_at: number;
  /** Messages of the other side that came after it. */
  unread: number;
}

/** Who has the portal's stream of events open, seen at a time. */
export interface StreamPresenceTable {
  user_id: string;
  seen_at: number;
}

/** What a message said before its author changed it or took it back. */
export interface MessageRevisionTable {
  id: string;
  message_id: string;
  body: string;
  /** When it was replaced. */
  at: number;
}

/** Up to which message an address was mailed what it had not read of a thread. */
export interface ThreadMailingTable {
  /** Thread and address, so that there is one. */
  id: string;
  service_request_id: string | null;
  project_id: string | null;
  /** In the form under which people are found again. */
  email: string;
  /** Time of the latest message that was mailed. */
  mailed_until: number;
}
