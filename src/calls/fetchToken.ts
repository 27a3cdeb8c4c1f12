import { telephonyTokenCall, type TelephonyToken } from '../contract/calls/calls';
import { TOKEN_TRIES, TOKEN_TRY_AGAIN_MS } from '../domain/calls/tokenTries';
import { readApi } from '../providers/callApi';
import { HttpError } from '../providers/http';
import { NoSound } from './callEngine';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether another try may go better: no answer, or a fault of the server. */
const mayPass = (error: HttpError) => error.status === 0 || error.status >= 500 || error.status === 429;

/** The token of the telephony service: retried up to 3 times with 1 s between (spec §9). Throws `NoSound`. */
export async function fetchToken(): Promise<TelephonyToken> {
  for (let retries = 0; ; retries++) {
    try {
      return await readApi(telephonyTokenCall, {});
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (retries === TOKEN_TRIES || !mayPass(error)) throw new NoSound('service');
      await wait(TOKEN_TRY_AGAIN_MS);
    }
  }
}
