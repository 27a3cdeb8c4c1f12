/** Key below `screens.record` for a boolean: active or inactive, otherwise yes or no. */
export function booleanWord(field: string, value: boolean): 'active' | 'inactive' | 'yes' | 'no' {
  if (field === 'is_active') return value ? 'active' : 'inactive';
  return value ? 'yes' : 'no';
}
