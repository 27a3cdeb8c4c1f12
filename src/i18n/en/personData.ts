/** Export and erasure of one person's data. */
export const personData = {
  export: 'Export data',
  erase: {
    action: 'Erase data',
    title: 'Erase the data of this participant?',
    goes: 'Name, contacts, date of birth, notes, street address, photos, signatures, messages and imported rows go, also from the change log.',
    stays:
      'What the law keeps stays: one delivery with its day, state, amounts and custody, and who looked at it. |||| What the law keeps stays: %{smart_count} deliveries with their days, states, amounts and custody, and who looked at them.',
    forGood: 'This cannot be undone. Backups lose the data as they run out.',
    name: 'Type the name: %{name}',
    reason: 'Reason',
    verb: 'Erase permanently',
    keep: 'Cancel',
    failed: 'Whether the data can be erased did not load. Close this and try again.',
    done: 'The data is erased. What is left in other places goes in the next minutes.',
  },
};
