/**
 * Settings and fields that are stored and returned but have no effect yet, by owner. No screen shows them,
 * because every visible setting must have an effect. Remove a name in the change that implements it.
 */
const NOT_IN_EFFECT: Readonly<Record<string, readonly string[]>> = {
  settings: ['operation_name'],
  vehicles: ['zip_code_group'],
};

/** Whether a setting (`settings`) or a field of a resource has an effect, and so is shown. */
export function isInEffect(owner: string, name: string): boolean {
  return !NOT_IN_EFFECT[owner]?.includes(name);
}
