import type { Config } from '../../config';
import { twilioVoice } from './twilioVoice';
import type { Telephony } from './outsideLine';

const done = () => Promise.resolve();

/** Browsers talk with each other; in a demo a page plays the phones outside. */
function embedded(isDemo: boolean): Telephony {
  return {
    provider: 'embedded',
    reachesOutside: isDemo,
    dial: done,
    hold: done,
    remove: done,
    hangUp: done,
    token: () => null,
  };
}

/** Null: calls are switched off, and numbers are links to the phone of the computer. */
export function telephonyOf({ telephony, demo, publicUrl }: Config): Telephony | null {
  if (telephony.service === 'off') return null;
  return telephony.service === 'twilio' ? twilioVoice(telephony, publicUrl) : embedded(demo);
}
