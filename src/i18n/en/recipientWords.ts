/** What recipients are told until an administrator writes other words. `{first_name}` and the others are variables of `src/domain/messages/templateText`. */
export const recipientWords = {
  orderReceived: {
    sms: '{pharmacy}: we have your order, {first_name}. We deliver it on {date}, {when}. Reply STOP to end messages.',
    subject: 'We have your order',
    email:
      'Hello {first_name},\n\n{pharmacy} has your order. We deliver it on {date}, {when}.\n\nQuestions? Call {phone}.',
    voice:
      'Hello. This is {pharmacy}, for {first_name}. We have your order. We deliver it on {date}, {when}. Questions? Call {phone}. Thank you.',
  },
  reminder: {
    sms: '{pharmacy}: your {what} is tomorrow, {when}. Please have somebody at home. Details: {link} Reply STOP to end messages.',
    subject: 'Your {what} is tomorrow',
    email:
      'Hello {first_name},\n\nYour {what} from {pharmacy} is tomorrow, {date}, {when}. Please have somebody at home.\n\nFollow it here:\n\n{link}\n\nQuestions? Call {phone}.',
    voice:
      'Hello. This is {pharmacy}, for {first_name}. Your {what} is tomorrow, {when}. Please have somebody at home. Questions? Call {phone}. Thank you.',
  },
  outForDelivery: {
    sms: '{pharmacy}: the driver has left with your {what}. Expected {when}. Follow it: {link} Reply STOP to end messages.',
    subject: 'Your {what} is on its way',
    email:
      'Hello {first_name},\n\nThe driver of {pharmacy} has left with your {what}. Expected {when}.\n\nFollow it here:\n\n{link}\n\nQuestions? Call {phone}.',
    voice:
      'Hello. This is {pharmacy}, for {first_name}. The driver has left with your {what}. Expected {when}. Questions? Call {phone}. Thank you.',
  },
  next: {
    sms: '{pharmacy}: you are next, {first_name}. The driver arrives {when}. Map: {link}',
    subject: 'You are next',
    email:
      'Hello {first_name},\n\nYou are the next stop. The driver arrives {when}.\n\nSee where the driver is:\n\n{link}\n\nQuestions? Call {phone}.',
    voice:
      'Hello. This is {pharmacy}, for {first_name}. You are the next stop. The driver arrives {when}. Thank you.',
  },
  arrived: {
    sms: '{pharmacy}: the driver is at your address with your {what}. Cannot come to the door? Call {phone}.',
    subject: 'The driver is at your address',
    email:
      'Hello {first_name},\n\nThe driver of {pharmacy} is at your address with your {what}. Cannot come to the door? Call {phone}.',
    voice:
      'Hello. This is {pharmacy}, for {first_name}. The driver is at your address with your {what}. Cannot come to the door? Call {phone}.',
  },
  delivered: {
    sms: '{pharmacy}: your {what} is complete. Time and proof: {link} Something wrong? Call {phone}.',
    subject: 'Your {what} is complete',
    email:
      'Hello {first_name},\n\nYour {what} from {pharmacy} is complete. See when:\n\n{link}\n\nSomething wrong? Call {phone}.',
    voice:
      'Hello. This is {pharmacy}, for {first_name}. Your {what} is complete. Something wrong? Call {phone}. Thank you.',
  },
  attemptFailed: {
    sms: '{pharmacy}: we could not complete your {what} on {date}. Call {phone} to choose another time. Details: {link}',
    subject: 'We could not complete your {what}',
    email:
      'Hello {first_name},\n\nWe could not complete your {what} on {date}. Call {phone} to choose another time.\n\nDetails:\n\n{link}',
    voice:
      'Hello. This is {pharmacy}, for {first_name}. We could not complete your {what} on {date}. Please call {phone} to choose another time. Thank you.',
  },
  rescheduled: {
    sms: '{pharmacy}: your {what} has a new time: {date}, {when}. Not good for you? Call {phone}. Follow it: {link}',
    subject: 'Your {what} has a new time',
    email:
      'Hello {first_name},\n\nYour {what} from {pharmacy} has a new time: {date}, {when}.\n\nNot good for you? Call {phone}.\n\nFollow it here:\n\n{link}',
    voice:
      'Hello. This is {pharmacy}, for {first_name}. Your {what} has a new time: {date}, {when}. Not good for you? Call {phone}. Thank you.',
  },
};

/** How the values of those texts are written. */
export const recipientValues = {
  delivery: 'delivery',
  deliveries: 'delivery (%{count} orders)',
  collect: 'pickup',
  between: 'between %{from} and %{to}',
  after: 'after %{from}',
  before: 'before %{to}',
  anyTime: 'during the day',
};
