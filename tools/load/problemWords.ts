import type { Problem, Problems } from '../../src/domain/wire/problem';
import { messages } from '../../src/i18n/en/all';

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
