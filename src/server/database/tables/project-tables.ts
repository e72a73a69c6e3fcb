import type { Generated } from 'kysely';
import type { PictureType } from '#domain/attachments/attachment.ts';
import type { Language } from '#domain/languages.ts';
import type { MilestoneStatus } from '#domain/projects/milestone-status.ts';
import type { ProjectActor, ProjectEventKind, ProjectStatus } from '#domain/projects/project-status.ts';

/* Rows of projects; units as in schema.ts. */

/** A project: made once by the first confirmed payment or by a signature without a deposit, or by hand for a customer. */
export interface ProjectTable {
  id: string;
  /** The signed quote, unique; null for one that was made by hand. */
  quote_id: string | null;
  service_request_id: string | null;
  /** The request whose thread of messages it continues; null where it has a thread of its own. */
  thread_request_id: Generated<string | null>;
  customer_id: string | null;
  /** Place in the series of all projects; unique. */
  number: number | null;
  title: string;
  language: Language;
  status: ProjectStatus;
  on_hold_since: number | null;
  on_hold_reason: string | null;
  cancelled_at: number | null;
  cancelled_reason: string | null;
  /** Days as `YYYY-MM-DD`. */
  starts_on: string | null;
  due_on: string | null;
  completed_at: number | null;
  /** `ProjectScope` as JSON; null while milestones and scope were not made yet, as for rows of earlier releases. */
  scope: string | null;
  /** Key of the call that has made it by hand, by which a repetition is known. */
  call_id: string | null;
  /** Folded number and title, by which it is found. */
  search_text: string | null;
  version: number;
  created_at: number;
  updated_at: number;
}

/** A step of a project that its customer approves. */
export interface ProjectMilestoneTable {
  id: string;
  project_id: string;
  /** Order within the project. */
  position: number;
  title: string;
  description: string;
  weight: number;
  status: MilestoneStatus;
  planned_start: string | null;
  planned_end: string | null;
  started_at: number | null;
  submitted_at: number | null;
  /** When it was approved or skipped, or changes were last asked for, and the words with that. */
  decided_at: number | null;
  reason: string | null;
  /** The part of the signed plan that its approval releases, from 0; null for none. */
  plan_part_index: number | null;
  /** The change of scope that it comes from, whose plan that part is of; null for what the project began with. */
  quote_id: Generated<string | null>;
}

/** What was handed over for a milestone; rows are only ever added. */
export interface MilestoneHandoverTable {
  id: string;
  milestone_id: string;
  /** Counts from 1; unique with the milestone. */
  n: number;
  text: string;
  link: string;
  at: number;
  by_id: string | null;
}

/** A picture of a hand-over; its bytes lie in the object store under `object_key`. Rows are only ever added. */
export interface HandoverPictureTable {
  id: string;
  handover_id: string;
  milestone_id: string;
  /** Counts from 1; unique with the hand-over. */
  n: number;
  /** What it shows, in words. */
  alt: string;
  object_key: string;
  name: string;
  type: PictureType;
  size: number;
  /** Pixels. */
  width: number;
  height: number;
}

/** What a customer asks to change on a hand-over; only what the agency ticks and answers ever changes, until the milestone is closed. */
export interface HandoverMarkTable {
  id: string;
  handover_id: string;
  milestone_id: string;
  /** Counts from 1; unique with the hand-over. */
  n: number;
  /** The picture that it is on; null for one on the linked page. */
  picture_id: string | null;
  /** Thousandths of the picture's width and height from the upper left corner; null without a point. */
  x: number | null;
  y: number | null;
  /** Address or section on the page; '' without one. */
  place: string;
  comment: string;
  at: number;
  by_id: string | null;
  done_at: number | null;
  done_by_id: string | null;
  /** What the agency says to it; '' for nothing. */
  answer: Generated<string>;
}

/** A milestone as it stood when it was approved: canonical JSON and its SHA-256. Never changed. */
export interface ApprovalRecordTable {
  milestone_id: string;
  document: string;
  sha256: string;
  created_at: number;
}

/** What has happened to a project; rows are only ever added. */
export interface ProjectEventTable {
  id: string;
  project_id: string;
  milestone_id: string | null;
  at: number;
  actor_kind: ProjectActor;
  actor_id: string | null;
  kind: ProjectEventKind;
  from_status: ProjectStatus | MilestoneStatus | null;
  to_status: ProjectStatus | MilestoneStatus | null;
  reason: string | null;
}
