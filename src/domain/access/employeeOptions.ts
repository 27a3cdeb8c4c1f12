import type { Permission } from './access';
import { PERMISSIONS } from './permissions';

/** Options of an employee that change what the account of this person may do (spec §3). */
interface EmployeeOptions {
  readonly non_admin_access_history: boolean;
  readonly schedule_edit: boolean;
  readonly hide_charge_info: boolean;
}

/** As a server names a right: with the names of its parameters. */
const keyOf = ({ http_method, path_route }: Permission) => `${http_method} ${path_route}`;

/** Rights that an option adds to those of the role. */
const ADDED = {
  non_admin_access_history: [
    PERMISSIONS.activity_logger.read,
    PERMISSIONS.runs.changesHistory,
    PERMISSIONS.dispatch.viewHistory,
  ],
  schedule_edit: [
    PERMISSIONS.scheduling.summary,
    PERMISSIONS.scheduling.templates,
    PERMISSIONS.scheduling.createFromRuns,
    PERMISSIONS.scheduling.createRun,
    PERMISSIONS.scheduling.deleteRun,
    PERMISSIONS.scheduling.publish,
    PERMISSIONS.scheduling.unpublish,
    PERMISSIONS.dispatch.list,
    PERMISSIONS.dispatch.editRun,
  ],
} as const satisfies Partial<Record<keyof EmployeeOptions, readonly Permission[]>>;

type AddingOption = keyof typeof ADDED;
export const ADDING_OPTIONS = Object.keys(ADDED) as readonly AddingOption[];

/** Rights to what is charged and collected. */
const CHARGES: readonly Permission[] = [
  PERMISSIONS.billing_report.generate,
  PERMISSIONS.dispatch.copayment,
  PERMISSIONS.dispatch.downloadCSV,
  PERMISSIONS.custody.cashUps,
  PERMISSIONS.custody.cashUp,
  PERMISSIONS.reports.generate,
  ...Object.values(PERMISSIONS.billing),
];
const KEYS_OF_CHARGES = new Set(CHARGES.map(keyOf));

/** Whether a right is one that the option to hide charges takes away. */
export function isRightToCharges(right: Permission): boolean {
  return KEYS_OF_CHARGES.has(keyOf(right));
}

/** The rights of a role, by key, as they are for a person with these options. */
export function rightsWithOptions(role: ReadonlySet<string>, options: EmployeeOptions): ReadonlySet<string> {
  const added = ADDING_OPTIONS.flatMap((option) => (options[option] ? ADDED[option] : []));
  const removed = options.hide_charge_info ? CHARGES : [];
  if (added.length + removed.length === 0) return role;
  const rights = new Set([...role, ...added.map(keyOf)]);
  for (const right of removed) rights.delete(keyOf(right));
  return rights;
}

/** The first right that an option would add beyond those of the person who switches it on; null when there is none. */
export function rightBeyondOwn(option: AddingOption, own: ReadonlySet<string>): Permission | null {
  return ADDED[option].find((right) => !own.has(keyOf(right))) ?? null;
}

const AMOUNTS = new Set(['copayment_amount', 'copayment_method']);

/** The same answer without amounts that a recipient pays, at any depth. */
export function withoutCharges(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutCharges);
  if (typeof answer !== 'object' || answer === null || Object.getPrototypeOf(answer) !== Object.prototype)
    return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, AMOUNTS.has(name) ? null : withoutCharges(value)]),
  );
}

export function isCharge(field: string): boolean {
  return AMOUNTS.has(field);
}
