import { holdUnsaved, type Leaving } from '../../providers/unsaved';

const DIALOG = '[role="dialog"][aria-modal="true"], [role="alertdialog"][aria-modal="true"]';
/**
 * Fields whose content is no loss: searches, values that must be entered again, or values that are stored at
 * once.
 */
const PASSING = '[type="search"], [type="file"], [type="password"], [cmdk-input], [data-stored] *';
/** Keys that leave a field as it is. */
const NO_CHOICE = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

interface Typed {
  dialog: Element;
  before: string;
}

/** The fields that the user has changed in open dialogs, with their previous content. */
const typed = new Map<Element, Typed>();

/** The field of an event target: a text field, checkbox or choice. */
function fieldOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  // A press on the arrow or on a chosen value belongs to the field around them.
  const around = target.closest('.MuiAutocomplete-root')?.querySelector('[role="combobox"]');
  const field = around ?? target.closest('input, textarea, select, [role="combobox"]');
  return field && !field.matches(PASSING) ? field : null;
}

/** The content of a field. */
function contentOf(field: Element): string {
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type))
    return String(field.checked);
  if (field instanceof HTMLInputElement) {
    const chosen = field.closest('.MuiAutocomplete-root')?.querySelectorAll('.MuiAutocomplete-tag') ?? [];
    return [...chosen].map(({ textContent }) => textContent).join() + field.value;
  }
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) return field.value;
  // A drop-down field shows its value and stores it in a hidden input beside it.
  return field.parentElement?.querySelector('input')?.value ?? field.textContent;
}

/** The probable previous content of a field that is first seen after its change. */
function likelyBefore(field: Element): string {
  return field instanceof HTMLInputElement && field.type === 'checkbox'
    ? String(!field.checked)
    : field instanceof HTMLInputElement && field.type === 'radio'
      ? 'false'
      : '';
}

/** A locked field contains a value that is already sent or stored. */
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

/** Input of a dialog or a part of it was stored, and the dialog stays open. */
export function typedIsSaved(part: Element | null): void {
  for (const [field, { dialog }] of typed)
    if (part?.contains(field) || part?.contains(dialog)) typed.delete(field);
}

/**
 * Asks before any dialog with typed or chosen input is lost; dialogs need no code for it, because the input
 * events are observed. A closing dialog drops its input, and a sent command may navigate: only history steps,
 * links, the end of the session, Escape and a press outside are intercepted. Returns the function that stops
 * it.
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
  /** A drop-down field changes without an event: it is registered when the user operates it. */
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
  const listeners = [
    ['focusin', remember],
    ['input', note],
    ['mousedown', handle],
    ['keydown', handle],
    ['click', follow],
  ] as const;
  for (const [type, hear] of listeners) document.addEventListener(type, hear, true);
  return () => {
    letGo();
    typed.clear();
    for (const [type, hear] of listeners) document.removeEventListener(type, hear, true);
  };
}
