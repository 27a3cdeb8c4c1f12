/** Ready-made text messages of the office. They are sent in the recipient's language, whatever the screen's. */
export const officeTexts = {
  begin: {
    callUs: 'Hello %{name}, this is %{pharmacy}. Please call us at %{phone} about your delivery.',
    whenHome:
      'Hello %{name}, this is %{pharmacy}. We could not hand over your delivery. When will you be home? Please answer this message.',
    confirm:
      'Hello %{name}, this is %{pharmacy}. Your delivery is planned for %{window}. Reply C to confirm or R to choose another time.',
    address:
      'Hello %{name}, this is %{pharmacy}. Please send us your current address and the gate code, if there is one.',
  },
  answer: {
    looking: 'Thank you. We are looking into it and will get back to you.',
    onTheWay: 'Your delivery is on its way and comes today.',
    call: 'Please call us so that we can help you.',
    done: 'Done. Thank you.',
  },
};
