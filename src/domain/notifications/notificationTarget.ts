/** The part of a notification that says what it is about. */
interface Told {
  readonly type: string;
  readonly jsonBody?: Readonly<Record<string, unknown>> | null;
}

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

/** Pages that need no number. */
const PAGES: Readonly<Record<string, string>> = {
  inbox_undecided: '/schedule/deliveries-inbox',
  call_missed: '/calls',
};

/** Sent messages: the one that did not arrive, or all of them when it stands for several. */
function messagesOf({ message_id: id, events }: Record<string, unknown>): string {
  if (Array.isArray(events)) return '/outbox?state=failed';
  return isId(id) ? `/outbox?message=${id}` : '/outbox';
}

/**
 * Path of the page that shows what a notification is about (spec §3, `jsonBody`); null when it is about nothing that has
 * a page. The reader may lack the right to it: the page says so.
 */
export function notificationTarget({ type, jsonBody }: Told): string | null {
  const facts = jsonBody ?? {};
  const day = typeof facts.date === 'string' ? `date=${facts.date}` : '';
  if (isId(facts.event_id)) return `/dispatch?${[day, `stop=${facts.event_id}`].filter(Boolean).join('&')}`;
  if (isId(facts.delivery_manifest_id)) return day ? `/dispatch?${day}` : '/dispatch';
  if (isId(facts.conversation_id)) return `/text-messages?conversation=${facts.conversation_id}`;
  if (isId(facts.endpoint_id)) return `/integrations/webhooks/${facts.endpoint_id}`;
  if (type === 'copay_difference' && day) return `/cash-up?${day}`;
  if (isId(facts.group_id)) return `/schedule/imports/${facts.group_id}`;
  if (isId(facts.inspection_id)) return `/inspections/${facts.inspection_id}`;
  if (isId(facts.vehicle_id)) return `/data/vehicles/${facts.vehicle_id}`;
  const employee = facts.employee ?? facts.employee_id;
  if (type.startsWith('license_') && isId(employee)) return `/data/employees/${employee}`;
  if (type === 'message_failed') return messagesOf(facts);
  return PAGES[type] ?? null;
}
