import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IMPORT_PARTS, IMPORT_TARGETS, type ImportTarget } from '../../domain/imports/importTargets';
import { ORDER_COLUMNS } from '../../domain/imports/orderRow';
import { useT } from '../../i18n/useT';

interface TargetSelectProps {
  label: string;
  value: ImportTarget | null;
  isDisabled: boolean;
  onChange: (value: ImportTarget | null) => void;
}

/** The target of a column: a whole order column, a part that is joined with others, or none. */
export function TargetSelect({ label, value, isDisabled, onChange }: TargetSelectProps) {
  const translate = useT();
  const group = (key: 'whole' | 'parts', targets: readonly ImportTarget[]) => (
    <optgroup label={translate(`imports.mapping.${key}`)}>
      {targets.map((target) => (
        <option key={target} value={target}>
          {translate(`imports.targets.${target}`)}
        </option>
      ))}
    </optgroup>
  );
  return (
    <NativeSelect
      variant="outlined"
      fullWidth
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': label }}
      value={value ?? ''}
      disabled={isDisabled}
      onChange={({ target }) => onChange(IMPORT_TARGETS.find((one) => one === target.value) ?? null)}
    >
      <option value="">{translate('imports.mapping.unused')}</option>
      {group('whole', ORDER_COLUMNS)}
      {group('parts', IMPORT_PARTS)}
    </NativeSelect>
  );
}
