/** Whether a dialog, menu or popover has the keyboard: whoever opened it, the board's keys are quiet then. */
export function isModalOpen(): boolean {
  return document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null;
}
