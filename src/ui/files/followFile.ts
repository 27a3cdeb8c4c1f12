import { subscribeLive, subscribeLiveStatus, readLiveStatus } from '../../providers/live/liveClient';
import { readAsyncRequests, subscribeAsyncRequests } from '../../providers/asyncRequests';
import { HttpError } from '../../providers/http';
import { closeMessage, showMessage, type NewMessage } from '../../providers/messageLog';
import type { AsyncRequest } from '../../contract/reports/asyncRequests';
import { fetchAsyncRequest, isUnfinished } from './asyncRequest';

/** While there is no live stream. Milliseconds. */
const POLL_MS = 3_000;

interface FileMessages {
  /** While it is made. */
  readonly preparing: string;
  /** Once it is ready or has failed; null is a file that is no longer there. */
  readonly result: (request: AsyncRequest | null) => NewMessage;
}

/**
 * Says in one message that a file is being prepared and then, in its place, that it is ready. It ends early when the
 * person removes the file from the list, and with the session.
 */
export function followFile(uuid: string, { preparing, result }: FileMessages): void {
  const shown = showMessage({ kind: 'info', text: preparing, duration: null });
  const stops: (() => void)[] = [];
  const stop = () => stops.splice(0).forEach((each) => each());
  const end = (request: AsyncRequest | null) => {
    if (stops.length === 0) return;
    stop();
    showMessage(result(request), shown);
  };
  let isAsking = false;
  let isDue = false;
  const ask = async () => {
    isDue = true;
    if (isAsking) return;
    isAsking = true;
    try {
      // News that come while an answer is on its way may be newer than it.
      while (isDue && stops.length > 0) {
        isDue = false;
        const request = await fetchAsyncRequest(uuid);
        if (!isUnfinished(request)) end(request);
      }
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      // Without a connection the next question has the answer.
      if (error.status === 404) end(null);
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => {
    if (readLiveStatus().state !== 'live') void ask();
  }, POLL_MS);
  stops.push(
    () => clearInterval(timer),
    subscribeLive('notifications', { onEvent: () => void ask(), onGap: () => void ask() }),
    // What happened before the stream was back is asked for once.
    subscribeLiveStatus(() => void ask()),
    subscribeAsyncRequests(() => {
      if (readAsyncRequests().includes(uuid)) return;
      stop();
      closeMessage(shown);
    }),
  );
  void ask();
}
