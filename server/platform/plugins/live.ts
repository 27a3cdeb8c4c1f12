import type { FastifyInstance, FastifyReply } from 'fastify';
import { object, string } from 'yup';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { NOTIFICATION_TYPE } from '../../../src/domain/wire/notification';
import { closedPermissions } from './access';
import { actorOf, type Actor } from './actor';
import { ApiError, malformed } from './errors';
import { LiveStream } from './liveStream';
import { readTopics } from './liveTopics';
import type { OutboxEntry, OutboxFeed } from './outboxFeed';
import { ACCESS_TOPIC } from './permissionCache';
import { BUILD_HEADER } from './webPage';

/** Below the 30 s after which proxies drop a silent connection, and often enough for a page to notice a dead one. */
const HEARTBEAT_MS = 15_000;
/** A longer gap is cheaper to refetch than to replay. */
const MAX_REPLAY = 1_000;

/** Of one person on one server: more than anybody has tabs. */
export const MOST_STREAMS = 30;
const RETRY_SECONDS = 60;

/** Events of topic `session` after which the session that they name has no stream any more. */
const ENDING_EVENTS = new Set<string>([NOTIFICATION_TYPE.overrideSignIn, 'ended']);

const query = object({ topics: string().required().max(1000) });

/** Opens the response as an event stream. Hijacked, so that nothing compresses or buffers it. */
function openResponse(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  reply.raw.flushHeaders();
}

function lastEventId(header: string | string[] | undefined): number | null {
  if (header === undefined || header === '') return null;
  if (typeof header === 'string' && /^\d{1,15}$/.test(header)) return Number(header);
  throw malformed('The header Last-Event-ID must be the id of a message of this stream');
}

/** Whether all that happened after `seq` is still kept. A number from the future is of another database. */
async function isResumable(feed: OutboxFeed, seq: number): Promise<boolean> {
  const [oldest, newest] = [await feed.oldestSeq(), await feed.newestSeq()];
  return seq <= newest && seq >= oldest - 1;
}

async function resume(feed: OutboxFeed, stream: LiveStream, seq: number | null): Promise<void> {
  const now = feed.lastSeq;
  if (seq === null) {
    stream.announce('hello', now);
    return stream.catchUp([]);
  }
  const missed = (await isResumable(feed, seq)) ? await feed.entriesAfter(seq, MAX_REPLAY + 1) : null;
  if (missed && missed.length <= MAX_REPLAY) return stream.catchUp(missed);
  stream.announce('resync', now);
  stream.catchUp([]);
}

interface LiveParts {
  feed: OutboxFeed;
  secondsLeft: (actor: Actor) => Promise<number>;
  /** Of the browser app that this server has. */
  build: string | null;
}

/** `GET /live`: Server-Sent Events from the outbox (contract.md, Live). Streams end with their session. */
export function serveLive(app: FastifyInstance, { feed, secondsLeft, build }: LiveParts): void {
  const streams = new Set<LiveStream>();

  const endIf = (isOver: (actor: Actor) => boolean) => {
    for (const stream of streams) if (isOver(stream.actor)) stream.end();
  };
  const hear = (entry: OutboxEntry) => {
    for (const stream of streams) stream.push(entry);
    if (ENDING_EVENTS.has(entry.event)) endIf((actor) => actor.session_id === entry.body.session_id);
    // The permitted events are decided when the stream is opened. After a change of access, the stream ends, and the
    // client opens it again.
    if (entry.topic === ACCESS_TOPIC) endIf((actor) => actor.user_type_id === entry.body.user_type_id);
  };
  app.addHook('onReady', async () => {
    feed.onEntry(hear);
  });
  app.metrics.watch('live_clients', 'Open event streams', () => streams.size);
  app.metrics.watch('outbox_unread', 'Events that this server has not handed on', async () =>
    Math.max(0, (await feed.newestSeq()) - feed.lastSeq),
  );
  const beat = setInterval(() => streams.forEach((stream) => stream.heartbeat()), HEARTBEAT_MS).unref();
  app.addHook('preClose', async () => {
    clearInterval(beat);
    endIf(() => true);
  });

  app.get<{ Querystring: { topics: string } }>(
    '/live',
    {
      config: { access: 'signedIn', scope: 'self' },
      schema: { querystring: query, summary: 'Event stream of changes' },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const topics = readTopics(actor, closedPermissions(app, actor), request.query.topics);
      const seq = lastEventId(request.headers['last-event-id']);
      const left = await secondsLeft(actor);
      const own = [...streams].filter((stream) => stream.actor.user_id === actor.user_id);
      if (own.length >= MOST_STREAMS)
        throw new ApiError(429, ERROR_CODE.tooManyCalls, 'Too many pages are open. Close some of them', {
          args: { retry_after: RETRY_SECONDS },
          headers: { 'retry-after': String(RETRY_SECONDS) },
        });

      if (build !== null) reply.header(BUILD_HEADER, build);
      openResponse(reply);
      const stream = new LiveStream(reply.raw, actor, topics, seq ?? feed.lastSeq);
      streams.add(stream);
      // setTimeout counts in 32 bits; a session of more than 24 days is looked at again by the next request.
      const expiry = setTimeout(() => stream.end(), Math.min(left * 1000, 2 ** 31 - 1)).unref();
      reply.raw.on('close', () => {
        clearTimeout(expiry);
        streams.delete(stream);
      });
      try {
        await resume(feed, stream, seq);
      } catch (error) {
        request.log.error(
          { reason: error instanceof Error ? error.name : 'unknown' },
          'a live stream could not resume',
        );
        stream.end();
      }
    },
  );
}
