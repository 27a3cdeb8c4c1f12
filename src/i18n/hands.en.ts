/** Selection, moves, keys and the palette of the board. */
export const hands = {
  selection: {
    title: 'Selected stops',
    count: '%{smart_count} stop selected |||| %{smart_count} stops selected',
    hidden: '(%{smart_count} hidden by the filters) |||| (%{smart_count} hidden by the filters)',
    part: '%{part} of %{whole}',
    clear: 'Clear the selection',
    lost: '%{smart_count} stop left the selection: closed, or no longer on this day |||| %{smart_count} stops left the selection: closed, or no longer on this day',
  },
  keys: {
    selectAll: 'Select all shown stops',
    putDown: 'Clear the selection, close the details',
    search: 'Search',
    sheet: 'This list',
    step: 'Next and previous stop',
    leave: 'Run to the left, to the right',
    ends: 'First and last stop',
    pages: 'A page up, a page down',
    open: 'Open the stop',
    select: 'Select the stop or take it out',
    range: 'Extend the selection',
    menu: 'Menu of the stop',
  },
  sheet: {
    title: 'Keyboard shortcuts',
    sentence:
      'Keys work on the selected stops, else on the stop where the cursor is. They are quiet while you type.',
    letters: 'Single letters start actions',
    board: 'Board',
    list: 'In a list of stops',
    stop: 'Stop',
    run: 'Run',
    close: 'Close',
  },
};
