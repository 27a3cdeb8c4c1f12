import type { Config } from '../../server/config';
import { bad, codeOf, good, warning, type Finding } from './finding';

const ANSWER_WITHIN_MS = 5_000;

interface Account {
  url: string;
  accountSid: string;
  authToken: string;
}

/** The account that anything of this configuration uses; null: none. */
function accountOf({ twilio, messages, telephony }: Config): Account | null {
  return twilio ?? messages.voice ?? (telephony.service === 'twilio' ? telephony : null);
}

/** What the account is there for, in words. */
function usesOf({ twilio, messages, telephony }: Config): string {
  const uses = [
    twilio?.sender && 'text messages',
    messages.voice && 'automatic calls',
    twilio?.driverNumber && 'calls to drivers',
    telephony.service === 'twilio' && 'phone calls of the office',
  ];
  return uses.filter(Boolean).join(', ');
}

/** Asks for the account, which costs nothing (https://www.twilio.com/docs/iam/api/account#fetch-an-account-resource). */
async function accountState({ url, accountSid, authToken }: Account): Promise<Finding> {
  const response = await fetch(`${url}/2010-04-01/Accounts/${accountSid}.json`, {
    headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (response.status === 401 || response.status === 404)
    return bad('Twilio does not let the product in.', 'Check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.');
  if (!response.ok)
    return bad(`Twilio answers HTTP ${response.status}.`, 'Look at https://status.twilio.com and try again.');
  const { status } = (await response.json()) as { status?: unknown };
  if (status === 'active') return good('The account is active; nothing was sent.');
  return bad(
    `The account is ${typeof status === 'string' ? status : 'not active'}.`,
    'Ask Twilio why, in its console.',
  );
}

async function accountFinding(account: Account): Promise<Finding> {
  try {
    return await accountState(account);
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    return bad(`Twilio cannot be reached (${codeOf(cause ?? error)}).`, 'Check TWILIO_URL and the network.');
  }
}

/** Receipts, answers and calls come from Twilio to the product. */
function addressFinding({ publicUrl }: Config): Finding[] {
  if (new URL(publicUrl).protocol === 'https:') return [];
  return [
    warning(
      `Twilio cannot report to ${publicUrl}: text messages that come in and receipts are lost.`,
      'Set PUBLIC_URL to the https address under which the internet reaches the product.',
    ),
  ];
}

/** The account of text messages and calls, where one is configured. */
export async function lookAtTwilio(config: Config): Promise<Finding[]> {
  const account = accountOf(config);
  if (!account) return [];
  const uses = good(`Twilio carries ${usesOf(config)}.`);
  return [uses, await accountFinding(account), ...addressFinding(config)];
}
