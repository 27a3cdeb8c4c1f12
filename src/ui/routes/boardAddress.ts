/** Names in the query of the board's address. */
export const STOP_IN_ADDRESS = 'stop';
/** An action on that stop: its dialog opens with the stop, once. */
export const ACTION_IN_ADDRESS = 'act';
export const LAYOUT_IN_ADDRESS = 'layout';
