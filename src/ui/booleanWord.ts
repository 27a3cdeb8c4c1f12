/** Key, below `screens.record`, of the word for a yes or no: a record is active or inactive, anything else is or is not. */
export function booleanWord(field: string, value: boolean): 'active' | 'inactive' | 'yes' | 'no' {
  if (field === 'is_active') return value ? 'active' : 'inactive';
  return value ? 'yes' : 'no';
}
