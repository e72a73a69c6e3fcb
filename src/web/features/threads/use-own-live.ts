import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ownLiveEventSchema, ownLivePath } from '#contract/live.ts';
import { readPortalHome } from '#contract/portal/portal-home.ts';
import { listOwnProjects, readOwnProject } from '#contract/projects/own-projects.ts';
import { listOwnProjectFiles } from '#contract/projects/project-files.ts';
import { readOwnThread } from '#contract/threads.ts';
import { followLive } from '../../lib/live/follow-live.ts';
import { usePage } from '../../lib/page-context.ts';
import { readAnew } from '../../lib/live/read-anew.ts';
import { announceTyping } from '../../lib/live/typing-signs.ts';

const stream = { name: 'plumbline-own-live', path: ownLivePath, schema: ownLiveEventSchema };
/** Events within this time (ms) cause one reading. */
const batchMs = 150;
const concerned = [
  readOwnThread.path,
  readOwnProject.path,
  listOwnProjectFiles.path,
  listOwnProjects.path,
  readPortalHome.path,
];

/** Reads anew what the portal shows whenever something happens to what is one's own, and after a lost connection (I2). */
export function useOwnLive(): void {
  const client = useQueryClient();
  const { livePosition } = usePage();
  const [since] = useState(livePosition);
  /** After `missed` alone, what is just loading for the first time is current enough. */
  const reread = useEffectEvent((isKnown: boolean) => {
    for (const path of concerned) {
      if (isKnown) readAnew(client, { queryKey: [path] });
      else void client.invalidateQueries({ queryKey: [path] });
    }
  });
  useEffect(() => {
    let timer: number | undefined;
    let isKnown = false;
    const rereadSoon = () => {
      timer ??= window.setTimeout(() => {
        reread(isKnown);
        timer = undefined;
        isKnown = false;
      }, batchMs);
    };
    const close = followLive({ ...stream, since }, (message) => {
      if (message.kind === 'event' && message.event.kind === 'thread-typing') announceTyping(message.event.id);
      else {
        isKnown ||= message.kind === 'event';
        rereadSoon();
      }
    });
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [since]);
}
