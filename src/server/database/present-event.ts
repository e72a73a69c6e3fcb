/** A row of a history: who did what when, and which status it led from and to. */
type EventRow<Kind, Actor, Status> = {
  id: string;
  at: number;
  kind: Kind;
  actor_kind: Actor;
  actor_name: string | null;
  from_status: Status | null;
  to_status: Status | null;
  reason: string | null;
};

/** What every history shows of a row (times in ms UTC). */
export function presentEvent<Kind, Actor, Status>(row: EventRow<Kind, Actor, Status>) {
  return {
    id: row.id,
    at: row.at,
    kind: row.kind,
    actor: row.actor_kind,
    actorName: row.actor_name,
    from: row.from_status,
    to: row.to_status,
    reason: row.reason,
  };
}
