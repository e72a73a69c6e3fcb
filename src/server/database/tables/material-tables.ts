import type { MaterialStatus } from '#domain/projects/material/material-status.ts';
import type { MaterialEventKind } from '#domain/projects/material/material.ts';
import type { ProjectActor } from '#domain/projects/project-status.ts';
import type { Flag } from './request-tables.ts';

/* Rows of what customers owe their projects; units as in schema.ts. */

/** A thing that the customer of a project owes it. */
export interface ProjectMaterialTable {
  id: string;
  project_id: string;
  /** Order within the project. */
  position: number;
  title: string;
  explanation: string;
  /** The day it is needed on, `YYYY-MM-DD`. */
  due_on: string | null;
  /** 1 for access data. */
  is_secret: Flag;
  status: MaterialStatus;
  /** How many reminders are over, and the day on which the customer was last told of it. */
  reminders: number;
  told_on: string;
  version: number;
  created_at: number;
}

/** What was said about a thing that is owed; rows are only ever added. */
export interface MaterialEventTable {
  id: string;
  material_id: string;
  at: number;
  actor_kind: ProjectActor;
  actor_id: string | null;
  kind: MaterialEventKind;
  /** The customer's note, or the agency's reason; may be ''. */
  text: string;
}

/** A file that was given for a thing that is owed. */
export interface MaterialFileTable {
  attachment_id: string;
  material_id: string;
}

/** Access data that were given; the value is sealed by the vault, and '' once somebody has read it. */
export interface MaterialSecretTable {
  id: string;
  material_id: string;
  sealed_value: string;
  given_at: number;
  given_by: string | null;
  read_at: number | null;
  read_by: string | null;
}
