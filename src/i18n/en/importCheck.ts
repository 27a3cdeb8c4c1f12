/** What the check of an imported row says (`server/day/imports`), and the words of the list of refused rows. */
export const importCheck = {
  otherClient: 'This person belongs to the client %{client}',
  otherCode: 'The person found has another client code: %{code}',
  lettersOfOther: 'This code prefix belongs to the client %{client}',
  codeTwice: 'Line %{line} uses this client code for a person with another name',
  maybeKnown: 'This person may already exist: compare before you create a new one',
  inactive: 'This participant is inactive',
  noRun: 'No run on this day can take this delivery',
  onTheRoad:
    'A delivery with this number is on the run %{run}, in the state “%{status}”: a file cannot change it',
  done: 'A delivery with this number is in the state “%{status}”: a file cannot change it',
  locked: 'A delivery with this number is locked: unlock it first',
  planned: 'A delivery with this number is planned on the run %{run} of %{date}: unassign it first',
  dayClosed:
    'A delivery with this number is on the run %{run}; %{who} has closed the day of this CDP (%{date}), so its bags are counted: change it on the board, with a reason',
  overtaken: 'Somebody has changed this delivery or participant since the check: check the lot again',
  pastDay: 'This day is over: choose %{date} or later',
  columnTwice: 'Two columns of the file are assigned to “%{column}”',
  cityOfZip: 'No city in the file: %{city} taken from the ZIP code',
  stateOfZip: 'No state in the file: %{state} taken from ZIP code %{zipcode}',
  movedToComments: '“%{text}” moved from the address to the comments',
  gateToComments: 'The gate code “%{text}” moved to the comments',
  gateComment: 'Gate code %{code}',
  days: {
    other:
      'This order is for “%{text}”, the lot for %{date}: choose for the whole file when these orders are delivered',
    unreadable: '“%{text}” is not a date',
    outside: '“%{text}” is before the day of the lot (%{date}) or too long after it',
    ownDay: 'Delivered on its own day: %{text}',
    lotDay: 'The file says “%{text}”: delivered on the day of the lot, %{date}',
  },
  answered: {
    value: 'Empty in the file: “%{value}” is used, as chosen for the whole file',
    made: 'No order number in the file: %{value} was created',
    new: 'No client code in the file: a new participant gets the next free one',
    found: 'No client code in the file: this is the participant %{code}',
    without: 'No phone in the file: imported without one',
    leave_out: 'Empty in the file: left out, as chosen for the whole file',
  },
  line: 'Line',
  reason: 'Reason',
  columns: {
    order_number: 'Order number',
    client_code: 'Client code',
    participant_name: 'Participant',
    phone_number: 'Phone',
    address: 'Address',
    delivery_start_time: 'Not before',
    delivery_end_time: 'Not after',
    flags: 'Flags',
    copayment_amount: 'Copayment',
    comments: 'Comments',
  },
};

export type ImportCheckWords = typeof importCheck;
