/** How a field is drawn as a column of a list. */
export interface ColumnLook {
  /** Least width in px; content widens a column of the plain table, a text column of both tables grows. */
  width: number;
  align: 'left' | 'right';
  grows?: boolean;
  /** Takes all the room that is left and is the first to go on below: an address. */
  fills?: boolean;
}
