/** Overlays of the board, other than the dialogs of actions. */
export type BoardTool = 'palette' | 'sheet' | 'rule' | 'addDelivery';
