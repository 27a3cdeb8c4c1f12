import { push as english } from '../../../i18n/en/push';
import { push as spanish } from '../../../i18n/es/push';
import { push as arabic } from '../../../i18n/ar/push';
import { languageOf } from '../../../domain/wire/languages';

const WORDS = { en: english, es: spanish, ar: arabic };

/**
 * The service worker of push, a file of its own without the app. A push brings the number of a notification and nothing
 * else; its title, which names no patient, comes from the server while its person is signed in here. The rest is read in
 * the app. It caches nothing and answers no page's requests.
 */
interface PushEvent extends ExtendableEvent {
  readonly data: { json: () => unknown } | null;
}
interface ExtendableEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}
interface ClickEvent extends ExtendableEvent {
  readonly notification: { data: unknown; close: () => void };
}
interface WindowClient {
  focus: () => Promise<WindowClient>;
  postMessage: (message: unknown) => void;
}
export interface WorkerScope {
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: {
    matchAll: (options: object) => Promise<WindowClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  navigator: { language: string };
  addEventListener: (type: string, listener: (event: never) => void) => void;
  skipWaiting: () => Promise<void>;
}

interface Shown {
  title: string;
  body: string;
  icon?: string;
  isUrgent: boolean;
}

function idOf(data: PushEvent['data']): number {
  const id = (data?.json() as { id?: unknown } | null)?.id;
  return typeof id === 'number' ? id : 0;
}

/** What a locked screen may show. */
async function shownOf(id: number, words: typeof english): Promise<Shown> {
  if (id === 0) return { title: words.test, body: '', isUrgent: false };
  const answer = await fetch(`/api/notification/${id}`, { credentials: 'same-origin' }).catch(() => null);
  if (!answer?.ok) return { title: words.news, body: words.signIn, isUrgent: false };
  const { title, sound, imageIconUrl } = (await answer.json()) as {
    title: string;
    sound?: string | null;
    imageIconUrl?: string;
  };
  return { title, body: words.open, icon: imageIconUrl, isUrgent: sound === 'urgent' };
}

/** Makes a worker of its scope. */
export function startPushWorker(scope: WorkerScope): void {
  const words = WORDS[languageOf(scope.navigator.language) ?? 'en'];

  async function show(id: number): Promise<void> {
    const { title, body, icon, isUrgent } = await shownOf(id, words);
    await scope.registration.showNotification(title, {
      body,
      // The same notification again replaces itself.
      tag: `notification-${id}`,
      data: id,
      requireInteraction: isUrgent,
      ...(icon && { icon }),
    });
  }

  async function open(id: number): Promise<void> {
    const path = id === 0 ? '/notifications' : `/notifications?open=${id}`;
    const [page] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!page) return void (await scope.clients.openWindow(`/#${path}`));
    page.postMessage({ open: path });
    await page.focus();
  }

  scope.addEventListener('install', () => void scope.skipWaiting());
  scope.addEventListener('push', (event: PushEvent) => event.waitUntil(show(idOf(event.data))));
  scope.addEventListener('notificationclick', (event: ClickEvent) => {
    event.notification.close();
    event.waitUntil(open(Number(event.notification.data) || 0));
  });
}
