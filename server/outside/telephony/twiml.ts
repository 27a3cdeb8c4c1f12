const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${value.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '')}"`)
    .join('');
}

const document = (body: string) => `<?xml version="1.0" encoding="UTF-8"?><Response>${body}</Response>`;

/** The answer to a call that we do not want. */
export const REJECT = document('<Reject/>');
/** The answer to a report. */
export const NOTHING = document('');

/** Name of a call's conference at the service. */
export const conferenceName = (callId: number) => `call-${callId}`;

/**
 * Lets the caller into the conference of a call. It begins with the first, is silent while one waits, and goes on when one
 * leaves: another may take the call.
 * https://www.twilio.com/docs/voice/twiml/conference
 */
export function joinConference(callId: number, leg: string, statusCallback: string): string {
  const conference = attributes({
    participantLabel: leg,
    beep: 'false',
    startConferenceOnEnter: 'true',
    endConferenceOnExit: 'false',
    waitUrl: '',
    statusCallback,
    statusCallbackEvent: 'start end join leave',
  });
  return document(`<Dial><Conference${conference}>${conferenceName(callId)}</Conference></Dial>`);
}
