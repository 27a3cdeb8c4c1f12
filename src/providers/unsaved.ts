import { createValueStore } from './valueStore';

/** How a place is being left: by a step in the history or an address, by a link or the app itself, or with the session. */
export interface Leaving {
  by: 'history' | 'app' | 'session';
  /** Another query of the same page. */
  isSamePage: boolean;
}

const WITH_SESSION: Leaving = { by: 'session', isSamePage: false };

/** Something that a person has written and that is stored nowhere yet. */
export interface Unsaved {
  /** Evaluated when the user leaves. */
  isUnsaved: (leaving: Leaving) => boolean;
  /** Stores it without a question; false when that is not possible. */
  save?: () => Promise<boolean>;
}

/** Questions that are not about leaving a page. */
type AskedAbout = 'signOut' | 'close' | 'reload';
type Question = { readonly about: AskedAbout; readonly answer: (mayLeave: boolean) => void } | null;

const registered = new Set<Unsaved>();
/** The question that is shown now. */
export const leaveQuestion = createValueStore<Question>(null);

/** Registers unsaved input, so that the user is asked before it is lost; returns the unregister function. */
export function holdUnsaved(unsaved: Unsaved): () => void {
  if (registered.size === 0) window.addEventListener('beforeunload', holdPage);
  registered.add(unsaved);
  return () => {
    registered.delete(unsaved);
    if (registered.size === 0) window.removeEventListener('beforeunload', holdPage);
  };
}

export function hasUnsaved(leaving = WITH_SESSION): boolean {
  return [...registered].some((one) => one.isUnsaved(leaving));
}

/** Discards unsaved input after the user confirmed; no further question. */
export function discardUnsaved(): void {
  registered.clear();
  window.removeEventListener('beforeunload', holdPage);
}

/** An external URL, a reload or a closed tab: the browser shows its own question. */
function holdPage(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault();
}

/** Saves what can be saved without a question. True when nothing unsaved is left. */
export async function saveUnsaved(leaving = WITH_SESSION): Promise<boolean> {
  for (const one of registered) if (one.isUnsaved(leaving) && !(await one.save?.())) return false;
  return !hasUnsaved(leaving);
}

async function askPerson(about: AskedAbout): Promise<boolean> {
  const mayLeave = await new Promise<boolean>((answer) => leaveQuestion.set({ about, answer }));
  leaveQuestion.set(null);
  return mayLeave;
}

/** Before the user signs out: whether to continue, with nothing unsaved or by discarding it. */
export async function mayEndSession(): Promise<boolean> {
  return (await saveUnsaved()) || askPerson('signOut');
}

/** Before the page is loaded anew: whether it may be, with nothing unsaved or by discarding it. */
export async function mayReload(): Promise<boolean> {
  return (await saveUnsaved()) || askPerson('reload');
}

/** Before a dialog with something typed is closed. */
export function mayCloseDialog(): Promise<boolean> {
  return askPerson('close');
}
