import { lazy, type ComponentType } from 'react';
import { CHUNK_LOAD_TIMEOUT } from '../domain/time/timings';
import { hasOtherBuild } from './appBuild';
import { isChunkError } from './chunkError';
import { readLiveStatus } from './live/liveClient';
import { showMessage } from './messageLog';

/** Milliseconds between two attempts to load missing code. */
const TRY_AGAIN_MS = 3_000;

/**
 * A part of a page, such as a dialog, whose code is loaded when it first opens. Without a connection the page
 * keeps all typed and selected values, a message is shown, and the part opens when its code is loaded. A new version of the
 * app on the server may not have it any more: the message then says to save and reload.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => fetched(load, () => true));
}

/**
 * A page, whose code is loaded automatically when there is a connection. If it fails with a connection, the
 * code no longer exists: the frame shows this and offers to reload the app.
 */
export function lazyPage<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => fetched(load, () => !navigator.onLine || readLiveStatus().state === 'stale'));
}

async function fetched<Module>(load: () => Promise<Module>, mayCome: () => boolean): Promise<Module> {
  for (let told = ''; ;) {
    try {
      return await inTime(load());
    } catch (error) {
      if (!isChunkError(error) || !mayCome()) throw error;
      const key = hasOtherBuild.get() ? 'errors.partIsNewer' : 'errors.partWaits';
      if (key !== told)
        showMessage({ kind: 'error', key, text: error instanceof Error ? error.message : '' });
      told = key;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}

/** A server that takes the request and never answers is as good as none: the wait ends with an error that says so. */
async function inTime<Module>(coming: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(
      () => refuse(new Error(`ChunkLoadError: no answer in ${CHUNK_LOAD_TIMEOUT} ms`)),
      CHUNK_LOAD_TIMEOUT,
    );
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
