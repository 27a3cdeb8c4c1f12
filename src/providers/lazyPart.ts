import { lazy, type ComponentType } from 'react';
import { isChunkError } from './chunkError';
import { readLiveStatus } from './live/liveClient';
import { showMessage } from './messageLog';

/** Milliseconds between two tries to fetch code that did not come. */
const TRY_AGAIN_MS = 3_000;

/**
 * A part of a page, such as a dialog, whose code is fetched when it is first opened. Without a connection the page stays as
 * it is, with all that was typed and selected: the person is told, and the part opens when its code has come.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => fetched(load, () => true));
}

/**
 * A page, whose code comes by itself once there is a connection. Over a connection that is there the code itself is
 * gone: the frame says so, with a way to load the app anew.
 */
export function lazyPage<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => fetched(load, () => !navigator.onLine || readLiveStatus().state === 'stale'));
}

async function fetched<Module>(load: () => Promise<Module>, mayCome: () => boolean): Promise<Module> {
  for (let isTold = false; ; isTold = true) {
    try {
      return await load();
    } catch (error) {
      if (!isChunkError(error) || !mayCome()) throw error;
      if (!isTold)
        showMessage({
          kind: 'error',
          key: 'errors.partWaits',
          text: error instanceof Error ? error.message : '',
        });
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}
