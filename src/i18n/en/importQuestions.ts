/** What is asked of a lot for the whole file (`domain/importAnswers`). */
export const importQuestions = {
  title: 'Questions for the whole file',
  purpose: 'Each answer applies to all matching rows. You can change it until the lot is imported.',
  verb: 'Apply to the file',
  keep: 'Cancel',
  change: 'Change answer',
  remembered: 'Same answer as for an earlier file of this client.',
  toComments: 'Put into the comments',
  toCommentsOf: 'Put the column %{name} into the comments',
  laterValues: 'filled only in later rows',
  ask: {
    order_number: 'One row has no order number. |||| %{count} rows have no order number.',
    order_numberWhole: 'The file has no column for the order number.',
    client_code: 'One row has no client code. |||| %{count} rows have no client code.',
    client_codeWhole: 'The file has no column for the client code.',
    participant_name: 'One row has no name. |||| %{count} rows have no name.',
    participant_nameWhole: 'The file has no column for the name of the participant.',
    phone_number: 'One row has no phone. |||| %{count} rows have no phone.',
    phone_numberWhole: 'The file has no column for the phone.',
    address: 'One row has no address. |||| %{count} rows have no address.',
    addressWhole: 'The file has no column for the address.',
    other_days:
      'One row has a different day than the lot. |||| %{count} rows have a different day than the lot.',
    garbled:
      'One row has letters that were saved with the wrong characters, like “JosÃ©” for “José”. |||| %{count} rows have letters that were saved with the wrong characters, like “JosÃ©” for “José”.',
    unused: '1 column is not imported. |||| %{count} columns are not imported.',
  },
  ways: {
    order_number: {
      made: 'Create numbers from the lot and the line. The same file in another lot gets other numbers.',
      leave_out: 'Leave these rows out',
    },
    client_code: {
      new: 'Find people by name and phone or address; new ones get the next free code',
      value: 'One client code for all of them',
      leave_out: 'Leave these rows out',
    },
    participant_name: { value: 'One name for all of them', leave_out: 'Leave these rows out' },
    phone_number: {
      without: 'Import without a phone',
      value: 'One phone for all of them',
      leave_out: 'Leave these rows out',
    },
    address: { value: 'One address for all of them', leave_out: 'Leave these rows out' },
    other_days: {
      own_day: 'Deliver each on its own day',
      lot_day: 'Deliver all on the day of the lot',
      leave_out: 'Leave these rows out',
    },
    garbled: { mend: 'Correct the letters', keep: 'Leave them as they are' },
    unused: { keep: 'Leave out' },
  },
  said: {
    order_number: { made: 'Numbers are created from the lot and the line.', leave_out: 'They are left out.' },
    client_code: {
      new: 'People are found by name and phone or address; new ones get the next free code.',
      value: 'The code %{value} is used for all of them.',
      leave_out: 'They are left out.',
    },
    participant_name: { value: '“%{value}” is used for all of them.', leave_out: 'They are left out.' },
    phone_number: {
      without: 'They are imported without a phone.',
      value: 'The phone %{value} is used for all of them.',
      leave_out: 'They are left out.',
    },
    address: { value: '“%{value}” is used for all of them.', leave_out: 'They are left out.' },
    other_days: {
      own_day: 'Each is delivered on its own day.',
      lot_day: 'All are delivered on the day of the lot.',
      leave_out: 'They are left out.',
    },
    garbled: { mend: 'The letters are corrected.', keep: 'They stay as they are.' },
    unused: { keep: 'They are left out.' },
  },
};

export type ImportQuestionWords = typeof importQuestions;
