/** What is wrong with an order from a file (`domain/orderRow`, `POST /orders`). */
export const orders = {
  fullName: 'Write first and last name',
  unknownFlag: 'Use only these flags: %{flags}',
  addressUnreadable: 'Write street and number, city, state and ZIP code',
  zipMissing: 'The ZIP code is missing',
  zipUnknown: 'There is no ZIP code %{zipcode}',
  zipElsewhere: 'The ZIP code %{zipcode} is in %{state}',
  streetMissing: 'Write house number and street',
  unitTooLong: 'The unit has at most %{max} characters',
  stateUnknown: '“%{text}” is not a state',
  placeholder: '“%{text}” is a placeholder: write the value',
  dateForNumber: '“%{text}” is a date: write the order number',
  unknownClient: 'No client has codes that begin with %{letters}',
  otherPerson: 'This client code belongs to a person with another name',
  twiceInFile: 'Order number already used on line %{line}',
};
