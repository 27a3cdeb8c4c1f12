/** Columns of amounts: the field of `CashFigures` and the key of its word. */
export const CASH_COLUMNS = [
  ['expected', 'expected'],
  ['by_card', 'byCard'],
  ['to_hand_over', 'toHandOver'],
  ['outstanding', 'outstanding'],
] as const;
