/** Whether a dialog, menu or popover has the keyboard focus; the board's keys are off then. */
export function isModalOpen(): boolean {
  return document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null;
}
