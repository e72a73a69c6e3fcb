import { type ComponentType, useEffect, useState } from 'react';
import { readCollection, subscribeToCollection } from './collection.ts';
import { reportUploads } from './upload-progress.ts';
import { useI18n } from '../../lib/texts/i18n-context.ts';
import { loadUploader, readUploader } from './load-uploader.ts';

/** Files that were chosen before the uploader was loaded. */
const waiting: File[] = [];

type LazyUploader = {
  /** The list of files. */
  Uploader: ComponentType | undefined;
  state: 'idle' | 'loading' | 'failed';
  add: (files: readonly File[]) => void;
  /** Preloads the uploader. */
  prepare: () => void;
  retry: () => void;
};

/** The uploader, a lazy chunk that loads with the first file: most visitors send none. */
export function useUploader(): LazyUploader {
  const i18n = useI18n();
  const [state, setState] = useState<LazyUploader['state']>('idle');
  const [open] = useState(() => async () => {
    if (!readUploader()) {
      setState('loading');
      // Until the files are listed, the request is not submitted without them.
      reportUploads({ underWay: 1, ready: 0, missing: 0 });
    }
    try {
      const { uploads } = await loadUploader(i18n);
      uploads.restoreUploads();
      if (waiting.length > 0) uploads.takeFiles(waiting.splice(0));
      setState('idle');
    } catch {
      reportUploads({ underWay: 0, ready: 0, missing: waiting.length });
      setState('failed');
    }
  });

  useEffect(() => {
    const openKnown = () => {
      if (waiting.length > 0 || readCollection() !== null) void open();
    };
    openKnown();
    addEventListener('online', openKnown);
    const stop = subscribeToCollection(openKnown);
    return () => {
      stop();
      removeEventListener('online', openKnown);
    };
  }, [open]);

  return {
    Uploader: readUploader()?.Uploader,
    state,
    add(files) {
      waiting.push(...files);
      if (files.length > 0) void open();
    },
    prepare: () => void loadUploader(i18n).catch(() => undefined),
    retry: () => void open(),
  };
}
