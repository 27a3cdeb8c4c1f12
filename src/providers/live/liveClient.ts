import { heardBuild } from '../appBuild';
import { randomKey } from '../randomKey';
import { sessionLost } from '../sessionLoss';
import type { FromHub, LiveEvent, LiveStatus, LiveTransport } from './liveMessages';
import { openTransport } from './liveTransport';

export interface LiveHandlers {
  onEvent?: (event: LiveEvent) => void;
  /** Changes may have been missed: fetch the shown data again. */
  onGap?: () => void;
}

interface Subscription {
  topic: string;
  handlers: LiveHandlers;
}

const page = randomKey();
const subscriptions = new Set<Subscription>();
const statusListeners = new Set<() => void>();
let status: LiveStatus = { state: 'connecting', since: Date.now() };
let transport: LiveTransport | null = null;
let isSending = false;

function receive(message: FromHub): void {
  switch (message.type) {
    case 'event':
      for (const { topic, handlers } of [...subscriptions])
        if (topic === message.event.topic) handlers.onEvent?.(message.event);
      return;
    case 'gap':
      for (const { handlers } of [...subscriptions]) handlers.onGap?.();
      return;
    case 'status':
      status = message.status;
      statusListeners.forEach((listener) => listener());
      return;
    case 'build':
      return heardBuild(message.build);
    case 'lost':
      return sessionLost(message.statusCode, message.args);
    case 'who':
      return sendTopics();
  }
}

/** Many subscriptions of one render make one message. */
function sendTopics(): void {
  if (isSending) return;
  isSending = true;
  queueMicrotask(() => {
    isSending = false;
    if (!transport) transport = start();
    transport.send({
      type: 'topics',
      page,
      topics: [...new Set([...subscriptions].map(({ topic }) => topic))],
    });
  });
}

function start(): LiveTransport {
  const opened = openTransport(receive);
  window.addEventListener('pagehide', () => opened.send({ type: 'bye', page }));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sendTopics();
  });
  return opened;
}

/** Subscribes to a topic, e.g. `dispatch:2026-11-20`; returns the unsubscribe function. */
export function subscribeLive(topic: string, handlers: LiveHandlers): () => void {
  const subscription = { topic, handlers };
  subscriptions.add(subscription);
  sendTopics();
  return () => {
    subscriptions.delete(subscription);
    sendTopics();
  };
}

/** After a new sign-in: reopens a stream that ended with its session. */
export function resumeLive(): void {
  sendTopics();
}

export function readLiveStatus(): LiveStatus {
  return status;
}

export function subscribeLiveStatus(listener: () => void): () => void {
  statusListeners.add(listener);
  return () => statusListeners.delete(listener);
}
