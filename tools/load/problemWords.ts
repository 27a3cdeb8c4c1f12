import type { Problem, Problems } from '../../src/domain/wire/problem';
import { errors } from '../../src/i18n/en/errors';
import { messages as orders } from '../../src/i18n/en/sets/orders';
import { messages as records } from '../../src/i18n/en/sets/records';
import { validation } from '../../src/i18n/en/validation';

/** What is said of an order. Not the words of the frame: those of react-admin would bring React to every server. */
const messages = { ...records, ...orders, errors, validation };

/** The English sentence of an i18n key; the key itself when the language file does not have it. */
function sentenceOf({ message, args }: Problem): string {
  let found: unknown = messages;
  for (const part of message.split('.')) {
    found =
      typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[part] : undefined;
  }
  const text = typeof found === 'string' ? found : message;
  return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(args?.[name] ?? ''));
}

/** "phone_number: Use: 000-000-0000; address: …" */
export function problemWords(problems: Problems): string {
  return Object.entries(problems)
    .map(([field, problem]) => `${field}: ${sentenceOf(problem)}`)
    .join('; ');
}
