/** How a field is drawn as a column of a list. */
export interface ColumnLook {
  /** Width in px that a column asks for; a text column grows beyond it. */
  width: number;
  align: 'left' | 'right';
  grows?: boolean;
  /** Takes all the room that is left and is the first to be cut short: an address, whose end matters least. */
  fills?: boolean;
}
