import type { KeyboardEvent } from 'react';

/** Arrow keys move between the rows of a table, to the button in each row that opens it. */
export function rowArrows(opener: string): (press: KeyboardEvent<HTMLElement>) => void {
  return (press) => {
    const step = press.key === 'ArrowDown' ? 1 : press.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const buttons = [...press.currentTarget.querySelectorAll<HTMLElement>(opener)];
    const row = (press.target as HTMLElement).closest('tr');
    const here = buttons.findIndex((button) => row?.contains(button));
    const next = buttons[Math.min(Math.max(here + step, 0), buttons.length - 1)];
    if (!next) return;
    press.preventDefault();
    next.focus();
  };
}
