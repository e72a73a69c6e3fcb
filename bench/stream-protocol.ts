/** What the process with the open streams is asked, one after another. */
export type StreamTask =
  /** Opens a stream with each cookie, and keeps it open. */
  | { kind: 'open'; port: number; path: string; cookies: readonly string[] }
  /** Makes a call so many times that all streams hear of, each once everybody has heard of the one before. */
  | { kind: 'tell'; port: number; call: Call; rounds: number };

/** A call with JSON; `counterMark` in the body is another number in each round. */
export type Call = { method: 'POST' | 'PUT'; path: string; headers: Readonly<Record<string, string>>; body: string };

export type StreamResult = {
  /** Streams that are open. */
  open: number;
  /** From the beginning of the task until it was done. */
  tookMs: number;
  /** From the call until a stream had heard of it; of all streams and rounds. */
  p50Ms: number;
  p95Ms: number;
  slowestMs: number;
  /** Events that a stream has not heard in time, and those that it has heard once more. */
  lost: number;
  doubled: number;
};
