import { holdUnsaved, type Leaving } from '../../providers/unsaved';

const DIALOG = '[role="dialog"][aria-modal="true"], [role="alertdialog"][aria-modal="true"]';
/** Fields whose content is no loss: it finds something, is asked for again on purpose, or is stored at once. */
const PASSING = '[type="search"], [type="file"], [type="password"], [cmdk-input], [data-stored] *';
/** Keys that leave a field as it is. */
const NO_CHOICE = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

interface Typed {
  dialog: Element;
  before: string;
}

/** What a person has handled in dialogs that are open, and what stood there before. */
const typed = new Map<Element, Typed>();

/** The field of a target: what is typed in, ticked or opened for a choice. */
function fieldOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  // A press on the arrow or on a chosen value belongs to the field around them.
  const around = target.closest('.MuiAutocomplete-root')?.querySelector('[role="combobox"]');
  const field = around ?? target.closest('input, textarea, select, [role="combobox"]');
  return field && !field.matches(PASSING) ? field : null;
}

/** What is written or chosen in a field. */
function contentOf(field: Element): string {
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type))
    return String(field.checked);
  if (field instanceof HTMLInputElement) {
    const chosen = field.closest('.MuiAutocomplete-root')?.querySelectorAll('.MuiAutocomplete-tag') ?? [];
    return [...chosen].map(({ textContent }) => textContent).join() + field.value;
  }
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) return field.value;
  // A drop-down field draws its value and keeps it in a hidden field beside.
  return field.parentElement?.querySelector('input')?.value ?? field.textContent;
}

/** What stood in a field that is seen only now, when it has changed already. */
function likelyBefore(field: Element): string {
  return field instanceof HTMLInputElement && field.type === 'checkbox'
    ? String(!field.checked)
    : field instanceof HTMLInputElement && field.type === 'radio'
      ? 'false'
      : '';
}

/** A locked field holds what is sent or stored already. */
function isLocked(field: Element): boolean {
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.readOnly;
}

function isStillTyped([field, { dialog, before }]: readonly [Element, Typed]): boolean {
  if (!dialog.isConnected) typed.delete(field);
  return dialog.isConnected && (!field.isConnected || (!isLocked(field) && contentOf(field) !== before));
}

/** Whether something is typed or chosen in a dialog and stored nowhere. */
export function isTypedIn(dialog: Element): boolean {
  return [...typed].some((one) => dialog.contains(one[1].dialog) && isStillTyped(one));
}

/** A dialog or a part of it has been stored, and the dialog stays. */
export function typedIsSaved(part: Element | null): void {
  for (const [field, { dialog }] of typed)
    if (part?.contains(field) || part?.contains(dialog)) typed.delete(field);
}

/**
 * Every dialog with something typed or chosen asks before it is lost, without a word of its own: it is seen where it is
 * typed. A dialog that closes takes its text along, and a command that was sent goes where it wants: only steps in the
 * history, links, the end of the session, Escape and a press beside the dialog are held. Answers how to stop.
 */
export function watchDialogs(): () => void {
  const before = new WeakMap<Element, string>();

  const remember = ({ target }: Event) => {
    const field = fieldOf(target);
    if (field && !before.has(field)) before.set(field, contentOf(field));
  };
  const note = ({ target }: Event) => {
    const field = fieldOf(target);
    const dialog = field?.closest(DIALOG);
    if (field && dialog && !typed.has(field))
      typed.set(field, { dialog, before: before.get(field) ?? likelyBefore(field) });
  };
  /** A drop-down field changes without a word: it counts from the moment that a person handles it. */
  const handle = (event: Event) => {
    if (event instanceof KeyboardEvent && NO_CHOICE.has(event.key)) return;
    if (fieldOf(event.target)?.getAttribute('role') !== 'combobox') return;
    remember(event);
    note(event);
  };

  // The link that is being followed, for as long as its click is handled.
  let isLink = false;
  const follow = ({ target }: Event) => {
    isLink = target instanceof Element && target.closest('a[href]') !== null;
    if (isLink) setTimeout(() => (isLink = false));
  };

  const isUnsaved = ({ by }: Leaving) => (by !== 'app' || isLink) && [...typed].some(isStillTyped);
  const letGo = holdUnsaved({ isUnsaved });
  const heard = [
    ['focusin', remember],
    ['input', note],
    ['mousedown', handle],
    ['keydown', handle],
    ['click', follow],
  ] as const;
  for (const [type, hear] of heard) document.addEventListener(type, hear, true);
  return () => {
    letGo();
    typed.clear();
    for (const [type, hear] of heard) document.removeEventListener(type, hear, true);
  };
}
