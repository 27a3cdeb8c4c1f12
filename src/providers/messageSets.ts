import type { MessageSet } from '../i18n/messageSets';
import type { messages as english } from '../i18n/en/sets/shell';
import type { Language } from '../domain/wire/languages';

type Words = typeof english;

const shell: Record<Language, () => Promise<Words>> = {
  en: () => import('../i18n/en/sets/shell').then(({ messages }) => messages),
  es: () => import('../i18n/es/sets/shell').then(({ messages }) => messages),
  ar: () => import('../i18n/ar/sets/shell').then(({ messages }) => messages),
};

const sets: Record<MessageSet, Record<Language, () => Promise<object>>> = {
  calls: {
    en: () => import('../i18n/en/sets/calls').then(({ messages }) => messages),
    es: () => import('../i18n/es/sets/calls').then(({ messages }) => messages),
    ar: () => import('../i18n/ar/sets/calls').then(({ messages }) => messages),
  },
  dispatch: {
    en: () => import('../i18n/en/sets/dispatch').then(({ messages }) => messages),
    es: () => import('../i18n/es/sets/dispatch').then(({ messages }) => messages),
    ar: () => import('../i18n/ar/sets/dispatch').then(({ messages }) => messages),
  },
  map: {
    en: () => import('../i18n/en/sets/map').then(({ messages }) => messages),
    es: () => import('../i18n/es/sets/map').then(({ messages }) => messages),
    ar: () => import('../i18n/ar/sets/map').then(({ messages }) => messages),
  },
  notifications: {
    en: () => import('../i18n/en/sets/notifications').then(({ messages }) => messages),
    es: () => import('../i18n/es/sets/notifications').then(({ messages }) => messages),
    ar: () => import('../i18n/ar/sets/notifications').then(({ messages }) => messages),
  },
  orders: {
    en: () => import('../i18n/en/sets/orders').then(({ messages }) => messages),
    es: () => import('../i18n/es/sets/orders').then(({ messages }) => messages),
    ar: () => import('../i18n/ar/sets/orders').then(({ messages }) => messages),
  },
  records: {
    en: () => import('../i18n/en/sets/records').then(({ messages }) => messages),
    es: () => import('../i18n/es/sets/records').then(({ messages }) => messages),
    ar: () => import('../i18n/ar/sets/records').then(({ messages }) => messages),
  },
  settings: {
    en: () => import('../i18n/en/sets/settings').then(({ messages }) => messages),
    es: () => import('../i18n/es/sets/settings').then(({ messages }) => messages),
    ar: () => import('../i18n/ar/sets/settings').then(({ messages }) => messages),
  },
  conversations: {
    en: () => import('../i18n/en/sets/conversations').then(({ messages }) => messages),
    es: () => import('../i18n/es/sets/conversations').then(({ messages }) => messages),
    ar: () => import('../i18n/ar/sets/conversations').then(({ messages }) => messages),
  },
  reports: {
    en: () => import('../i18n/en/sets/reports').then(({ messages }) => messages),
    es: () => import('../i18n/es/sets/reports').then(({ messages }) => messages),
    ar: () => import('../i18n/ar/sets/reports').then(({ messages }) => messages),
  },
  outreach: {
    en: () => import('../i18n/en/sets/outreach').then(({ messages }) => messages),
    es: () => import('../i18n/es/sets/outreach').then(({ messages }) => messages),
    ar: () => import('../i18n/ar/sets/outreach').then(({ messages }) => messages),
  },
  dashboards: {
    en: () => import('../i18n/en/sets/dashboards').then(({ messages }) => messages),
    es: () => import('../i18n/es/sets/dashboards').then(({ messages }) => messages),
    ar: () => import('../i18n/ar/sets/dashboards').then(({ messages }) => messages),
  },
  fleet: {
    en: () => import('../i18n/en/sets/fleet').then(({ messages }) => messages),
    es: () => import('../i18n/es/sets/fleet').then(({ messages }) => messages),
    ar: () => import('../i18n/ar/sets/fleet').then(({ messages }) => messages),
  },
  ownAccount: {
    en: () => import('../i18n/en/sets/ownAccount').then(({ messages }) => messages),
    es: () => import('../i18n/es/sets/ownAccount').then(({ messages }) => messages),
    ar: () => import('../i18n/ar/sets/ownAccount').then(({ messages }) => messages),
  },
  today: {
    en: () => import('../i18n/en/sets/today').then(({ messages }) => messages),
    es: () => import('../i18n/es/sets/today').then(({ messages }) => messages),
    ar: () => import('../i18n/ar/sets/today').then(({ messages }) => messages),
  },
};

/** The sets of the pages opened so far, each with the moment from which its words can be said. */
const opened = new Map<MessageSet, Promise<void>>();

/** Loads what is opened into the words on screen; there is nothing to load before the app has words at all. */
let sayOpened = (): Promise<void> => Promise.resolve();

/** The provider of words says here how it takes in sets that are opened later. */
export function whenOpened(load: () => Promise<void>): void {
  sayOpened = load;
}

/** The words of the shell and of all sets opened so far. */
export async function loadMessages(language: Language): Promise<Words> {
  const [base, ...others] = await Promise.all([
    shell[language](),
    ...[...opened.keys()].map((set) => sets[set][language]()),
  ]);
  return Object.assign({}, base, ...others) as Words;
}

/** The words of a set can be said when this resolves. It rejects when they do not come, and the next call tries again. */
export function openMessages(set: MessageSet): Promise<void> {
  const before = opened.get(set);
  if (before) return before;
  const coming = Promise.resolve().then(() => sayOpened());
  const kept = coming.catch((error: unknown) => {
    opened.delete(set);
    throw error;
  });
  opened.set(set, kept);
  return kept;
}

/** A piece of the app comes with its words: without them it fails, and waits for a connection, as without its code. */
export function withMessages<Piece>(set: MessageSet, load: () => Promise<Piece>): () => Promise<Piece> {
  return async () => {
    const [piece] = await Promise.all([load(), openMessages(set)]);
    return piece;
  };
}
