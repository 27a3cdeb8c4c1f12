/** Why a stop failed, by the number of the reason (migration 0001): on screens and in what is printed. */
export const reasons = {
  1: 'Nobody home',
  2: 'Wrong address',
  3: 'Refused by recipient',
  4: 'Other',
  5: 'Facility closed',
  6: 'Unsafe to deliver',
  7: 'Copayment not paid',
  8: 'Asked for another day',
};
