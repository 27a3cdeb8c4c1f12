/** The part of a notification that says what it is about. */
interface NotificationFacts {
  readonly type: string;
  readonly jsonBody?: Readonly<Record<string, unknown>> | null;
}

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

/**
 * Path of the page that shows what a notification is about (spec §3, `jsonBody`); null when it is about nothing that has
 * a page.
 */
export function notificationTarget({ type, jsonBody }: NotificationFacts): string | null {
  const { event_id, delivery_manifest_id, date, employee_id } = jsonBody ?? {};
  const day = typeof date === 'string' ? `date=${date}` : '';
  if (isId(event_id)) return `/dispatch?${[day, `stop=${event_id}`].filter(Boolean).join('&')}`;
  if (isId(delivery_manifest_id)) return day ? `/dispatch?${day}` : '/dispatch';
  if (type.startsWith('license_') && isId(employee_id)) return `/employees/${employee_id}`;
  return type === 'message_failed' ? '/outbox' : null;
}
