import { DAY_MS } from '../time/durations';

/** Rotation of passwords (spec §3): 0 days switches it off. */
export interface PasswordRotation {
  readonly password_rotation_days: number;
  readonly password_warning_days: number;
}

/** Whole days until a password must be changed, 0 when it must be now; null without rotation. */
export function passwordDaysLeft(
  changedAt: Date,
  now: Date,
  { password_rotation_days }: PasswordRotation,
): number | null {
  if (password_rotation_days === 0) return null;
  const left = changedAt.getTime() + password_rotation_days * DAY_MS - now.getTime();
  return Math.max(0, Math.ceil(left / DAY_MS));
}

/** Whether the expiry warning is shown. */
export function isPasswordWarning(
  daysLeft: number | null,
  { password_warning_days }: PasswordRotation,
): boolean {
  return daysLeft !== null && daysLeft > 0 && daysLeft <= password_warning_days;
}
