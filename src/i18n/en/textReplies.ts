/** Automatic answers to text messages of recipients. Short: each 160 characters are a message of their own. */
export const textReplies = {
  help: 'Rx deliveries: reply C to confirm, R to change the time. Call %{phone} for help. Reply STOP for no more messages.',
  started: 'You will get messages about your deliveries again. Reply STOP for no more messages.',
  confirmed: 'Thank you. Your delivery is confirmed: %{window}.',
  which: 'Which delivery? Reply with its number.',
  choice: '%{number}: %{window}',
  choiceFor: '%{number}: %{window}, %{name}',
  windows: 'Reply with a number for another time, or call %{phone}.',
  noWindows: 'No other time is possible by text message. Please call %{phone}.',
  moved: 'Done. Your new time: %{window}.',
  notPossible: 'That is not possible any more. Please call %{phone}.',
  askAgain: 'Please reply with one of the numbers, or call %{phone}.',
  /** Said on the phone. */
  noDriver: 'No driver is on the way to this number. Please call your pharmacy.',
  noDelivery: 'We found no open delivery for this number. We will look at your message.',
};
export type TextReply = keyof typeof textReplies;
