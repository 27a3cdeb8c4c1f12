import { holdUnsaved, type Leaving } from '../../providers/unsaved';

const DIALOG = '[role="dialog"][aria-modal="true"], [role="alertdialog"][aria-modal="true"]';
/** Fields whose text is no loss: it finds something, or is asked for again on purpose. */
const PASSING = '[type="search"], [type="file"], [type="password"], [cmdk-input]';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What is written or chosen in a field. */
function contentOf(field: TextField): string {
  return field.type === 'radio' ? String((field as HTMLInputElement).checked) : field.value;
}

interface Typed {
  dialog: Element;
  before: string;
}

function textField(target: EventTarget | null): TextField | null {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && !target.matches(PASSING) ? target : null;
}

/**
 * Every dialog with something typed or marked asks before the page under it is left, without a word of its own: it is
 * seen where it is typed. A dialog that closes takes its text along, and a command that was sent goes where it wants: only
 * steps in the history, links and the end of the session are held. Answers how to stop.
 */
export function watchDialogs(): () => void {
  const before = new WeakMap<TextField, string>();
  const typed = new Map<TextField, Typed>();

  const remember = ({ target }: Event) => {
    const field = textField(target);
    if (field && !before.has(field)) before.set(field, contentOf(field));
  };
  const note = ({ target }: Event) => {
    const field = textField(target);
    const dialog = field?.closest(DIALOG);
    if (field && dialog && !typed.has(field))
      typed.set(field, { dialog, before: before.get(field) ?? (field.type === 'radio' ? 'false' : '') });
  };
  const isTyped = ([field, { dialog, before: old }]: readonly [TextField, Typed]) => {
    if (!dialog.isConnected) typed.delete(field);
    return dialog.isConnected && (!field.isConnected || contentOf(field) !== old);
  };

  // The link that is being followed, for as long as its click is handled.
  let isLink = false;
  const follow = ({ target }: Event) => {
    isLink = target instanceof Element && target.closest('a[href]') !== null;
    if (isLink) setTimeout(() => (isLink = false));
  };

  const isUnsaved = ({ by }: Leaving) => (by !== 'app' || isLink) && [...typed].some(isTyped);
  const letGo = holdUnsaved({ isUnsaved });
  const heard = [
    ['focusin', remember],
    ['input', note],
    ['click', follow],
  ] as const;
  for (const [type, hear] of heard) document.addEventListener(type, hear, true);
  return () => {
    letGo();
    for (const [type, hear] of heard) document.removeEventListener(type, hear, true);
  };
}
