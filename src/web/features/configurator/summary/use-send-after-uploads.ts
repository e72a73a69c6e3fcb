import { useEffect, useRef, useState } from 'react';
import { readUploads, waitForUploads } from '#web/features/attachments/upload-progress.ts';

export type SendAfterUploads = {
  /** Sends now, or as soon as no file is being uploaded any more. */
  press: () => void;
  /** Sends with the files that are uploaded. */
  sendNow: () => void;
  /** Sending waits for uploads. */
  isWaiting: boolean;
  /** An upload failed in the meantime: the visitor decides again. */
  hasMissed: boolean;
};

/** Submits after the uploads, so that no file is left out unnoticed (C8, C10). */
export function useSendAfterUploads(send: () => void): SendAfterUploads {
  const [state, setState] = useState({ isWaiting: false, hasMissed: false });
  const waiting = useRef<AbortController | null>(null);
  useEffect(() => () => waiting.current?.abort(), []);

  async function wait() {
    const { missing } = readUploads();
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    setState({ isWaiting: true, hasMissed: false });
    const after = await waitForUploads(signal);
    if (signal.aborted) return;
    const hasMissed = after.missing > missing;
    setState({ isWaiting: false, hasMissed });
    if (!hasMissed) send();
  }

  function sendNow() {
    waiting.current?.abort();
    setState({ isWaiting: false, hasMissed: false });
    send();
  }

  return {
    ...state,
    sendNow,
    press() {
      if (state.isWaiting) return;
      if (readUploads().underWay > 0) void wait();
      else sendNow();
    },
  };
}
