/** How a place is being left: by a step in the history or an address, by a link or the app itself, or with the session. */
export interface Leaving {
  by: 'history' | 'app' | 'session';
  /** Another query of the same page. */
  isSamePage: boolean;
}

const WITH_SESSION: Leaving = { by: 'session', isSamePage: false };

/** Something that a person has written and that is stored nowhere yet. */
export interface Unsaved {
  /** Asked at the moment of leaving. */
  isUnsaved: (leaving: Leaving) => boolean;
  /** Stores it without a question; false when that is not possible. */
  save?: () => Promise<boolean>;
}

/** What is asked about beside the way out of a page. */
type AskedAbout = 'signOut' | 'close';
type Question = { readonly about: AskedAbout; readonly answer: (mayLeave: boolean) => void } | null;

const held = new Set<Unsaved>();
let question: Question = null;
const listeners = new Set<() => void>();

/** Asks before this is lost; answers how to stop. */
export function holdUnsaved(unsaved: Unsaved): () => void {
  if (held.size === 0) window.addEventListener('beforeunload', holdPage);
  held.add(unsaved);
  return () => {
    held.delete(unsaved);
    if (held.size === 0) window.removeEventListener('beforeunload', holdPage);
  };
}

export function hasUnsaved(leaving = WITH_SESSION): boolean {
  return [...held].some((one) => one.isUnsaved(leaving));
}

/** What is unsaved is given up, by a person's word: nothing asks again. */
export function discardUnsaved(): void {
  held.clear();
  window.removeEventListener('beforeunload', holdPage);
}

/** A foreign address, a reload, a closed tab: the browser asks in its own words. */
function holdPage(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault();
}

/** Stores what can be stored without a question. True when nothing unsaved is left. */
export async function saveUnsaved(leaving = WITH_SESSION): Promise<boolean> {
  for (const one of held) if (one.isUnsaved(leaving) && !(await one.save?.())) return false;
  return !hasUnsaved(leaving);
}

function ask(next: Question): void {
  question = next;
  listeners.forEach((listener) => listener());
}

async function askPerson(about: AskedAbout): Promise<boolean> {
  const mayLeave = await new Promise<boolean>((answer) => ask({ about, answer }));
  ask(null);
  return mayLeave;
}

/** Before the session is closed by hand: whether the person goes, with nothing unsaved or without it. */
export async function mayEndSession(): Promise<boolean> {
  return (await saveUnsaved()) || askPerson('signOut');
}

/** Before a dialog with something typed is closed. */
export function mayCloseDialog(): Promise<boolean> {
  return askPerson('close');
}

export function readQuestion(): Question {
  return question;
}

export function subscribeQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
