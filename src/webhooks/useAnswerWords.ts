import type { WebhookAttempt } from '../domain/webhooks/webhookView';
import { useT } from '../i18n/useT';

/** What came of a try, in words: the status of the answer, and why it does not count. */
export function useAnswerWords(): (tried: Pick<WebhookAttempt, 'http_status' | 'error'>) => string {
  const translate = useT();
  return ({ http_status, error }) => {
    const status = http_status === null ? [] : [translate('webhooks.calls.status', { status: http_status })];
    const why = error === null ? [] : [translate(`webhooks.errors.${error}`)];
    const said = [...status, ...why];
    return said.length === 0 ? translate('webhooks.calls.noAnswer') : said.join(' · ');
  };
}
