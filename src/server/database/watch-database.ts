import type { EventLoopUtilization } from 'node:perf_hooks';

/** How often a database is asked whether it answers, and how often while it does not (ms). */
const everyMs = 2000;
const everyMsWhileLost = 500;

/** A question that failed tells nothing when this process was itself busy for as long (ms), and for most of the time. */
const busyMs = 500;
const busyShare = 0.5;

/** Told when the database has stopped answering, and when it answers again. */
export type AnswerReports = {
  onLost: (error: unknown) => void;
  onFound: () => void;
};

export type DatabaseWatch = {
  /** Asks at once, for example because a connection was lost. */
  look: () => void;
  /** True from an unanswered question until the next answer. */
  isLost: () => boolean;
  stop: () => void;
};

/**
 * Keeps asking the database whether it answers, so that calls can be refused at once while it does not, instead of waiting
 * for a machine that fell silent (K4), and so that its loss and its return are reported once each. What failed while this
 * process was itself busy is asked again: the answer may have come and not been read.
 */
export function watchDatabase(ping: () => Promise<void>, { onLost, onFound }: AnswerReports): DatabaseWatch {
  let isLost = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const begun = performance.eventLoopUtilization();
    try {
      await ping();
      if (isLost && !isStopped) onFound();
      isLost = false;
    } catch (error) {
      if (!isStopped && wasBusySince(begun)) return ask();
      if (!isLost && !isStopped) onLost(error);
      isLost = true;
    }
  }

  function look(): void {
    if (isStopped || asking) return;
    clearTimeout(timer);
    asking = ask().finally(() => {
      asking = null;
      if (!isStopped) timer = setTimeout(look, isLost ? everyMsWhileLost : everyMs).unref();
    });
  }

  look();
  return {
    look,
    isLost: () => isLost,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function wasBusySince(begun: EventLoopUtilization): boolean {
  const { active, utilization } = performance.eventLoopUtilization(begun);
  return active > busyMs && utilization > busyShare;
}
