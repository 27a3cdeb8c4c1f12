/**
 * Keys of the board itself, in the format of `react-hotkeys-hook`. Keys of actions are declared with the
 * actions.
 */
export const BOARD_KEYS = {
  undo: ['mod+z'],
  redo: ['mod+shift+z', 'mod+y'],
  palette: ['mod+k'],
  search: ['/'],
  selectAll: ['mod+a'],
  rule: ['mod+shift+a'],
  drag: ['g'],
  details: ['f6'],
  putDown: ['escape'],
  sheet: ['?'],
} as const satisfies Record<string, readonly string[]>;

/** Single-character keys: they can be switched off, and are matched by the character they produce. */
export const isCharacter = (key: string) => key.length === 1;

/** Keys that work while a list of stops has the focus. */
export const LIST_KEYS = {
  step: ['↑', '↓'],
  leave: ['←', '→'],
  ends: ['Home', 'End'],
  pages: ['PageUp', 'PageDown'],
  open: ['Enter'],
  select: ['Space'],
  range: ['Shift+↑', 'Shift+↓'],
  menu: ['Shift+F10'],
} as const satisfies Record<string, readonly string[]>;

/** Preference of the user: whether single letters start actions (WCAG 2.1.4). */
export const LETTER_KEYS_PREFERENCE = 'letter_keys';

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** A key as printed on the user's keyboard: `mod+z` is "Ctrl+Z" or "⌘Z". */
export function keyLabel(key: string, apple = isApple()): string {
  const parts = key.split('+').map((part) => {
    if (part === 'mod') return apple ? '⌘' : 'Ctrl';
    if (part === 'shift') return apple ? '⇧' : 'Shift';
    if (part === 'escape') return 'Esc';
    return part.length === 1 || /^f\d+$/.test(part) ? part.toUpperCase() : part;
  });
  return parts.join(apple ? '' : '+');
}
