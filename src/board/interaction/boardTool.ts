/** What the board opens over itself, beside the dialogs of actions. */
export type BoardTool = 'palette' | 'sheet' | 'rule' | 'addDelivery';
